import type { MailingAddressWire, SavedAddressWire } from '@fathom/contract/profile'
import type { Queryable } from '../../platform/database/index.ts'

type MailingAddressRow = {
  address_line_1: string
  address_line_2: string
  city: string
  country: string
  country_id: string
  postal_code: string
  postal_code_required: boolean
  state: string
  state_id: string
}

export async function findMailingAddress(db: Queryable, affiliateId: number): Promise<SavedAddressWire> {
  const [row] = await db.query<MailingAddressRow & { version: number }>(
    'select * from mailing_address where affiliate_id = $1',
    [affiliateId],
  )
  if (!row) return { mailingAddress: null, mailingAddressVersion: 0 }
  return { mailingAddress: addressOf(row), mailingAddressVersion: row.version }
}

function addressOf(row: MailingAddressRow): MailingAddressWire {
  return {
    addressLine1: row.address_line_1,
    addressLine2: row.address_line_2,
    city: row.city,
    country: row.country,
    countryId: row.country_id,
    postalCode: row.postal_code,
    postalCodeRequired: row.postal_code_required,
    state: row.state,
    stateId: row.state_id,
  }
}

/** Locks the person's address until the transaction ends, even if they have none yet. */
export async function lockMailingAddress(tx: Queryable, affiliateId: number): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('mailing address ' || $1::text, 0))`, [
    affiliateId,
  ])
}

/** Replaces the stored address, which moves into the history. Returns the new version. */
export async function replaceMailingAddress(
  tx: Queryable,
  affiliateId: number,
  address: MailingAddressWire,
): Promise<number> {
  await tx.query(
    `insert into mailing_address_history (affiliate_id, version, address, saved_at)
     select affiliate_id, version, to_jsonb(m) - '{affiliate_id,version,updated_at}'::text[], updated_at
     from mailing_address m where affiliate_id = $1`,
    [affiliateId],
  )
  const [row] = await tx.query<{ version: number }>(
    `insert into mailing_address as m (affiliate_id, address_line_1, address_line_2, city, country, country_id,
       postal_code, postal_code_required, state, state_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (affiliate_id) do update set
       address_line_1 = excluded.address_line_1, address_line_2 = excluded.address_line_2, city = excluded.city,
       country = excluded.country, country_id = excluded.country_id, postal_code = excluded.postal_code,
       postal_code_required = excluded.postal_code_required, state = excluded.state, state_id = excluded.state_id,
       version = m.version + 1, updated_at = now()
     returning version`,
    [affiliateId, ...valuesOf(address)],
  )
  if (!row) throw new Error('saving the mailing address returned no row')
  return row.version
}

function valuesOf(address: MailingAddressWire): unknown[] {
  return [
    address.addressLine1,
    address.addressLine2,
    address.city,
    address.country,
    address.countryId,
    address.postalCode,
    address.postalCodeRequired,
    address.state,
    address.stateId,
  ]
}

/** The earlier addresses, oldest first. */
export async function listReplacedAddresses(db: Queryable, affiliateId: number) {
  const rows = await db.query<{ address: MailingAddressRow; saved_at: Date; replaced_at: Date }>(
    `select address, saved_at, replaced_at from mailing_address_history
     where affiliate_id = $1 order by version`,
    [affiliateId],
  )
  return rows.map(({ address, saved_at, replaced_at }) => ({
    ...addressOf(address),
    savedAt: saved_at.toISOString(),
    replacedAt: replaced_at.toISOString(),
  }))
}

export async function forgetMailingAddress(tx: Queryable, affiliateId: number): Promise<void> {
  await tx.query('delete from mailing_address where affiliate_id = $1', [affiliateId])
  await tx.query('delete from mailing_address_history where affiliate_id = $1', [affiliateId])
}
