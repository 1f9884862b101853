import { newPasswordProblem } from '@fathom/domain/account'
import { CallFailed } from '../../../shared/http/index.ts'

export type PasswordDraft = { current: string; next: string; confirmation: string }
export type PasswordFieldName = keyof PasswordDraft

/** What can be wrong with a field; the texts are in the catalogues. */
type Problem = 'missing' | 'wrong' | 'invalid' | 'same' | 'mismatch' | 'common' | 'personal'

export type PasswordProblems = Partial<Record<PasswordFieldName, Problem>>

export const EMPTY: PasswordDraft = { current: '', next: '', confirmation: '' }

/** VA-01, checked before sending. */
export function draftProblems({ current, next, confirmation }: PasswordDraft): PasswordProblems {
  const problem = newPasswordProblem(next, confirmation)
  if (problem === 'passwordInvalid') return { ...missing(current), next: 'invalid' }
  if (problem === 'passwordMismatch') return { ...missing(current), confirmation: 'mismatch' }
  return current === next ? { next: 'same' } : missing(current)
}

const missing = (current: string): PasswordProblems => (current === '' ? { current: 'missing' } : {})

const REFUSALS: Readonly<Record<string, PasswordProblems>> = {
  'password-wrong': { current: 'wrong' },
  'password-invalid': { next: 'invalid' },
  'password-same': { next: 'same' },
  'password-common': { next: 'common' },
  'password-personal': { next: 'personal' },
}

/** VA-01 and TS-23, as reported by the server. */
export function refusalProblems(error: Error | null): PasswordProblems {
  const problem = error instanceof CallFailed ? error.problem : undefined
  return (problem && REFUSALS[problem]) || {}
}
