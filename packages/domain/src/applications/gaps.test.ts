import { expect, test } from 'vitest'
import { findApplicationType } from './application-type.ts'
import { applicationGaps } from './gaps.ts'
import { ageOn, checkPrerequisites } from './prerequisites.ts'

const DIVEMASTER = { prerequisites: findApplicationType('divemaster')?.prerequisites ?? [] }
const FIRST_AID = { prerequisites: findApplicationType('emergency-response-instructor')?.prerequisites ?? [] }
const filled = { hasInstructor: true, hasTeachingAddress: true, signature: 'Sam Adeyemi' }

test('[EN-04] prerequisites that certifications and logbook prove are met, the rest is listed', () => {
  const facts = { age: 31, dives: 12, levels: [20, 40, 210] }
  expect(checkPrerequisites(DIVEMASTER, facts)).toEqual([
    { code: 'age', needed: 18, has: 31, isMet: true },
    { code: 'rescue', needed: null, has: null, isMet: true },
    { code: 'first-aid', needed: null, has: null, isMet: true },
    { code: 'dives', needed: 40, has: 12, isMet: false },
  ])
  expect(
    checkPrerequisites(FIRST_AID, facts)
      .filter(({ isMet }) => !isMet)
      .map(({ code }) => code),
  ).toEqual(['oxygen'])
})

test('[EN-04] naming other evidence closes a gap, except for the age', () => {
  const prerequisites = checkPrerequisites(DIVEMASTER, { age: 17, dives: 3, levels: [50, 340] })
  expect(applicationGaps({ prerequisites, evidence: {}, ...filled })).toEqual(['age', 'dives'])
  const evidence = { age: 'Really', dives: 'Paper logbook, 61 dives' }
  expect(applicationGaps({ prerequisites, evidence, ...filled })).toEqual(['age'])
  expect(applicationGaps({ prerequisites, evidence: { dives: ' ' }, ...filled })).toContain('dives')
})

test('[EN-04] instructor, teaching address and signature are required', () => {
  expect(
    applicationGaps({
      prerequisites: [],
      evidence: {},
      hasInstructor: false,
      hasTeachingAddress: false,
      signature: ' ',
    }),
  ).toEqual(['instructor', 'teachingAddress', 'signature'])
})

test('an age counts whole years, starting on the birthday', () => {
  expect(ageOn('2008-11-15', '2026-11-15')).toBe(18)
  expect(ageOn('2008-11-16', '2026-11-15')).toBe(17)
  expect(ageOn('', '2026-11-15')).toBeNull()
})
