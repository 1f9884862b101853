import type { FormsDueWire } from '@fathom/contract/forms'
import { FORM_NAMES, type FormName } from '@fathom/domain/forms'
import type { Queryable } from '../../../platform/database/index.ts'
import { DOCUMENT_FIELDS, endOf, listOtherSigned, NEWEST, type SignedRecord } from '../course-forms.ts'
import type { DetailsDeps } from './signer-details.ts'

type DueRow = SignedRecord & { affiliate_id: string; name: FormName; due_on: string | null }

/** What is required of a diver, and where a draft exists. No answer is opened for it. */
export async function listDue(
  deps: DetailsDeps,
  db: Queryable,
  affiliateId: number,
  now: Date,
): Promise<FormsDueWire> {
  const due = await db.query<DueRow>(
    `select r.affiliate_id, r.name, r.signed_at as "signedAt", r.due_on::text, ${DOCUMENT_FIELDS}
     from form_record r left join lateral (${NEWEST}) d on true
     where r.affiliate_id = $1 and r.audience = 'diver'`,
    [affiliateId],
  )
  const others = await listOtherSigned(deps, db, due)
  const drafts = await db.query<{ form: string; updated_at: Date }>(
    'select form, updated_at from form_draft where affiliate_id = $1',
    [affiliateId],
  )
  return FORM_NAMES.map((name) => {
    const record = due.find((each) => each.name === name)
    const isDetailsChanged = record !== undefined && others.has(record.documentId)
    const end = record && endOf(record)
    const isDone = end !== undefined && end.getTime() > now.getTime() && !isDetailsChanged
    return {
      name,
      isAsked: record !== undefined,
      dueOn: isDone ? null : (record?.due_on ?? null),
      isDone,
      isDetailsChanged,
      validUntil: end?.toISOString() ?? null,
      draftSavedAt: drafts.find(({ form }) => form === name)?.updated_at.toISOString() ?? null,
    }
  })
}
