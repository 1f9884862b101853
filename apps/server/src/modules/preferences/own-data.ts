import type { Module } from '../../platform/module.ts'
import type { OwnDataPart } from '../../platform/own-data.ts'
import { preferencesArchiveWords } from './archive-words.ts'
import { findTourClosed } from './preferences.store.ts'

/** We must be able to prove that and when consent was given; by then the person is only a number. */
export const preferencesOwnData: OwnDataPart & Pick<Module, 'forgetPerson'> = {
  archiveWords: preferencesArchiveWords,
  ownData: async (db, affiliateId) => {
    const [chosen] = await db.query(
      `select organisation, third_party as "thirdParty", notification_mail as notifications, digest_mail as digest,
         communication_language as "communicationLanguage",
         organisation_words as "organisationWords", third_party_words as "thirdPartyWords", updated_at as "updatedAt"
       from preference where affiliate_id = $1 and version > 0`,
      [affiliateId],
    )
    const tourClosedAt = await findTourClosed(db, affiliateId)
    const consents = await db.query(
      `select what, before, after, way, reason, wording_version as "wordingVersion",
         wording_locale as "wordingLocale", created_at as "at"
       from consent_change where affiliate_id = $1 order by id`,
      [affiliateId],
    )
    return { chosen: chosen ?? null, consents, tourClosedAt: tourClosedAt ?? null }
  },
  forgetPerson: async (tx, affiliateId) => {
    await tx.query('delete from preference where affiliate_id = $1', [affiliateId])
    await tx.query('update consent_change set reason = null, mailing_job = null where affiliate_id = $1', [
      affiliateId,
    ])
  },
}
