import type { MailingAddressWire, SavedAddressWire } from '@fathom/contract/profile'
import { EMPTY_ADDRESS } from '@fathom/domain/profile'
import type { Queryable } from '../../platform/database/index.ts'

const COLUMNS = {
  addressLine1: 'address_line_1',
  addressLine2: 'address_line_2',
  city: 'city',
  country: 'country',
  countryId: 'country_id',
  postalCode: 'postal_code',
  postalCodeRequired: 'postal_code_required',
  state: 'state',
  stateId: 'state_id',
} as const satisfies Record<keyof MailingAddressWire, string>

const FIELDS = Object.keys(COLUMNS) as (keyof MailingAddressWire)[]
const COLUMN_NAMES = Object.values(COLUMNS)

type MailingAddressRow = {
  [Field in keyof typeof COLUMNS as (typeof COLUMNS)[Field]]: MailingAddressWire[Field]
}

/** SQL that reads an address from a JSON column; a field that was declared after it was stored is empty. */
export const storedAddress = (column: string): string =>
  `'${JSON.stringify(EMPTY_ADDRESS)}'::jsonb || ${column}`

export async function findMailingAddress(db: Queryable, affiliateId: number): Promise<SavedAddressWire> {
  const [row] = await db.query<MailingAddressRow & { version: number }>(
    'select * from mailing_address where affiliate_id = $1',
    [affiliateId],
  )
  if (!row) return { mailingAddress: null, mailingAddressVersion: 0 }
  return { mailingAddress: addressOf(row), mailingAddressVersion: row.version }
}

/** The history has addresses that were stored before a field was declared; they have an empty one. */
const addressOf = (row: MailingAddressRow) =>
  Object.fromEntries(FIELDS.map((field) => [field, row[COLUMNS[field]] ?? ''])) as MailingAddressWire

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
    `insert into mailing_address as m (affiliate_id, ${COLUMN_NAMES.join(', ')})
     values ($1, ${COLUMN_NAMES.map((_, at) => `$${at + 2}`).join(', ')})
     on conflict (affiliate_id) do update set
       ${COLUMN_NAMES.map((name) => `${name} = excluded.${name}`).join(', ')},
       version = m.version + 1, updated_at = now()
     returning version`,
    [affiliateId, ...FIELDS.map((field) => address[field])],
  )
  if (!row) throw new Error('saving the mailing address returned no row')
  return row.version
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
