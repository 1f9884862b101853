import { type MailPurpose, NOTICE_DEFAULTS } from '@fathom/domain/preferences'
import type { Locale } from '@fathom/domain/translations'
import type { Queryable } from '../../platform/database/index.ts'
import { findPreference } from './preferences.store.ts'

/** Whether the person wants e-mails for this. Asked when a message goes out, not when it is planned. */
export async function mayMail(db: Queryable, affiliateId: number, purpose: MailPurpose): Promise<boolean> {
  const chosen = await findPreference(db, affiliateId)
  if (chosen) return chosen[purpose]
  return purpose === 'notifications' || purpose === 'digest' ? NOTICE_DEFAULTS[purpose] : false
}

/** In which language the person wants to be written to; undefined leaves it to the account's. */
export async function findMailLanguage(db: Queryable, affiliateId: number): Promise<Locale | undefined> {
  return (await findPreference(db, affiliateId))?.communicationLanguage
}
