import type { ApplicationWire } from '@fathom/contract/applications'

export type Situation =
  | 'draft'
  | 'open'
  | 'judge'
  | 'withInstructor'
  | 'check'
  | 'withProvider'
  | 'payment'
  | 'paid'
  | 'complete'
  | 'canceled'

/** What this reader sees first: what is expected of them, or who it waits for. */
export function situationOf({
  status,
  role,
  fees,
}: Pick<ApplicationWire, 'status' | 'role' | 'fees'>): Situation {
  switch (status) {
    case 'Draft':
      return 'draft'
    case 'Submitted to Instructor':
      return role === 'instructor' ? 'open' : 'withInstructor'
    case 'Member Review':
      return role === 'instructor' ? 'judge' : 'withInstructor'
    case 'Provider Review':
      return role === 'provider' ? 'check' : 'withProvider'
    case 'Payment Requested':
      return fees.due.amount > 0 ? 'payment' : 'paid'
    case 'Complete':
      return 'complete'
    case 'Canceled':
      return 'canceled'
  }
}
