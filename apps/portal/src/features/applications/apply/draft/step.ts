import type { ApplicationWire } from '@fathom/contract/applications'
import { type ApplicationGap, applicationGaps, EVIDENCE_NAMES } from '@fathom/domain/applications'
import { isBlank, problemsOf } from './address-problems.ts'
import type { Fields } from './fields.ts'

export const STEPS = [
  'you',
  'prerequisites',
  'people',
  'address',
  'fees',
  'documents',
  'review',
  'sign',
] as const
export type Step = (typeof STEPS)[number]

export const isStep = (text: string | null | undefined): text is Step =>
  (STEPS as readonly string[]).includes(text ?? '')

const STEP_OF: Readonly<Record<ApplicationGap, Step>> = {
  age: 'prerequisites',
  rescue: 'prerequisites',
  'first-aid': 'prerequisites',
  oxygen: 'prerequisites',
  dives: 'prerequisites',
  instructor: 'people',
  teachingAddress: 'address',
  signature: 'sign',
}

/** What is still missing before signing, and the step where it is filled in. */
export function gapsIn(
  { prerequisites }: Pick<ApplicationWire, 'prerequisites'>,
  fields: Fields,
): { gap: Exclude<ApplicationGap, 'signature'>; step: Step }[] {
  const { instructor, teachingAddress } = fields
  return applicationGaps({
    prerequisites,
    evidence: Object.fromEntries(EVIDENCE_NAMES.map((name) => [name, fields[name]])),
    hasInstructor: instructor !== null,
    hasTeachingAddress: !isBlank(teachingAddress) && problemsOf(teachingAddress).length === 0,
    signature: '',
  }).flatMap((gap) => (gap === 'signature' ? [] : [{ gap, step: STEP_OF[gap] }]))
}

export type StepState = 'done' | 'missing' | 'open'

/**
 * A step is done once it was visited and misses nothing; the final check is done when no step misses
 * anything.
 */
export function stateOf(step: Step, gaps: ReturnType<typeof gapsIn>, furthest: Step): StepState {
  if (STEPS.indexOf(step) >= STEPS.indexOf(furthest)) return 'open'
  return gaps.some((each) => step === 'review' || each.step === step) ? 'missing' : 'done'
}
