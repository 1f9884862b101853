import { isDeclined, type PhysicianWord } from '@fathom/domain/forms'
import type { Queryable } from '../../../platform/database/index.ts'
import type { DocumentRow } from './document.store.ts'

/** Whether the last decision of a physician on this person was a refusal that is still valid. */
export async function isPersonDeclined(db: Queryable, affiliateId: number, now: Date): Promise<boolean> {
  const [last] = await db.query<PhysicianWord>(
    `select physician_outcome as outcome, physician_decided_at as "decidedAt" from form_document
     where affiliate_id = $1 and form = 'medical-questionnaire' and physician_decided_at is not null
     order by physician_decided_at desc limit 1`,
    [affiliateId],
  )
  return isDeclined(last, now)
}

/** Questionnaires signed after the one that is declined now also need a physician. */
export const holdLaterOnes = (tx: Queryable, { affiliate_id, form, created_at }: DocumentRow) =>
  tx.query<DocumentRow>(
    `update form_document set after_decline = true
     where affiliate_id = $1 and form = $2 and created_at > $3 and physician_outcome is null returning *`,
    [affiliate_id, form, created_at],
  )
