import type { Queryable } from '../../../platform/database/index.ts'

export type CertificationRow = {
  licenseID: string
  affiliateId: number
  levelID: number
  certDate: string
  instructorNumber: number | null
  instructorName: string
  storeNumber: number | null
  storeName: string
  hasECard: boolean
  isRevoked: boolean
}

const FIELDS = `license_id as "licenseID", affiliate_id::float8 as "affiliateId", level_id as "levelID",
  cert_date as "certDate", instructor_number as "instructorNumber", instructor_name as "instructorName",
  store_number as "storeNumber", store_name as "storeName", ecard_issued_at is not null as "hasECard",
  revoked_at is not null as "isRevoked"`

/** Newest first. */
export function listCertifications(db: Queryable, affiliateId: number): Promise<CertificationRow[]> {
  return db.query<CertificationRow>(
    `select ${FIELDS} from certification where affiliate_id = $1 order by cert_date desc, license_id desc`,
    [affiliateId],
  )
}

/** Of several people, without an order; `source` says what each follows from. */
export const listCertificationsOf = (
  db: Queryable,
  affiliateIds: readonly number[],
): Promise<(CertificationRow & { source: string })[]> =>
  db.query(`select ${FIELDS}, source from certification where affiliate_id = any($1::bigint[])`, [
    affiliateIds,
  ])

export async function findCertification(
  db: Queryable,
  licenseID: string,
  { lock = false } = {},
): Promise<CertificationRow | undefined> {
  const [row] = await db.query<CertificationRow>(
    `select ${FIELDS} from certification where license_id = $1 ${lock ? 'for update' : ''}`,
    [licenseID],
  )
  return row
}

export async function findOwnCertification(
  db: Queryable,
  affiliateId: number,
  licenseID: string,
): Promise<CertificationRow | undefined> {
  const [row] = await db.query<CertificationRow>(
    `select ${FIELDS} from certification where affiliate_id = $1 and license_id = $2`,
    [affiliateId, licenseID],
  )
  return row
}

export async function findBySource(db: Queryable, source: string): Promise<CertificationRow | undefined> {
  const [row] = await db.query<CertificationRow>(`select ${FIELDS} from certification where source = $1`, [
    source,
  ])
  return row
}

export async function nextNumber(db: Queryable): Promise<number> {
  const [row] = await db.query<{ number: number }>(`select nextval('certification_number')::float8 as number`)
  if (!row) throw new Error('could not assign a card number')
  return row.number
}

export type NewCertification = Omit<CertificationRow, 'isRevoked'> & { source: string; issuedAt: Date }

/** False when this source already has its certification. */
export async function insertCertification(db: Queryable, row: NewCertification): Promise<boolean> {
  const added = await db.query(
    `insert into certification (license_id, affiliate_id, level_id, cert_date, instructor_number, instructor_name,
       store_number, store_name, source, issued_at, ecard_issued_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (source) do nothing returning license_id`,
    [
      row.licenseID,
      row.affiliateId,
      row.levelID,
      row.certDate,
      row.instructorNumber,
      row.instructorName,
      row.storeNumber,
      row.storeName,
      row.source,
      row.issuedAt,
      row.hasECard ? row.issuedAt : null,
    ],
  )
  return added.length > 0
}

export async function giveECard(tx: Queryable, licenseID: string, now: Date): Promise<void> {
  await tx.query(
    'update certification set ecard_issued_at = $2 where license_id = $1 and ecard_issued_at is null',
    [licenseID, now],
  )
}

export async function markRevoked(
  tx: Queryable,
  licenseID: string,
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  await tx.query(
    'update certification set revoked_at = $2, revoked_because = $3 where license_id = $1 and revoked_at is null',
    [licenseID, now, reason],
  )
}

export async function saveFacts(
  tx: Queryable,
  {
    licenseID,
    certDate,
    instructorNumber,
    instructorName,
    storeNumber,
    storeName,
  }: Omit<CertificationRow, 'affiliateId' | 'levelID' | 'hasECard' | 'isRevoked'>,
): Promise<void> {
  await tx.query(
    `update certification set cert_date = $2, instructor_number = $3, instructor_name = $4, store_number = $5,
       store_name = $6
     where license_id = $1`,
    [licenseID, certDate, instructorNumber, instructorName, storeNumber, storeName],
  )
}
