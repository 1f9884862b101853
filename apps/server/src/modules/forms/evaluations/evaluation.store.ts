import type { EvaluationWire } from '@fathom/contract/forms'
import type { Queryable } from '../../../platform/database/index.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import { openContent, sealContent } from '../sealing.ts'

export type EvaluationOf = { affiliateId: number; id: string }

export type EvaluationRow = {
  id: string
  document_id: string
  type: string
  state: 'waiting' | 'confirmed' | 'refused' | 'replaced'
  uploaded_at: Date
  sealed: string | null
  file_tag: string
  /** In the office's queue; null if the office doesn't check it. */
  office_id: string | null
}

const FIELDS = 'id, document_id, type, state, uploaded_at, sealed, file_tag, office_id'

type Verdict = { by: string; reason: string | null }

type NewPage = { documentId: string; type: string; fileTag: string; officeId: string | null; now: Date }
type LeftPage = Pick<EvaluationRow, 'office_id'>

/** A new page takes the place of one that nobody has looked at yet, which is returned. */
export async function insertEvaluation(
  tx: Queryable,
  { affiliateId, id }: EvaluationOf,
  { documentId, type, fileTag, officeId, now }: NewPage,
): Promise<LeftPage[]> {
  const replaced = await tx.query<LeftPage>(
    `update form_evaluation set state = 'replaced'
     where affiliate_id = $1 and document_id = $2 and state = 'waiting' returning office_id`,
    [affiliateId, documentId],
  )
  await tx.query(
    `insert into form_evaluation (affiliate_id, id, document_id, type, state, uploaded_at, file_tag, office_id)
     values ($1, $2, $3, $4, 'waiting', $5, $6, $7)`,
    [affiliateId, id, documentId, type, now, fileTag, officeId],
  )
  return replaced
}

/** Pages that nobody has looked at yet no longer count; the diver uploads a new one. */
export const dropWaitingPages = (tx: Queryable, affiliateId: number): Promise<LeftPage[]> =>
  tx.query<LeftPage>(
    `update form_evaluation set state = 'replaced' where affiliate_id = $1 and state = 'waiting'
     returning office_id`,
    [affiliateId],
  )

/** The one of this document that nobody has looked at yet. */
export const listWaitingOf = (
  db: Queryable,
  { affiliate_id, id }: { affiliate_id: string; id: string },
): Promise<LeftPage[]> =>
  db.query<LeftPage>(
    `select office_id from form_evaluation where affiliate_id = $1 and document_id = $2 and state = 'waiting'`,
    [affiliate_id, id],
  )

export async function findEvaluation(
  db: Queryable,
  { affiliateId, id }: EvaluationOf,
  lock: 'for update' | '' = '',
): Promise<EvaluationRow | undefined> {
  const [row] = await db.query<EvaluationRow>(
    `select ${FIELDS} from form_evaluation where affiliate_id = $1 and id = $2 ${lock}`,
    [affiliateId, id],
  )
  return row
}

export type PaperRow = EvaluationRow & { affiliateId: number }

/** A page by its id in the office's queue. */
export async function findPaper(
  db: Queryable,
  officeId: string,
  lock: 'for update' | '' = '',
): Promise<PaperRow | undefined> {
  const [row] = await db.query<PaperRow>(
    `select ${FIELDS}, affiliate_id::float8 as "affiliateId" from form_evaluation where office_id = $1 ${lock}`,
    [officeId],
  )
  return row
}

/** Newest first. */
export const listEvaluations = (db: Queryable, affiliateId: number): Promise<EvaluationRow[]> =>
  db.query<EvaluationRow>(
    `select ${FIELDS} from form_evaluation where affiliate_id = $1 order by uploaded_at desc, id desc`,
    [affiliateId],
  )

/** The documents of these people that have a page which nobody has checked. */
export async function listWaitingPages(
  db: Queryable,
  affiliateIds: readonly number[],
): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ document_id: string }>(
    `select document_id from form_evaluation where affiliate_id = any($1::bigint[]) and state = 'waiting'`,
    [affiliateIds],
  )
  return new Set(rows.map(({ document_id }) => document_id))
}

export async function settleEvaluation(
  { secrets }: { secrets: SecretBox },
  tx: Queryable,
  { affiliateId, id }: EvaluationOf,
  { state, by, byId, reason, now }: Verdict & { state: 'confirmed' | 'refused'; byId: number; now: Date },
): Promise<void> {
  await tx.query(
    `update form_evaluation set state = $3, decided_at = $4, decided_by = $5, sealed = $6
     where affiliate_id = $1 and id = $2`,
    [affiliateId, id, state, now, byId, sealContent(secrets, { by, reason } satisfies Verdict)],
  )
}

export function evaluationOf(
  { secrets }: { secrets: SecretBox },
  { id, state, uploaded_at, sealed }: EvaluationRow,
): EvaluationWire | null {
  if (state === 'replaced') return null
  const verdict = sealed === null ? undefined : openContent<Verdict>(secrets, sealed)
  return {
    id,
    state,
    uploadedAt: uploaded_at.toISOString(),
    by: verdict?.by ?? null,
    reason: verdict?.reason ?? null,
  }
}

/** The newest page of each document of one person. */
export async function readEvaluations(
  deps: { secrets: SecretBox },
  db: Queryable,
  affiliateId: number,
): Promise<(documentId: string) => EvaluationWire | null> {
  const rows = await listEvaluations(db, affiliateId)
  return (documentId) => {
    const row = rows.find(({ document_id, state }) => document_id === documentId && state !== 'replaced')
    return row ? evaluationOf(deps, row) : null
  }
}
