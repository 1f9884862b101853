import { isDeclined, liftsRefusal, type PhysicianWord } from '@fathom/domain/forms'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { type DocumentRow, isMedicalRequired } from './document.store.ts'

type Decided = PhysicianWord & { signedAt: Date }

async function findLastDecision(db: Queryable, affiliateId: number): Promise<Decided | undefined> {
  const [last] = await db.query<Decided>(
    `select physician_outcome as outcome, physician_decided_at as "decidedAt", created_at as "signedAt"
     from form_document
     where affiliate_id = $1 and form = 'medical-questionnaire' and physician_decided_at is not null
     order by physician_decided_at desc, physician_outcome desc limit 1`,
    [affiliateId],
  )
  return last
}

/** When a physician declined this person, if that was the last decision and is still valid. */
export async function findDecline(db: Queryable, affiliateId: number, now: Date): Promise<Date | undefined> {
  const last = await findLastDecision(db, affiliateId)
  return isDeclined(last, now) ? last?.decidedAt : undefined
}

/** When a physician declined this person, if that is why one is asked about a form without a Yes. */
export const findReasonToAskAgain = async (
  db: Queryable,
  { affiliate_id, needs_physician }: DocumentRow,
  now: Date,
): Promise<Date | undefined> => (needs_physician ? undefined : findDecline(db, Number(affiliate_id), now))

/** When physicians refused these people, oldest first. */
export async function listRefusals(
  db: Queryable,
  affiliateIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Date[]>> {
  if (affiliateIds.length === 0) return new Map()
  const rows = await db.query<{ affiliateId: string; at: Date }>(
    `select affiliate_id as "affiliateId", physician_decided_at as at from form_document
     where affiliate_id = any($1::bigint[]) and form = 'medical-questionnaire' and physician_outcome = 'declined'
     order by physician_decided_at`,
    [affiliateIds],
  )
  const byOwner = Map.groupBy(rows, ({ affiliateId }) => affiliateId)
  return new Map([...byOwner].map(([owner, refusals]) => [owner, refusals.map(({ at }) => at)]))
}

export const isPersonDeclined = async (db: Queryable, affiliateId: number, now: Date): Promise<boolean> =>
  (await findDecline(db, affiliateId, now)) !== undefined

/** How a physician examined and, if we mailed the request, when that was made. */
export type Examined = { examinedOn: string; askedAt: Date | null }

/** ST-08: an approval from before a refusal that still holds doesn't lift it, whenever we get to know it. */
export async function mustLiftRefusal(
  db: Queryable,
  affiliateId: number,
  { examinedOn, askedAt }: Examined,
  now: Date,
): Promise<void> {
  const last = await findLastDecision(db, affiliateId)
  if (last && isDeclined(last, now) && !liftsRefusal(examinedOn, last.decidedAt, askedAt))
    throw new Problem('examined-before-refusal', 422)
}

/**
 * A physician can decide on this form: one is required and none has decided. A refusal is final, and a second
 * opinion needs a form that was signed after the refused one.
 */
export async function mustAwaitPhysician(db: Queryable, row: DocumentRow, now: Date): Promise<void> {
  const last = await findLastDecision(db, Number(row.affiliate_id))
  const isRefusedLater = isDeclined(last, now) && row.created_at < (last?.signedAt ?? row.created_at)
  if (!isMedicalRequired(row) || row.physician_outcome !== null || isRefusedLater)
    throw new Problem('nobody-awaited', 409)
}

/**
 * Questionnaires signed after the one that is declined now also need a physician, and what another physician
 * approved before, on whichever questionnaire, no longer counts.
 */
export const holdOtherOnes = (tx: Queryable, { affiliate_id, id, form, created_at }: DocumentRow) =>
  tx.query<DocumentRow>(
    `update form_document set
       after_decline = after_decline or (physician_outcome is null and created_at >= $4),
       declined_since = declined_since or physician_outcome is not distinct from 'approved'
     where affiliate_id = $1 and id <> $2 and form = $3
       and (physician_outcome = 'approved' or (physician_outcome is null and created_at >= $4)) returning *`,
    [affiliate_id, id, form, created_at],
  )

/** Those who decide on a person and the person who signs come one after the other, and know of each other. */
export async function lockQuestionnaires(tx: Queryable, affiliateId: number): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('questionnaires ' || $1::bigint, 0))`, [
    affiliateId,
  ])
  await tx.query(
    `select id from form_document where affiliate_id = $1 and form = 'medical-questionnaire'
     order by id for update`,
    [affiliateId],
  )
}
