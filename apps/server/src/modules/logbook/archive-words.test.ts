import { translatorFor } from '@fathom/locales/node'
import { expect, test } from 'vitest'
import { logbookArchiveWords } from './archive-words.ts'

const { fields = {}, values = {}, formats = {} } = logbookArchiveWords
const words = translatorFor('en-US')
const text = (key: string | undefined) => words.t(key as 'account.export.title')

test('the archive names the fields of a dive as the form does', () => {
  expect(text(fields.max_depth)).toBe('Max depth')
  expect(text(fields.memsys_member_number)).toBe('Instructor number')
  expect(text(fields.body_of_water)).toBe('Body of water')
})

test('the archive words options, courses and skills in the reader’s language', () => {
  expect(text(values.weather?.PartlyCloudy)).toBe('Partly cloudy')
  expect(text(values.log_course?.['open-water'])).toBe('Open Water Diver')
  expect(text(values.adventure_dive?.buoyancy)).toBe('Buoyancy adventure dive')
  expect(text(values.dive_skills?.['neutral-buoyancy'])).toBe('Neutral buoyancy')
})

test('the archive says who did what, and shows an unknown action as it is stored', () => {
  const worded = (name: string) => formats.action?.(name, words, { changedBy: 'Kai Nakamura' })
  expect(worded('edit')).toBe('Kai Nakamura edited it')
  expect(worded('no-such-action')).toBeUndefined()
})
