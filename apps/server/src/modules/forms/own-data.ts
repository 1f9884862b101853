import type { Module } from '../../platform/module.ts'

/** Signed forms are kept as long as claims can be made; they name the person by number alone. */
export const formsOwnData: Pick<Module, 'ownData'> = {
  ownData: async (db, affiliateId) => ({
    forms: await db.query(
      'select id, audience, name, created_at as "createdAt", due_on::text as "dueOn", signed_at as "signedAt" from form_record where affiliate_id = $1 order by id',
      [affiliateId],
    ),
  }),
}
