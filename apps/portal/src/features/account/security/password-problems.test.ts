import { expect, test } from 'vitest'
import { CallFailed } from '../../../shared/http/index.ts'
import { draftProblems, refusalProblems } from './password-problems.ts'

const draft = { current: 'Reef1234', next: 'Kelp5678', confirmation: 'Kelp5678' }

test('[VA-01] a valid, confirmed new password may be sent', () => {
  expect(draftProblems(draft)).toEqual({})
})

test('[VA-01] each field shows its own problem', () => {
  expect(draftProblems({ ...draft, current: '' })).toEqual({ current: 'missing' })
  expect(draftProblems({ ...draft, next: 'kelp5678' })).toEqual({ next: 'invalid' })
  expect(draftProblems({ ...draft, confirmation: 'Kelp567' })).toEqual({ confirmation: 'mismatch' })
  expect(draftProblems({ ...draft, current: draft.next })).toEqual({ next: 'same' })
})

test('[VA-01] the confirmation is compared with a valid password only', () => {
  expect(draftProblems({ current: '', next: 'short', confirmation: '' })).toEqual({
    current: 'missing',
    next: 'invalid',
  })
})

test('[VA-01] a server error shows at its field', () => {
  const refused = (problem: string) => new CallFailed('', { kind: 'refused', status: 422, problem })
  expect(refusalProblems(refused('password-wrong'))).toEqual({ current: 'wrong' })
  expect(refusalProblems(refused('password-invalid'))).toEqual({ next: 'invalid' })
  expect(refusalProblems(refused('password-same'))).toEqual({ next: 'same' })
  expect(refusalProblems(refused('password-common'))).toEqual({ next: 'common' })
  expect(refusalProblems(refused('password-personal'))).toEqual({ next: 'personal' })
  expect(refusalProblems(refused('unknown-client'))).toEqual({})
  expect(refusalProblems(new Error('lost'))).toEqual({})
})
