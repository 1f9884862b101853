import { answersChangedAt, hasStandingYes } from '@fathom/domain/forms'
import type { Queryable } from '../../../platform/database/index.ts'
import type { DocumentRow } from './document.store.ts'

type Audience = DocumentRow['audience']
type Signed = {
  affiliateId: string
  id: string
  audience: Audience
  signedAt: Date
  isPhysicianNeeded: boolean
}

/** Whether each questionnaire of these people had a Yes, oldest first. No answer is opened for it. */
const listSigned = (db: Queryable, affiliateIds: readonly string[]): Promise<Signed[]> =>
  db.query<Signed>(
    `select affiliate_id as "affiliateId", id, audience, created_at as "signedAt",
       needs_physician as "isPhysicianNeeded"
     from form_document where affiliate_id = any($1::bigint[]) and form = 'medical-questionnaire'
     order by created_at, id`,
    [affiliateIds],
  )

/** When the answers went from a Yes to none, for the questionnaires among these forms where they did. */
export async function listAnswerChanges(
  db: Queryable,
  rows: readonly DocumentRow[],
): Promise<ReadonlyMap<DocumentRow, Date>> {
  const without = rows.filter((row) => row.form === 'medical-questionnaire' && !row.needs_physician)
  if (without.length === 0) return new Map()
  const signed = await listSigned(db, [...new Set(without.map(({ affiliate_id }) => affiliate_id))])
  return new Map(
    without.flatMap((row) => {
      const own = signed.filter(
        ({ affiliateId, audience }) => affiliateId === row.affiliate_id && audience === row.audience,
      )
      const at = own.findIndex(({ id }) => id === row.id)
      const form = own[at]
      const changedAt = form && answersChangedAt(form, own.slice(0, at))
      return changedAt ? [[row, changedAt] as const] : []
    }),
  )
}

/** Whether the questionnaire that a new one replaces has a Yes. */
export async function isReplacingYes(
  db: Queryable,
  { affiliateId, audience }: { affiliateId: number; audience: Audience },
  now: Date,
): Promise<boolean> {
  const signed = await listSigned(db, [String(affiliateId)])
  return hasStandingYes(
    signed.filter((each) => each.audience === audience),
    now,
  )
}
