import { expect, test } from 'vitest'
import { formState, isExpired, validUntil } from './standing.ts'

const SIGNED = new Date('2025-11-16T10:00:00Z')
const LAST = new Date('2026-11-16T09:59:59Z')
const OVER = new Date('2026-11-16T10:00:00Z')
const form = {
  signedAt: SIGNED,
  isGuardianAwaited: false,
  isPhysicianAwaited: false,
  isDeclined: false,
  isDetailsChanged: false,
}

test('[TS-10] a signed form is valid for 12 months, to the moment', () => {
  expect(validUntil(SIGNED).toISOString()).toBe('2026-11-16T10:00:00.000Z')
  expect([isExpired(SIGNED, LAST), isExpired(SIGNED, OVER)]).toEqual([false, true])
})

test('[TS-04] the state of a form names who is awaited, and a decline outranks both', () => {
  expect(formState(undefined, LAST)).toBe('missing')
  expect(formState(form, LAST)).toBe('cleared')
  expect(formState({ ...form, isPhysicianAwaited: true }, LAST)).toBe('physician-awaited')
  expect(formState({ ...form, isPhysicianAwaited: true, isGuardianAwaited: true }, LAST)).toBe(
    'guardian-awaited',
  )
  expect(formState({ ...form, isPhysicianAwaited: true, isDeclined: true }, LAST)).toBe('declined')
})

test('[TS-04] a form that was signed under other details clears nobody, and does not hide a refusal', () => {
  expect(formState({ ...form, isDetailsChanged: true }, LAST)).toBe('details-changed')
  expect(formState({ ...form, isDetailsChanged: true, isGuardianAwaited: true }, LAST)).toBe(
    'details-changed',
  )
  expect(formState({ ...form, isDetailsChanged: true, isDeclined: true }, LAST)).toBe('declined')
})

test('[TS-10] an expired form clears nobody, whatever was decided on it', () => {
  expect(formState(form, OVER)).toBe('expired')
  expect(formState({ ...form, isGuardianAwaited: true }, OVER)).toBe('expired')
})
