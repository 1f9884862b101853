import { expect, test } from 'vitest'
import { clearanceEnd, examinationProblem, firstLinkDay, firstPaperDay, liftsRefusal } from './examination.ts'
import { formState, isExpired, shownState, teacherState, validUntil } from './standing.ts'

const SIGNED = new Date('2025-11-16T10:00:00Z')
const LAST = new Date('2026-11-16T09:59:59Z')
const OVER = new Date('2026-11-16T10:00:00Z')
const form = {
  signedAt: SIGNED,
  isGuardianAwaited: false,
  isPhysicianAwaited: false,
  isDeclined: false,
  isRefusalStanding: false,
  isDetailsChanged: false,
  isPhysicianTeaching: false,
  isBirthDateAwaited: false,
}

test('[TS-10] a signed form is valid for 12 months, to the moment', () => {
  expect(validUntil(form).toISOString()).toBe('2026-11-16T10:00:00.000Z')
  expect([isExpired(form, LAST), isExpired(form, OVER)]).toEqual([false, true])
})

test('[TS-02] [TS-10] a clearance counts 12 months from the examination, not from the signature', () => {
  const end = (examinedOn: string) => validUntil({ signedAt: SIGNED, examinedOn }).toISOString()
  expect(end('2025-03-01')).toBe('2026-03-01T23:59:59.999Z')
  expect(end('2024-11-17')).toBe('2025-11-17T23:59:59.999Z')
  expect(end('2024-02-29')).toBe('2025-03-01T23:59:59.999Z')
  const approved = { ...form, examinedOn: '2025-03-01' }
  expect(formState(approved, new Date('2026-03-01T23:59:59Z'))).toBe('cleared')
  expect(formState(approved, new Date('2026-03-02T00:00:00Z'))).toBe('expired')
})

test('[TS-10] an examination after the signature does not prolong the answers', () => {
  expect(validUntil({ signedAt: SIGNED, examinedOn: '2026-02-01' })).toEqual(validUntil(form))
})

test('[TS-02] an examination whose clearance would be over is refused', () => {
  const now = new Date('2026-11-16T10:00:00Z')
  expect(examinationProblem('2025-11-16', now)).toBeUndefined()
  expect(examinationProblem('2025-11-15', now)).toBe('day-too-old')
  expect(clearanceEnd('2025-11-16') > now).toBe(true)
})

test('[ST-08] asked by mail, an examination of the day before a refusal does not lift it, by one calendar for page and server', () => {
  const refused = new Date('2026-11-17T11:00:00Z')
  const after = new Date('2026-11-17T11:01:00Z')
  expect(firstLinkDay(refused)).toBe('2026-11-17')
  expect(liftsRefusal('2026-11-16', refused, after)).toBe(false)
  expect(liftsRefusal('2026-11-17', refused, after)).toBe(true)
})

test('[ST-08] [TS-02] an approval of the same day lifts a refusal only if the physician was asked after it', () => {
  const refused = new Date('2026-11-16T09:00:00Z')
  const after = new Date('2026-11-16T09:01:00Z')
  const before = new Date('2026-11-16T08:59:00Z')
  expect(liftsRefusal('2026-11-16', refused, after)).toBe(true)
  expect(liftsRefusal('2026-11-14', refused, after)).toBe(false)
  // On paper, or asked before: the examination may have been before the refusal on that day.
  expect(liftsRefusal('2026-11-16', refused, before)).toBe(false)
  expect(liftsRefusal('2026-11-16', refused, null)).toBe(false)
  expect(liftsRefusal('2026-11-17', refused, null)).toBe(true)
  // In Auckland the next day had begun when this refusal was given.
  expect(liftsRefusal('2026-11-17', new Date('2026-11-16T22:00:00Z'), null)).toBe(false)
})

test('[TS-04] while a physician is required, the words depend on who was asked', () => {
  expect(shownState('physician-awaited', 'none')).toBe('physician-unasked')
  expect(shownState('decision-awaited', 'none')).toBe('decision-unasked')
  expect(shownState('decision-awaited', 'asked')).toBe('decision-awaited')
  expect(shownState('physician-awaited', 'refused')).toBe('physician-refused')
  expect(shownState('declined', 'refused')).toBe('declined')
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

test('[TS-04] after a refusal, new answers wait for a new decision, no matter who else is awaited', () => {
  const again = { ...form, isRefusalStanding: true, isPhysicianAwaited: true }
  expect(formState(again, LAST)).toBe('decision-awaited')
  expect(formState({ ...again, isGuardianAwaited: true }, LAST)).toBe('decision-awaited')
})

test('[TS-04] a standing refusal is hidden neither by time nor by other details', () => {
  const declined = { ...form, isRefusalStanding: true, isDeclined: true }
  expect(formState(declined, LAST)).toBe('declined')
  expect(formState(declined, OVER)).toBe('declined')
  const again = { ...form, isRefusalStanding: true, isPhysicianAwaited: true, isDetailsChanged: true }
  expect(formState(again, LAST)).toBe('declined')
})

test('[TS-01] [TS-04] an approval by someone who teaches clears nobody', () => {
  expect(formState({ ...form, isPhysicianTeaching: true }, LAST)).toBe('physician-teaches')
  expect(formState({ ...form, isPhysicianTeaching: true }, OVER)).toBe('expired')
})

test('[TS-05] a form waits for the birth date only if it would clear the diver', () => {
  const awaited = { ...form, isBirthDateAwaited: true }
  expect(formState(awaited, LAST)).toBe('birth-date-awaited')
  expect(formState({ ...awaited, isPhysicianAwaited: true }, LAST)).toBe('physician-awaited')
  expect(formState(awaited, OVER)).toBe('expired')
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

test('[TS-03] a page that waits is what those who teach see first, and a refusal stays visible', () => {
  expect(teacherState('physician-awaited', 'asked', true)).toBe('page-waiting')
  expect(teacherState('decision-awaited', 'asked', true)).toBe('decision-page')
  expect(teacherState('declined', 'none', true)).toBe('declined')
  expect(teacherState('decision-awaited', 'asked', false)).toBe('decision-awaited')
})

test('[ST-08] the first day that lifts a refusal on paper is after it, wherever on earth', () => {
  const refused = new Date('2026-11-16T09:59:00Z')
  expect(firstPaperDay(refused)).toBe('2026-11-17')
  expect(firstPaperDay(new Date('2026-11-16T10:00:00Z'))).toBe('2026-11-18')
  expect(liftsRefusal('2026-11-17', refused, null)).toBe(true)
})
