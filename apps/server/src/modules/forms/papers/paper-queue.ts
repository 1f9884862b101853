import type { QueueSource } from '../../../platform/queues.ts'
import type { FormsDeps } from '../forms.deps.ts'
import { isChecking, readPaper } from './check-paper.ts'
import { PAPERS } from './leave-queue.ts'

/** OF-02, TS-03: pages that physicians signed, if the organization wants to check them too. */
export const paperQueue = (deps: FormsDeps): QueueSource => ({
  kind: PAPERS,
  isOn: () => isChecking(deps),
  table: 'form_evaluation',
  id: { column: 'q.office_id', type: 'uuid' },
  since: 'q.uploaded_at',
  person: 'q.affiliate_id',
  label: `''`,
  open: `q.state = 'waiting' and q.office_id is not null and exists (
    select from form_document d
    where d.affiliate_id = q.affiliate_id and d.id = q.document_id and d.physician_outcome is null)`,
  state: 'q.state',
  states: {},
  read: (db, id, { caller }) => readPaper(deps, db, caller, id),
})
