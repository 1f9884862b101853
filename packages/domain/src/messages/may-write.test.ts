import { expect, test } from 'vitest'
import { mayWrite, type ThreadFacts } from './may-write.ts'

const facts = (changed: Partial<ThreadFacts> = {}): ThreadFacts => ({
  ...{ isEnded: false, hasInstructor: true, hasCenter: true, isMinor: false, hasGuardian: false },
  ...changed,
})
const reasonFor = (changed: Partial<ThreadFacts>) => {
  const verdict = mayWrite(facts(changed))
  return verdict.granted ? undefined : verdict.reason
}

test('[LE-07] student and teachers write while the course goes on and someone teaches it', () => {
  expect(reasonFor({})).toBeUndefined()
  expect(reasonFor({ hasCenter: false })).toBeUndefined()
  expect(reasonFor({ hasInstructor: false })).toBeUndefined()
  expect(reasonFor({ hasInstructor: false, hasCenter: false })).toBe('nobody-teaches')
  expect(reasonFor({ isEnded: true })).toBe('enrolment-ended')
})

test('[LE-07] with a minor, the dive center or the guardian always reads along', () => {
  expect(reasonFor({ isMinor: true })).toBeUndefined()
  expect(reasonFor({ isMinor: true, hasCenter: false, hasGuardian: true })).toBeUndefined()
  expect(reasonFor({ isMinor: true, hasCenter: false })).toBe('minor-unaccompanied')
})
