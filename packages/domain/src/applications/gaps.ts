import type { CheckedPrerequisite, PrerequisiteCode } from './prerequisites.ts'

/**
 * Where else a prerequisite can be verified, in the applicant's own words: a paper logbook, a card of another
 * organization.
 */
export type Evidence = Partial<Record<PrerequisiteCode, string>>

export const APPLICATION_PARTS = ['instructor', 'teachingAddress', 'signature'] as const
export type ApplicationGap = (typeof APPLICATION_PARTS)[number] | PrerequisiteCode

type Filled = {
  prerequisites: readonly CheckedPrerequisite[]
  evidence: Evidence
  hasInstructor: boolean
  hasTeachingAddress: boolean
  signature: string
}

/** What is missing before the application can be submitted. The age can only come from the account. */
export function applicationGaps({ prerequisites, evidence, ...filled }: Filled): ApplicationGap[] {
  const isOpen = ({ code, isMet }: CheckedPrerequisite) =>
    !isMet && (code === 'age' || !evidence[code]?.trim())
  return [
    ...prerequisites.filter(isOpen).map(({ code }) => code),
    ...(filled.hasInstructor ? [] : (['instructor'] as const)),
    ...(filled.hasTeachingAddress ? [] : (['teachingAddress'] as const)),
    ...(filled.signature.trim() ? [] : (['signature'] as const)),
  ]
}
