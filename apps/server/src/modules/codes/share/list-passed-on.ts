import type { PassedOnWire } from '@fathom/contract/codes'
import type { Queryable } from '../../../platform/database/index.ts'

type PassedOnRow = {
  code: string
  certification_name: string
  package_id: string | null
  is_specialty: boolean
  how: PassedOnWire['how']
  email: string | null
  at: Date
}

/** Codes that have left this person's list for good, newest first. */
export async function listPassedOn(db: Queryable, affiliateId: number) {
  const rows = await db.query<PassedOnRow>(
    `select c.code, c.certification_name, c.package_id, c.is_specialty, p.how, p.email, p.at from (
       select code_key, case when claimed_by = to_id then 'addressee' else 'link' end as how, email, claimed_at as at
       from code_share where from_id = $1 and claimed_at is not null
       union all
       select key, 'code', null, redeemed_at from access_code where owner_id = $1 and redeemed_by <> owner_id
     ) p join access_code c on c.key = p.code_key order by p.at desc, c.key limit 50`,
    [affiliateId],
  )
  return rows.map((row) => ({
    code: row.code,
    certificationName: row.certification_name,
    packageId: row.package_id,
    isSpecialty: row.is_specialty,
    how: row.how,
    email: row.email,
    at: row.at,
  }))
}
