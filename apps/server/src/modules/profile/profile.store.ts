import type { MailingAddressWire } from '@fathom/contract/profile'
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

export async function findMailingAddress(
  db: Queryable,
  affiliateId: number,
): Promise<MailingAddressWire | undefined> {
  const [row] = await db.query<MailingAddressRow>('select * from mailing_address where affiliate_id = $1', [
    affiliateId,
  ])
  return (
    row && {
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
  )
}

export async function addMailingAddress(
  db: Queryable,
  affiliateId: number,
  address: MailingAddressWire,
): Promise<void> {
  await db.query(
    `insert into mailing_address (affiliate_id, address_line_1, address_line_2, city, country, country_id, postal_code,
       postal_code_required, state, state_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (affiliate_id) do nothing`,
    [
      affiliateId,
      address.addressLine1,
      address.addressLine2,
      address.city,
      address.country,
      address.countryId,
      address.postalCode,
      address.postalCodeRequired,
      address.state,
      address.stateId,
    ],
  )
}
