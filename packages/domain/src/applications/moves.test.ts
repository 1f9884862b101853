import { expect, test } from 'vitest'
import { APPLICATION_MOVES, type ApplicationMove, judgeMove, listMoves } from './moves.ts'
import {
  APPLICATION_ROLES,
  APPLICATION_STATUSES,
  type ApplicationRole,
  type ApplicationStatus,
} from './status.ts'
import { stepsAhead, waitsFor } from './timeline.ts'

type Legal = [ApplicationRole, ApplicationStatus, ApplicationMove, ApplicationStatus]

/** Spelled out a second time, so that the table can't change unnoticed. Fees are due here. */
const LEGAL: readonly Legal[] = [
  ['applicant', 'Draft', 'submit', 'Submitted to Instructor'],
  ['applicant', 'Draft', 'cancel', 'Canceled'],
  ['applicant', 'Submitted to Instructor', 'cancel', 'Canceled'],
  ['applicant', 'Member Review', 'cancel', 'Canceled'],
  ['applicant', 'Provider Review', 'cancel', 'Canceled'],
  ['applicant', 'Payment Requested', 'cancel', 'Canceled'],
  ['instructor', 'Submitted to Instructor', 'open', 'Member Review'],
  ['instructor', 'Member Review', 'approve', 'Provider Review'],
  ['instructor', 'Member Review', 'return', 'Draft'],
  ['store', 'Payment Requested', 'record-payment', 'Payment Requested'],
  ['provider', 'Draft', 'cancel', 'Canceled'],
  ['provider', 'Submitted to Instructor', 'cancel', 'Canceled'],
  ['provider', 'Member Review', 'cancel', 'Canceled'],
  ['provider', 'Provider Review', 'ask', 'Draft'],
  ['provider', 'Provider Review', 'request-payment', 'Payment Requested'],
  ['provider', 'Provider Review', 'cancel', 'Canceled'],
  ['provider', 'Payment Requested', 'ask', 'Draft'],
  ['provider', 'Payment Requested', 'record-payment', 'Payment Requested'],
  ['provider', 'Payment Requested', 'cancel', 'Canceled'],
]

test('[ST-03] every role can make exactly the moves in the table, from every status', () => {
  const moved = APPLICATION_ROLES.flatMap((role) =>
    APPLICATION_STATUSES.flatMap((status) =>
      APPLICATION_MOVES.flatMap((move) => {
        const judged = judgeMove(move, { role, status, isFeeDue: true, reason: 'Because' })
        return 'to' in judged ? [[role, status, move, judged.to]] : []
      }),
    ),
  )
  expect(moved).toEqual(LEGAL)
})

test('[ST-03] it is complete once nothing is due, and payment is requested only while something is', () => {
  const settled = { role: 'provider', isFeeDue: false, reason: '' } as const
  for (const status of ['Provider Review', 'Payment Requested'] as const) {
    expect(judgeMove('complete', { ...settled, status })).toEqual({ to: 'Complete' })
    expect(judgeMove('complete', { ...settled, status, isFeeDue: true })).toEqual({ refused: 'fees-due' })
  }
  expect(judgeMove('request-payment', { ...settled, status: 'Provider Review' })).toEqual({
    refused: 'nothing-due',
  })
  expect(judgeMove('record-payment', { ...settled, status: 'Payment Requested' })).toEqual({
    refused: 'nothing-due',
  })
})

test('[OF-04] a question of the office needs words, whatever was paid', () => {
  for (const status of ['Provider Review', 'Payment Requested'] as const)
    for (const isFeeDue of [true, false]) {
      const facts = { role: 'provider', status, isFeeDue } as const
      expect(judgeMove('ask', { ...facts, reason: ' ' })).toEqual({ refused: 'reason-missing' })
      expect(judgeMove('ask', { ...facts, reason: 'Which dives?' })).toEqual({ to: 'Draft' })
    }
})

test("[ST-03] returning or canceling another person's work requires a reason", () => {
  const silent = { status: 'Member Review', isFeeDue: true, reason: '  ' } as const
  expect(judgeMove('return', { ...silent, role: 'instructor' })).toEqual({ refused: 'reason-missing' })
  expect(judgeMove('cancel', { ...silent, role: 'provider' })).toEqual({ refused: 'reason-missing' })
  expect(judgeMove('cancel', { ...silent, role: 'applicant' })).toEqual({ to: 'Canceled' })
})

test('[ST-03] the moves listed for a role are exactly those that the table allows', () => {
  expect(listMoves({ role: 'instructor', status: 'Member Review', isFeeDue: true })).toEqual([
    'approve',
    'return',
  ])
  expect(listMoves({ role: 'store', status: 'Member Review', isFeeDue: true })).toEqual([])
  expect(listMoves({ role: 'provider', status: 'Complete', isFeeDue: false })).toEqual([])
})

test('[ST-03] the timeline knows whose turn it is and which steps are ahead', () => {
  expect(waitsFor('Payment Requested', true)).toBe('applicant')
  expect(waitsFor('Payment Requested', false)).toBe('provider')
  expect(waitsFor('Canceled', true)).toBeNull()
  expect(stepsAhead('Member Review', true)).toEqual(['Provider Review', 'Payment Requested', 'Complete'])
  expect(stepsAhead('Member Review', false)).toEqual(['Provider Review', 'Complete'])
  expect(stepsAhead('Canceled', true)).toEqual([])
})
