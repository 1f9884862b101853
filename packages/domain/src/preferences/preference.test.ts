import { expect, test } from 'vitest'
import { stepsBetween, writtenLanguage } from './preference.ts'

const chosen = { organisation: true, thirdParty: false, communicationLanguage: 'en-US' } as const

test('the first choice has no before, and a language that was not chosen is no step', () => {
  expect(stepsBetween(undefined, { ...chosen, communicationLanguage: undefined })).toEqual([
    { what: 'organisation', before: undefined, after: 'on' },
    { what: 'thirdParty', before: undefined, after: 'off' },
  ])
})

test('only what changed is a step', () => {
  expect(stepsBetween(chosen, chosen)).toEqual([])
  expect(stepsBetween(chosen, { ...chosen, communicationLanguage: 'ar-SA' })).toEqual([
    { what: 'communicationLanguage', before: 'en-US', after: 'ar-SA' },
  ])
})

test.each([
  ['ar-SA', 'ar-SA'],
  ['en-GB', 'en-US'],
  ['fr-CA', 'fr-FR'],
  ['he-IL', 'iw-IL'],
  ['tlh', 'en-US'],
])('whoever reads the portal in %s is written to in %s', (language, written) => {
  expect(writtenLanguage(language)).toBe(written)
})
