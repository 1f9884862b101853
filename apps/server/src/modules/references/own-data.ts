import type { Module } from '../../platform/module.ts'

/** The number stays reserved; name, address and credit are deleted. */
export const referencesOwnData: Pick<Module, 'ownData' | 'forgetPerson'> = {
  ownData: async (db, affiliateId) => ({
    entries: await db.query(
      `select kind, number, name, address_line_1 as "addressLine1", address_line_2 as "addressLine2", city,
         country_id as "countryId", postal_code as "postalCode", state_id as "stateId"
       from participant where affiliate_id = $1 and deleted_at is null order by kind, number`,
      [affiliateId],
    ),
  }),
  forgetPerson: async (tx, affiliateId) => {
    await tx.query(
      `update participant set name = '', address_line_1 = '', address_line_2 = '', city = '', country_id = '',
         postal_code = '', state_id = '', deleted_at = coalesce(deleted_at, now())
       where affiliate_id = $1`,
      [affiliateId],
    )
  },
}
