import { type CodeProblem, replyCodeOf } from '@fathom/domain/codes'
import type { Locale } from '@fathom/domain/translations'
import { translatorFor } from '@fathom/locales/node'
import { Problem } from '../../platform/problem.ts'

type Waiting = 'too-many' | 'too-many-shares'

const STATUS: Readonly<Record<Exclude<CodeProblem, Waiting>, number>> = {
  'not-found': 404,
  'already-redeemed': 409,
  'already-yours': 409,
  shared: 409,
  'passed-on': 409,
  withdrawn: 410,
  'own-issue': 403,
  'already-have': 409,
  'choose-specialty': 422,
  'no-specialty': 422,
  'other-course': 422,
  'no-course': 422,
  'no-store': 422,
  'own-address': 422,
  'no-address': 422,
  claimed: 409,
  'called-back': 410,
  'own-share': 409,
  'no-share': 404,
}

/** VA-13: the body contains the reply code if there is one, and the message in the caller's language. */
export function codeProblem(
  problem: Exclude<CodeProblem, Waiting>,
  locale: Locale,
  extra: object = {},
): Problem {
  const code = replyCodeOf(problem)
  const errors = [translatorFor(locale).t(`codes.problem.${problem}`)]
  return new Problem(problem, STATUS[problem], { errors, extra: { ...extra, ...(code && { code }) } })
}

export function waitProblem(problem: Waiting, locale: Locale, retryAfter: number): Problem {
  const minutes = Math.ceil(retryAfter / 60)
  const errors = [translatorFor(locale).t(`codes.problem.${problem}`, { minutes })]
  return new Problem(problem, 429, { errors, extra: { retryAfter } })
}
