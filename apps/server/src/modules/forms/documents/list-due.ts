import type { FormsDueWire } from '@fathom/contract/forms'
import { FORM_NAMES } from '@fathom/domain/forms'
import type { Queryable } from '../../../platform/database/index.ts'

type DueRow = { name: string; is_done: boolean; due_on: string | null }

/** What is required of a diver, and where a draft exists. No document is decrypted for it. */
export async function listDue(db: Queryable, affiliateId: number): Promise<FormsDueWire> {
  const due = await db.query<DueRow>(
    `select name, signed_at is not null as is_done, due_on::text from form_record
     where affiliate_id = $1 and audience = 'diver'`,
    [affiliateId],
  )
  const drafts = await db.query<{ form: string; updated_at: Date }>(
    'select form, updated_at from form_draft where affiliate_id = $1',
    [affiliateId],
  )
  return FORM_NAMES.map((name) => {
    const record = due.find((each) => each.name === name)
    const isDone = record?.is_done === true
    return {
      name,
      isAsked: record !== undefined,
      dueOn: isDone ? null : (record?.due_on ?? null),
      isDone,
      draftSavedAt: drafts.find(({ form }) => form === name)?.updated_at.toISOString() ?? null,
    }
  })
}
