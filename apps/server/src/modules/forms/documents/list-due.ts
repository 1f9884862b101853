import type { FormsDueWire } from '@fathom/contract/forms'
import { FORM_NAMES } from '@fathom/domain/forms'
import type { Queryable } from '../../../platform/database/index.ts'
import { endOf, NEWEST, type SignedRecord } from '../course-forms.ts'

type DueRow = SignedRecord & { name: string; due_on: string | null }

/** What is required of a diver, and where a draft exists. No document is decrypted for it. */
export async function listDue(db: Queryable, affiliateId: number, now: Date): Promise<FormsDueWire> {
  const due = await db.query<DueRow>(
    `select r.name, r.signed_at as "signedAt", r.due_on::text, d.created_at as "createdAt"
     from form_record r left join lateral (${NEWEST}) d on true
     where r.affiliate_id = $1 and r.audience = 'diver'`,
    [affiliateId],
  )
  const drafts = await db.query<{ form: string; updated_at: Date }>(
    'select form, updated_at from form_draft where affiliate_id = $1',
    [affiliateId],
  )
  return FORM_NAMES.map((name) => {
    const record = due.find((each) => each.name === name)
    const end = record && endOf(record)
    const isDone = end !== undefined && end.getTime() > now.getTime()
    return {
      name,
      isAsked: record !== undefined,
      dueOn: isDone ? null : (record?.due_on ?? null),
      isDone,
      validUntil: end?.toISOString() ?? null,
      draftSavedAt: drafts.find(({ form }) => form === name)?.updated_at.toISOString() ?? null,
    }
  })
}
