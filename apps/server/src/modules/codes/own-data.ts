import type { Queryable } from '../../platform/database/index.ts'
import type { Module } from '../../platform/module.ts'
import type { OwnDataPart } from '../../platform/own-data.ts'
import { codesArchiveWords } from './archive-words.ts'

/**
 * A redeemed code stays with the training record that it paid for; an email address is erased with its
 * person.
 */
export const codesOwnData: OwnDataPart & Pick<Module, 'forgetPerson'> = {
  archiveWords: codesArchiveWords,
  ownData: async (db, affiliateId) => ({
    codes: await listOwnCodes(db, affiliateId),
    shares: await listOwnShares(db, affiliateId),
  }),
  forgetPerson: async (tx, affiliateId) => {
    await tx.query(
      `update code_share set called_back_at = now()
       where from_id = $1 and claimed_at is null and called_back_at is null`,
      [affiliateId],
    )
    await tx.query(`update code_share set email = '' where from_id = $1 or to_id = $1 or claimed_by = $1`, [
      affiliateId,
    ])
    await tx.query('update access_code set owner_id = null where owner_id = $1', [affiliateId])
  },
}

type Moment = Date | null
const at = (moment: Moment) => moment?.toISOString() ?? null

async function listOwnCodes(db: Queryable, affiliateId: number) {
  const rows = await db.query<{
    code: string
    certification_name: string
    store_number: number | null
    issued_at: Date
    redeemed_at: Moment
    member_until: string | null
  }>(
    `select code, certification_name, store_number, issued_at, redeemed_at, redeemed ->> 'memberUntil' as member_until
     from access_code where coalesce(redeemed_by, owner_id) = $1 order by code`,
    [affiliateId],
  )
  return rows.map((row) => ({
    couponCode: row.code,
    certificationName: row.certification_name,
    storeNumber: row.store_number,
    issuedAt: at(row.issued_at),
    redeemedAt: at(row.redeemed_at),
    memberUntil: row.member_until,
  }))
}

async function listOwnShares(db: Queryable, affiliateId: number) {
  const rows = await db.query<{
    code: string
    email: string
    shared_at: Date
    claimed_at: Moment
    called_back_at: Moment
  }>(
    `select c.code, s.email, s.shared_at, s.claimed_at, s.called_back_at
     from code_share s join access_code c on c.key = s.code_key where s.from_id = $1 order by s.shared_at`,
    [affiliateId],
  )
  return rows.map((row) => ({
    couponCode: row.code,
    email: row.email,
    sharedAt: at(row.shared_at),
    claimedAt: at(row.claimed_at),
    calledBackAt: at(row.called_back_at),
  }))
}
