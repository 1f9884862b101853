import type { QueueSource } from '../../platform/queues.ts'
import { findVisible } from './application.store.ts'
import type { ApplicationsDeps } from './applications.deps.ts'
import { applicationOf } from './reading/application-of.ts'
import { typeName } from './reading/type-name.ts'

const EVERYONE = { expandApplicant: true, expandInstructor: true, expandStore: true }
const IS_PAID = `(q.paid_at is not null or q.fee_amount = 0)`

/** OF-04: applications that wait for the office. Those with an instructor can be looked at, too. */
export const applicationQueue = (deps: ApplicationsDeps): QueueSource => ({
  kind: 'applications',
  table: 'application',
  id: { column: 'q.id', type: 'uuid' },
  since: 'coalesce(q.arrived_at, q.submitted_at)',
  person: 'q.applicant_id',
  label: 'q.type_id',
  labelOf: typeName,
  open: `q.status in ('Provider Review', 'Payment Requested')`,
  state: `case q.status when 'Provider Review' then 'review'
    when 'Payment Requested' then case when ${IS_PAID} then 'paid' else 'payment' end
    else 'instructor' end`,
  states: {
    review: `q.status = 'Provider Review'`,
    payment: `q.status = 'Payment Requested' and not ${IS_PAID}`,
    paid: `q.status = 'Payment Requested' and ${IS_PAID}`,
    instructor: `q.status in ('Submitted to Instructor', 'Member Review')`,
  },
  read: async (db, id, { caller, locale }) => {
    const row = await findVisible(db, caller, id)
    return row && applicationOf(deps, db, row, { caller, locale, ...EVERYONE })
  },
})
