import type { FormName } from '@fathom/domain/forms'
import type { Queryable } from '../../../platform/database/index.ts'

export type DraftRow = { definition_version: number; sealed: string; version: number; updated_at: Date }

const COLUMNS = 'definition_version, sealed, version, updated_at'

export async function findDraft(
  db: Queryable,
  affiliateId: number,
  form: FormName,
): Promise<DraftRow | undefined> {
  const [row] = await db.query<DraftRow>(
    `select ${COLUMNS} from form_draft where affiliate_id = $1 and form = $2`,
    [affiliateId, form],
  )
  return row
}

type Saved = { definitionVersion: number; sealed: string; basedOn: number; now: Date }

/** Returns undefined if the draft changed since the version that this change is based on. */
export async function saveDraftRow(
  db: Queryable,
  affiliateId: number,
  form: FormName,
  { definitionVersion, sealed, basedOn, now }: Saved,
): Promise<DraftRow | undefined> {
  const [row] = await db.query<DraftRow>(
    basedOn === 0
      ? `insert into form_draft (affiliate_id, form, definition_version, sealed, version, updated_at)
         values ($1, $2, $3, $4, $5 + 1, $6) on conflict do nothing returning ${COLUMNS}`
      : `update form_draft set definition_version = $3, sealed = $4, version = version + 1, updated_at = $6
         where affiliate_id = $1 and form = $2 and version = $5 returning ${COLUMNS}`,
    [affiliateId, form, definitionVersion, sealed, basedOn, now],
  )
  return row
}

/** Returns whether a draft existed; of two concurrent calls, only one gets true. */
export async function deleteDraft(tx: Queryable, affiliateId: number, form: FormName): Promise<boolean> {
  const deleted = await tx.query(
    'delete from form_draft where affiliate_id = $1 and form = $2 returning version',
    [affiliateId, form],
  )
  return deleted.length > 0
}
