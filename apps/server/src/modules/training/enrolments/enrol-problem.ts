import type { Locale } from '@fathom/domain/translations'
import { translatorFor } from '@fathom/locales/node'
import { Problem } from '../../../platform/problem.ts'

type Reason = 'not-entitled' | 'extra-data-broken' | 'no-store-found' | 'no-member-found'

const STATUS: Record<Reason, number> = {
  'not-entitled': 403,
  'extra-data-broken': 400,
  'no-store-found': 422,
  'no-member-found': 422,
}

/** Why a person isn't enrolled, in their language. */
export function enrolProblem(reason: Reason, locale: Locale, extra: Record<string, unknown> = {}): Problem {
  const errors = [translatorFor(locale).t(`training.problem.${reason}`)]
  return new Problem(reason, STATUS[reason], { errors, extra })
}
