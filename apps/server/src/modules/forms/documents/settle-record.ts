import type { Queryable } from '../../../platform/database/index.ts'
import { saveCourseForm } from '../course-forms.ts'
import type { DocumentRow } from './document.store.ts'

const COURSE_FORM = { 'liability-release': 'release', 'medical-questionnaire': 'medical' } as const

/**
 * The newest document of a form decides whether a course may rely on it. While that document waits for a
 * physician or a guardian, an older valid one doesn't count.
 */
async function settleCourseForm(tx: Queryable, { affiliate_id, form }: DocumentRow): Promise<void> {
  await saveCourseForm(tx, Number(affiliate_id), { form: COURSE_FORM[form], dueOn: null, signedAt: null })
  await tx.query(
    `update form_record set signed_at = (
       select case when (needs_physician or after_decline)
           and (physician_outcome is distinct from 'approved' or declined_since) then null
         else signed_at end
       from form_document where affiliate_id = $1 and form = $2 and audience = 'diver'
       order by created_at desc, id desc limit 1)
     where affiliate_id = $1 and name = $2 and audience = 'diver'`,
    [affiliate_id, form],
  )
}

/** A professional's own form is stored as a separate record. */
const settleProForm = (tx: Queryable, { affiliate_id, id, form, created_at, signed_at }: DocumentRow) =>
  tx.query(
    `insert into form_record (affiliate_id, id, audience, name, created_at, signed_at)
     values ($1, $2, 'pro', $3, $4, $5) on conflict (affiliate_id, id) do update set signed_at = excluded.signed_at`,
    [affiliate_id, id, form, created_at, signed_at],
  )

export async function settleRecord(tx: Queryable, document: DocumentRow): Promise<void> {
  await (document.audience === 'diver' ? settleCourseForm : settleProForm)(tx, document)
}
