import { placeOfSite } from '@fathom/domain/logbook'
import { expect, test } from 'vitest'
import { aContent } from './dive-log.fixture.ts'
import { followPlace, nameIn } from './follow-place.ts'

const recreational = { logType: 'Recreational', filled: undefined } as const
const titled = (title: string) => aContent({ title, location: '' })

test('[SN-05] a dive without a title is named after its place, letter by letter', () => {
  const first = followPlace(titled(''), { location: 'Lig' }, recreational)
  expect(first).toEqual({ change: { location: 'Lig', title: 'Lig' }, filled: 'Lig' })
  const next = followPlace(
    titled('Lig'),
    { location: 'Lighthouse, Egypt' },
    { ...recreational, filled: 'Lig' },
  )
  expect(next.change.title).toBe('Lighthouse')
})

test('[SN-05] a title that the diver typed stays, even if it is the name of the place', () => {
  const typed = followPlace(titled('Lig'), { title: 'Lighthouse' }, { ...recreational, filled: 'Lig' })
  expect(typed).toEqual({ change: { title: 'Lighthouse' }, filled: undefined })
  expect(followPlace(titled('Lighthouse'), { location: 'Blue Hole' }, recreational).change).toEqual({
    location: 'Blue Hole',
  })
})

test('[SN-05] a training dive is named after its course', () => {
  const training = { logType: 'Training', filled: undefined } as const
  expect(followPlace(titled(''), { location: 'Lighthouse' }, training).change).toEqual({
    location: 'Lighthouse',
  })
})

test('[CA-41] a site is stored with its country, and found again by its name', () => {
  const place = placeOfSite({ name: 'Naama Bay', country: 'Egypt' })
  expect(place).toBe('Naama Bay, Egypt')
  expect(nameIn(place)).toBe('Naama Bay')
  expect(placeOfSite({ name: 'Secret garden', country: '' })).toBe('Secret garden')
  expect(nameIn(' Secret garden ')).toBe('Secret garden')
})
