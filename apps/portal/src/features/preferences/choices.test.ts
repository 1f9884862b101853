import { expect, test } from 'vitest'
import { changed, choicesOf, differences, rebased, turnedOff } from './choices.ts'

const saved = {
  id: '018f0000-0000-7000-8000-000000000001',
  organisation: true,
  thirdParty: false,
  notifications: true,
  digest: false,
  communicationLanguage: 'en-US',
  version: 3,
} as const

test('the first change starts a draft that remembers its base', () => {
  const draft = changed(saved, undefined, { organisation: false })
  expect(draft).toMatchObject({ from: saved, choices: { organisation: false, thirdParty: false } })
})

test('a draft keeps its base when the saved record changes in the meantime', () => {
  const draft = changed(saved, undefined, { organisation: false })
  const later = changed({ ...saved, version: 4 }, draft, { thirdParty: true })
  expect(later?.from.version).toBe(3)
})

test('a draft that equals its base is dropped', () => {
  const draft = changed(saved, undefined, { organisation: false })
  expect(changed(saved, draft, { organisation: true })).toBeUndefined()
})

test('only enabled options can be turned off', () => {
  const choices = { ...choicesOf(saved), organisation: false, communicationLanguage: 'de-DE' } as const
  expect(turnedOff({ from: saved, choices, reasons: {} })).toEqual(['organisation'])
  expect(differences(saved, choices)).toEqual(['organisation', 'communicationLanguage'])
})

test("on top of what was saved elsewhere only the user's own changes remain", () => {
  const choices = { ...choicesOf(saved), organisation: false }
  const current = { ...saved, communicationLanguage: 'fi-FI', version: 4 } as const
  expect(rebased({ from: saved, choices, reasons: {} }, current)).toEqual({
    from: current,
    choices: { ...choices, communicationLanguage: 'fi-FI' },
    reasons: {},
  })
})
