import { isExpired } from './standing.ts'

type Questionnaire = { signedAt: Date; isPhysicianNeeded: boolean }

/** Whether the newest questionnaire has a Yes that asks for a physician, and still counts. `forms` are oldest first. */
export const hasStandingYes = (forms: readonly Questionnaire[], now: Date): boolean => {
  const newest = forms.at(-1)
  return newest?.isPhysicianNeeded === true && !isExpired(newest, now)
}

/**
 * When the answers went from a Yes to none, for a questionnaire without one. Signing a second time without a Yes
 * doesn't hide the change; it's forgotten after as long as a questionnaire counts. `earlier` are oldest first.
 */
export function answersChangedAt(form: Questionnaire, earlier: readonly Questionnaire[]): Date | undefined {
  if (form.isPhysicianNeeded) return undefined
  const at = earlier.findLastIndex(({ isPhysicianNeeded }) => isPhysicianNeeded)
  const changed = earlier[at + 1] ?? form
  const isChange = hasStandingYes(earlier.slice(0, at + 1), changed.signedAt)
  return isChange && !isExpired(changed, form.signedAt) ? changed.signedAt : undefined
}
