import { DEFAULT_EXAM_LIMITS, type ExamBank } from '@fathom/domain/training'
import type { Queryable } from '../../../platform/database/index.ts'

export type StoredBank = { bankId: string; packageId: string; culture: string; bank: ExamBank }
type StoredJson = Omit<ExamBank, 'minutes' | 'limits'> & Partial<Pick<ExamBank, 'minutes' | 'limits'>>
type BankRow = { bank_id: string; package_id: string; culture: string; bank: StoredJson }

const bankOf = ({ bank_id, package_id, culture, bank }: BankRow): StoredBank => ({
  bankId: bank_id,
  packageId: package_id,
  culture,
  // Banks of earlier releases have neither.
  bank: { ...bank, minutes: bank.minutes ?? null, limits: bank.limits ?? DEFAULT_EXAM_LIMITS },
})

export async function getBank(db: Queryable, bankId: string): Promise<StoredBank> {
  const [row] = await db.query<BankRow>('select * from exam_bank where bank_id = $1', [bankId])
  if (!row) throw new Error(`there is no exam bank ${bankId}`)
  return bankOf(row)
}

/** A bank that is already stored stays as it is. */
export async function addBank(
  db: Queryable,
  {
    packageId,
    culture,
    digest,
    bank,
  }: { packageId: string; culture: string; digest: string; bank: ExamBank },
  now: Date,
): Promise<StoredBank> {
  const [row] = await db.query<BankRow>(
    `insert into exam_bank as b (package_id, culture, digest, bank, stored_at) values ($1, $2, $3, $4, $5)
     on conflict (package_id, culture, digest) do update set digest = b.digest returning *`,
    [packageId, culture, digest, JSON.stringify(bank), now],
  )
  if (!row) throw new Error('the bank was not stored')
  return bankOf(row)
}
