import type { ApplicationFeesWire } from '@fathom/contract/applications'
import type { ApplicationRow } from '../application.store.ts'

type Fee = Pick<ApplicationRow, 'feeAmount' | 'feeCurrency' | 'paidAt'>

export const isFeeDue = ({ feeAmount, paidAt }: Omit<Fee, 'feeCurrency'>): boolean =>
  feeAmount > 0 && paidAt === null

export const feesOf = (fee: Fee): ApplicationFeesWire => ({
  total: { amount: fee.feeAmount, currency: fee.feeCurrency },
  due: { amount: isFeeDue(fee) ? fee.feeAmount : 0, currency: fee.feeCurrency },
  paidAt: fee.paidAt?.toISOString() ?? null,
})
