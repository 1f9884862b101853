import type { Queryable } from '../../../platform/database/index.ts'
import type { EvaluationRow } from '../evaluations/evaluation.store.ts'
import type { FormsDeps } from '../forms.deps.ts'

export const PAPERS = 'papers'

/** These pages no longer wait, no matter who decided: nobody of the office works on them any longer. */
export async function leaveQueue(
  { queues }: Pick<FormsDeps, 'queues'>,
  tx: Queryable,
  pages: readonly Pick<EvaluationRow, 'office_id'>[],
): Promise<void> {
  for (const { office_id: id } of pages) if (id !== null) await queues.decided(tx, { kind: PAPERS, id })
}
