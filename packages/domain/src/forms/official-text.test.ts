import { expect, test } from 'vitest'
import { currentDefinition } from './find-definition.ts'
import { findOfficialText, languageOf, withOfficialTexts } from './official-text.ts'

const form = currentDefinition('liability-release', 'full')
const wording = {
  version: 3,
  texts: {
    'de-DE': { 'forms.release.full': 'Amtlicher Text.', 'forms.medical.q1': 'Anderes Formular.' },
    'xx-XX': { 'forms.release.full': 'Nobody reads this.' },
  },
}

test('[SC-09] an official wording overrides the catalog, in its languages, with its own version', () => {
  const official = withOfficialTexts(form, wording)
  expect(official.version).toBe(3000 + form.version)
  expect(official.languages).toEqual(['de-DE'])
  expect(findOfficialText(official, 'de-DE', 'forms.release.full')).toBe('Amtlicher Text.')
  expect(findOfficialText(official, 'de-DE', 'forms.release.risks')).toBeUndefined()
  expect(official.texts).toEqual({ 'de-DE': { 'forms.release.full': 'Amtlicher Text.' } })
  expect(languageOf(official, 'fr-FR')).toBe('de-DE')
})

test('a form that the official wording does not cover stays unchanged', () => {
  expect(withOfficialTexts(form, undefined)).toBe(form)
  expect(withOfficialTexts(form, { version: 1, texts: { 'de-DE': { other: 'x' } } })).toBe(form)
  expect(languageOf(form, 'ar-SA')).toBe('ar-SA')
})
