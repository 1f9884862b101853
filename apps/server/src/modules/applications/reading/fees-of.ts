import type { ApplicationFeesWire } from '@fathom/contract/applications'
import { promisedFromAfter } from '@fathom/domain/applications'
import type { ApplicationRow } from '../application.store.ts'

type Fee = Pick<ApplicationRow, 'feeAmount' | 'feeCurrency' | 'paidAt'>

export const isFeeDue = ({ feeAmount, paidAt }: Omit<Fee, 'feeCurrency'>): boolean =>
  feeAmount > 0 && paidAt === null

/** The same for a row `q` of the table, while the applicant is asked to pay. */
export const WAITS_FOR_PAYMENT = `(q.status = 'Payment Requested' and q.paid_at is null and q.fee_amount > 0)`

/** What a payment changes. The one before it was the request, so the row was last changed then. */
export const paidAt = (
  { promisedFrom, changedAt }: Pick<ApplicationRow, 'promisedFrom' | 'changedAt'>,
  at: Date,
): Pick<ApplicationRow, 'paidAt' | 'promisedFrom'> => ({
  paidAt: at,
  promisedFrom: promisedFrom && promisedFromAfter(promisedFrom, { requestedAt: changedAt, paidAt: at }),
})

export const feesOf = (fee: Fee): ApplicationFeesWire => ({
  total: { amount: fee.feeAmount, currency: fee.feeCurrency },
  due: { amount: isFeeDue(fee) ? fee.feeAmount : 0, currency: fee.feeCurrency },
  paidAt: fee.paidAt?.toISOString() ?? null,
})
