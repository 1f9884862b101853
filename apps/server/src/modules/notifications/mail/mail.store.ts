import type { Queryable } from '../../../platform/database/index.ts'

export type MailKey = {
  affiliateId: number
  purpose: 'notifications' | 'digest' | 'security' | 'forms'
  ref: string
}
type Settled = 'sent' | 'failed'

const values = ({ affiliateId, purpose, ref }: MailKey) => [affiliateId, purpose, ref]
const THIS = 'affiliate_id = $1 and purpose = $2 and ref = $3'

export async function openMail(db: Queryable, key: MailKey, now: Date): Promise<void> {
  await db.query(
    `insert into notification_mail (affiliate_id, purpose, ref, created_at) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [...values(key), now],
  )
}

/** A second sender waits here until the first has sent the mail or failed. */
export async function lockMail(tx: Queryable, key: MailKey): Promise<'open' | Settled | undefined> {
  const [row] = await tx.query<{ state: 'open' | Settled }>(
    `select state from notification_mail where ${THIS} for update`,
    values(key),
  )
  return row?.state
}

export async function settleMail(tx: Queryable, key: MailKey, asOf: Date): Promise<void> {
  await tx.query(
    `update notification_mail set state = 'sent', tries = tries + 1, problem = null, settled_at = $4 where ${THIS}`,
    [...values(key), asOf],
  )
}

/** Returns the number of failures so far. */
export async function countFailure(db: Queryable, key: MailKey, problem: string): Promise<number> {
  const [row] = await db.query<{ tries: number }>(
    `update notification_mail set tries = tries + 1, problem = $4 where ${THIS} and state = 'open' returning tries`,
    [...values(key), problem],
  )
  return row?.tries ?? 0
}

export async function giveUpMail(db: Queryable, key: MailKey, now: Date): Promise<void> {
  await db.query(
    `update notification_mail set state = 'failed', settled_at = $4 where ${THIS} and state = 'open'`,
    [...values(key), now],
  )
}

/** The time up to which the last summary reported. */
export async function findLastDigest(db: Queryable, affiliateId: number): Promise<Date | undefined> {
  const [row] = await db.query<{ settled_at: Date }>(
    `select settled_at from notification_mail
     where affiliate_id = $1 and purpose = 'digest' and state = 'sent' order by settled_at desc limit 1`,
    [affiliateId],
  )
  return row?.settled_at
}

/**
 * All retries are over by then, so a process must have died during the last one. Returns how many mails were
 * lost.
 */
export async function giveUpLost(db: Queryable, before: Date, now: Date): Promise<number> {
  const lost = await db.query(
    `update notification_mail set state = 'failed', problem = coalesce(problem, 'lost'), settled_at = $2
     where state = 'open' and created_at < $1 returning ref`,
    [before, now],
  )
  return lost.length
}

export async function deleteOldMail(db: Queryable, before: Date): Promise<void> {
  await db.query("delete from notification_mail where state <> 'open' and settled_at < $1", [before])
}
