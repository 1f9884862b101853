import { expect, test } from 'vitest'
import { answersChangedAt, hasStandingYes } from './changed-answers.ts'

const form = (day: string, isPhysicianNeeded: boolean) => ({ signedAt: new Date(day), isPhysicianNeeded })
const YES = form('2026-01-10', true)
const NO = form('2026-03-10', false)

test('[TS-04] answers changed on the day on which a questionnaire without a Yes replaced one with a Yes', () => {
  expect(answersChangedAt(NO, [YES])).toEqual(NO.signedAt)
  expect(answersChangedAt(NO, [])).toBeUndefined()
  expect(answersChangedAt(NO, [form('2026-01-10', false)])).toBeUndefined()
  expect(answersChangedAt(YES, [form('2025-12-10', true)])).toBeUndefined()
})

test('[TS-04] signing again without a Yes does not hide the change, for as long as a questionnaire counts', () => {
  expect(answersChangedAt(form('2026-04-10', false), [YES, NO])).toEqual(NO.signedAt)
  expect(answersChangedAt(form('2027-02-10', false), [YES, NO])).toEqual(NO.signedAt)
  expect(answersChangedAt(form('2027-03-11', false), [YES, NO])).toBeUndefined()
})

test('[TS-04] a Yes that had expired before is no change', () => {
  expect(answersChangedAt(form('2027-01-11', false), [YES])).toBeUndefined()
  expect([hasStandingYes([YES], new Date('2027-01-09')), hasStandingYes([YES, NO], NO.signedAt)]).toEqual([
    true,
    false,
  ])
})
