import { IN_OFFICE, promiseOf } from '@fathom/domain/applications'
import type { QueueSource } from '../../platform/queues.ts'
import { findVisible } from './application.store.ts'
import type { ApplicationsDeps } from './applications.deps.ts'
import { applicationOf } from './reading/application-of.ts'
import { WAITS_FOR_PAYMENT } from './reading/fees-of.ts'
import { typeName } from './reading/type-name.ts'

const EVERYONE = { expandApplicant: true, expandInstructor: true, expandStore: true }

/** OF-04: applications that wait for the office. Those with an instructor can be looked at, too. */
export const applicationQueue = (deps: ApplicationsDeps): QueueSource => ({
  kind: 'applications',
  table: 'application',
  id: { column: 'q.id', type: 'uuid' },
  since: 'q.promised_from',
  person: 'q.applicant_id',
  label: 'q.type_id',
  labelOf: typeName,
  open: `q.status in (${IN_OFFICE.map((status) => `'${status}'`).join(', ')})`,
  state: `case q.status when 'Provider Review' then 'review'
    when 'Payment Requested' then case when ${WAITS_FOR_PAYMENT} then 'payment' else 'paid' end
    else 'instructor' end`,
  promiseOf: ({ since, state }, now) =>
    promiseOf({ promisedFrom: since, isFeeDue: state === 'payment' }, now),
  states: {
    review: `q.status = 'Provider Review'`,
    payment: WAITS_FOR_PAYMENT,
    paid: `q.status = 'Payment Requested' and not ${WAITS_FOR_PAYMENT}`,
    instructor: `q.status in ('Submitted to Instructor', 'Member Review')`,
  },
  read: async (db, id, { caller, locale }) => {
    const row = await findVisible(db, caller, id)
    return row && applicationOf(deps, db, row, { caller, locale, ...EVERYONE })
  },
})
