import { type ApplicationRole, type ApplicationStatus, IN_OFFICE } from './status.ts'

export const APPLICATION_MOVES = [
  'submit',
  'open',
  'approve',
  'return',
  'ask',
  'request-payment',
  'record-payment',
  'complete',
  'cancel',
] as const
export type ApplicationMove = (typeof APPLICATION_MOVES)[number]

type Rule = {
  from: readonly ApplicationStatus[]
  to: ApplicationStatus
  by: readonly ApplicationRole[]
  /** The roles that must give a reason. */
  reasonOf?: readonly ApplicationRole[]
  /** Whether the move requires that fees are due, or that they're settled. */
  fees?: 'due' | 'settled'
}

/** ST-03: all allowed moves. Anything that isn't in this table is refused. */
const RULES: Readonly<Record<ApplicationMove, Rule>> = {
  submit: { from: ['Draft'], to: 'Submitted to Instructor', by: ['applicant'] },
  open: { from: ['Submitted to Instructor'], to: 'Member Review', by: ['instructor'] },
  approve: { from: ['Member Review'], to: 'Provider Review', by: ['instructor'] },
  return: { from: ['Member Review'], to: 'Draft', by: ['instructor'], reasonOf: ['instructor'] },
  /** OF-04: the office has a question. The applicant answers by changing the application and sending it again. */
  ask: {
    from: IN_OFFICE,
    to: 'Draft',
    by: ['provider'],
    reasonOf: ['provider'],
  },
  'request-payment': { from: ['Provider Review'], to: 'Payment Requested', by: ['provider'], fees: 'due' },
  /** OF-04: recorded by the one who received the money: the organization, or the dive center. */
  'record-payment': {
    from: ['Payment Requested'],
    to: 'Payment Requested',
    by: ['provider', 'store'],
    fees: 'due',
  },
  complete: {
    from: IN_OFFICE,
    to: 'Complete',
    by: ['provider'],
    fees: 'settled',
  },
  cancel: {
    from: ['Draft', 'Submitted to Instructor', 'Member Review', ...IN_OFFICE],
    to: 'Canceled',
    by: ['applicant', 'provider'],
    reasonOf: ['provider'],
  },
}

export type MoveRefusal = 'not-yours' | 'not-possible' | 'reason-missing' | 'fees-due' | 'nothing-due'

export type MoveFacts = {
  status: ApplicationStatus
  role: ApplicationRole
  isFeeDue: boolean
  reason: string
}

/** Returns the status that the move leads to, or why it's refused. */
export function judgeMove(
  move: ApplicationMove,
  { status, role, isFeeDue, reason }: MoveFacts,
): { to: ApplicationStatus } | { refused: MoveRefusal } {
  const { from, to, by, reasonOf, fees } = RULES[move]
  if (!by.includes(role)) return { refused: 'not-yours' }
  if (!from.includes(status)) return { refused: 'not-possible' }
  if (fees === 'due' && !isFeeDue) return { refused: 'nothing-due' }
  if (fees === 'settled' && isFeeDue) return { refused: 'fees-due' }
  if (reasonOf?.includes(role) && reason.trim() === '') return { refused: 'reason-missing' }
  return { to }
}

/** The moves that this person may make now, in table order. */
export const listMoves = (facts: Omit<MoveFacts, 'reason'>): ApplicationMove[] =>
  APPLICATION_MOVES.filter((move) => 'to' in judgeMove(move, { ...facts, reason: 'given' }))
