import { expect, test } from 'vitest'
import {
  ageContradictions,
  dayCountsFrom,
  isMinor,
  lastDayOnEarth,
  mayBeGuardian,
  withAgeAnswers,
} from './age.ts'
import { canonicalText } from './canonical-text.ts'
import { currentDefinition } from './find-definition.ts'
import { MEDICAL_QUESTIONNAIRE as MEDICAL } from './medical.ts'
import { linkEnd, linkState } from './one-time-link.ts'
import { releaseVariantFor } from './release-variant.ts'
import { guardianProblem, type Signature, signingProblem } from './signing.ts'

const TODAY = '2026-11-15'
const release = currentDefinition('liability-release', 'full')
const blanks = { participant: 'Ana Duarte', activity: 'Boat dive', instructor: 'Kai', store: 'Harbour' }
const aSignature = (over: Partial<Signature> = {}): Signature => ({
  role: 'participant',
  name: 'Ana Duarte',
  way: 'typed',
  mark: 'Ana Duarte',
  intent: true,
  consent: true,
  ...over,
})
const asGuardian = (over: Partial<Signature> = {}, isIdentitySeen = false) =>
  guardianProblem(
    {
      ...aSignature({
        name: 'Noor Olsen',
        mark: 'Noor Olsen',
        relationship: 'mother',
        birthDate: '1980-01-01',
      }),
      ...over,
      role: 'guardian',
    },
    { diver: 'Ana Duarte', physicians: ['Dr. Rui Costa'], day: TODAY, isIdentitySeen },
  )
const sign = (over: Partial<Parameters<typeof signingProblem>[1]> = {}) =>
  signingProblem(release, {
    answers: blanks,
    signature: aSignature(),
    birthDate: '1990-01-01',
    day: TODAY,
    ...over,
  })

test('a day counts as soon as it has started in the last time zone', () => {
  const from = dayCountsFrom('2026-11-16')
  expect(lastDayOnEarth(from)).toBe('2026-11-16')
  expect(lastDayOnEarth(new Date(from.getTime() - 1))).toBe('2026-11-15')
})

test('[SC-09] signing requires that all blanks are filled', () => {
  expect(sign()).toBeUndefined()
  expect(sign({ answers: { ...blanks, store: ' ' } })).toBe('not-complete')
})

test('rejects a signature without intent, consent, name or mark', () => {
  expect(sign({ signature: undefined })).toBe('not-signed')
  expect(sign({ signature: aSignature({ intent: false }) })).toBe('no-consent')
  expect(sign({ signature: aSignature({ consent: false }) })).toBe('no-consent')
  expect(sign({ signature: aSignature({ mark: ' ' }) })).toBe('signature-empty')
  expect(sign({ signature: aSignature({ way: 'drawn', mark: '<svg>' }) })).toBe('signature-empty')
  expect(sign({ signature: aSignature({ way: 'drawn', mark: 'M89 144L89 144' }) })).toBe('signature-empty')
  expect(sign({ signature: aSignature({ way: 'drawn', mark: 'M1 1L60 60' }) })).toBeUndefined()
})

test("[SC-09] a typed signature must be the signer's name, in any spelling variant", () => {
  expect(sign({ signature: aSignature({ mark: 'x' }) })).toBe('signature-other-name')
  expect(sign({ signature: aSignature({ mark: 'ANA  DUARTE' }) })).toBeUndefined()
  expect(asGuardian({ mark: 'Ana Duarte' })).toBe('signature-other-name')
})

test('[SC-09] the diver named in a release must be the signer', () => {
  const named = (participant: string) => sign({ answers: { ...blanks, participant } })
  expect(named('Kai Nakamura')).toBe('participant-other-name')
  expect(named('ana duarte')).toBeUndefined()
})

test('[TS-06] a guardian has a relationship, is at least 18, and is not the diver', () => {
  expect(asGuardian()).toBeUndefined()
  expect(asGuardian({ relationship: '' })).toBe('guardian-unknown')
  expect(asGuardian({ birthDate: '1880-01-01' })).toBe('guardian-unknown')
  expect(asGuardian({ birthDate: '2008-11-16' })).toBe('guardian-too-young')
  expect(asGuardian({ birthDate: '2008-11-15' })).toBeUndefined()
  for (const name of ['Ana Duarte', 'DUARTE, Aná', 'ana  duarte'])
    expect([name, asGuardian({ name, mark: name })]).toEqual([name, 'guardian-is-diver'])
  for (const name of ['Dr. Ana Duarte', 'Ana M. Duarte', 'A. Duarte', 'Аna Duarte'])
    expect([name, asGuardian({ name, mark: name })]).toEqual([name, 'guardian-is-diver'])
  expect(asGuardian({ name: 'Rui Costa', mark: 'Rui Costa' })).toBe('guardian-is-physician')
})

test('a person who turns 18 tomorrow is a minor, and is of age only once the day has started everywhere', () => {
  const now = new Date('2026-11-15T11:00:00Z')
  expect(lastDayOnEarth(now)).toBe('2026-11-14')
  expect(isMinor('2008-11-15', lastDayOnEarth(now))).toBe(true)
  expect(isMinor('2008-11-15', lastDayOnEarth(new Date('2026-11-15T12:00:00Z')))).toBe(false)
  expect(mayBeGuardian('2008-13-45', TODAY)).toBe(false)
})

test('[TS-05] an answer about the age that contradicts the birth date is flagged', () => {
  const flagged = (q2: string, birthDate: string) => ageContradictions(MEDICAL, { q2 }, birthDate, TODAY)
  expect(flagged('yes', '1991-04-18')).toEqual(['q2'])
  expect(flagged('no', '1991-04-18')).toEqual([])
  expect(flagged('no', '1957-07-07')).toEqual(['q2'])
  expect(flagged('yes', '1957-07-07')).toEqual([])
  expect(flagged('yes', '')).toEqual([])
})

test('[TS-05] a person is older than 45 from the day after the 45th birthday', () => {
  const on = (day: string) => ageContradictions(MEDICAL, { q2: 'no' }, '1981-04-18', day)
  expect([on('2026-04-17'), on('2026-04-18'), on('2026-04-19')]).toEqual([[], [], ['q2']])
})

test('[TS-05] the birth date answers the question about the age, and opens or clears box B', () => {
  const answered = { q1: 'no', q2: 'yes', b1: 'no' }
  expect(withAgeAnswers(MEDICAL, answered, '1991-04-18', TODAY)).toEqual({ q1: 'no', q2: 'no' })
  expect(withAgeAnswers(MEDICAL, { q2: 'no' }, '1957-07-07', TODAY)).toEqual({ q2: 'yes' })
  expect(withAgeAnswers(MEDICAL, answered, '1957-07-07', TODAY)).toEqual(answered)
  expect(withAgeAnswers(MEDICAL, answered, '', TODAY)).toBe(answered)
})

test('[SC-09] place and age determine the release', () => {
  const variant = (country: string, region: string | null, minor: boolean) =>
    releaseVariantFor({ country, region }, minor)
  expect(variant('SE', null, false)).toBe('own-fault')
  expect(variant('GB', null, true)).toBe('own-fault')
  expect(variant('US', 'CA', true)).toBe('full')
  expect(variant('US', 'FL', false)).toBe('full')
  expect(variant('US', 'FL', true)).toBe('guardian-notice')
  expect(releaseVariantFor(null, false)).toBe('own-fault')
  const notice = currentDefinition('liability-release', 'guardian-notice').sections[0]?.paragraphs[0]
  expect(notice?.size).toBe('larger')
  expect(currentDefinition('medical-questionnaire', 'full')).toBe(MEDICAL)
})

test('[TS-01] a link works once, for 14 days, and not after it was ended', () => {
  const now = new Date('2026-11-15T10:00:00Z')
  const link = { expiresAt: linkEnd(now), usedAt: null, endedAt: null }
  expect(link.expiresAt.toISOString()).toBe('2026-11-29T10:00:00.000Z')
  expect(linkState(link, now)).toBe('open')
  expect(linkState(link, link.expiresAt)).toBe('over')
  expect(linkState({ ...link, usedAt: now }, now)).toBe('used')
  expect(linkState({ ...link, endedAt: now }, now)).toBe('ended')
})

test('a document gives the same text in any field order, and a different text if one field differs', () => {
  const text = canonicalText({ b: [1, { d: 'x', c: null }], a: undefined })
  expect(text).toBe('{"b":[1,{"c":null,"d":"x"}]}')
  expect(canonicalText({ b: [1, { c: null, d: 'x' }] })).toBe(text)
  expect(canonicalText({ b: [1, { c: null, d: 'y' }] })).not.toBe(text)
})

test('[TS-06] a guardian with the name of the diver signs once a witness has seen an identity document', () => {
  const namesake = { name: 'Ana Duarte', mark: 'Ana Duarte' }
  expect(asGuardian(namesake)).toBe('guardian-is-diver')
  expect(asGuardian(namesake, true)).toBeUndefined()
  expect(asGuardian({ ...namesake, birthDate: '2010-01-01' }, true)).toBe('guardian-too-young')
})
