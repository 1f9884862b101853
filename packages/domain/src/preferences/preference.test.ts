import { expect, test } from 'vitest'
import { stepsBetween, writtenLanguage } from './preference.ts'

const chosen = {
  organisation: true,
  thirdParty: false,
  notifications: true,
  digest: false,
  communicationLanguage: 'en-US',
} as const

test('the first choice has no before value, and a language that was not chosen adds no step', () => {
  expect(stepsBetween(undefined, { ...chosen, communicationLanguage: undefined })).toEqual([
    { what: 'organisation', before: undefined, after: 'on' },
    { what: 'thirdParty', before: undefined, after: 'off' },
  ])
})

test('notices are on by default, so the first choice records them only when it changes them', () => {
  const noticed = stepsBetween(undefined, { ...chosen, notifications: false, digest: true }).slice(2, 4)
  expect(noticed).toEqual([
    { what: 'notifications', before: 'on', after: 'off' },
    { what: 'digest', before: 'off', after: 'on' },
  ])
})

test('only a change adds a step', () => {
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
])('a person who reads the portal in %s gets e-mails in %s', (language, written) => {
  expect(writtenLanguage(language)).toBe(written)
})
