import type { Locale } from '@fathom/domain/translations'
import { translatorFor } from '@fathom/locales/node'
import { Problem } from '../../platform/problem.ts'

const STATUS = {
  'birthdate-unknown': 422,
  'too-young': 422,
  'age-unconfirmed': 422,
  'store-missing': 422,
  'no-store-found': 422,
  'no-member-found': 422,
  'no-document-found': 422,
  'forms-missing': 409,
  'checkpoint-differs': 409,
  'no-checkpoint-found': 404,
} as const

export type DsdReason = keyof typeof STATUS

/** Why a guest can't continue, in their language. */
export function dsdProblem(reason: DsdReason, locale: Locale, extra: Record<string, unknown> = {}): Problem {
  const errors = [translatorFor(locale).t(`dsd.problem.${reason}`)]
  return new Problem(reason, STATUS[reason], { errors, extra })
}
