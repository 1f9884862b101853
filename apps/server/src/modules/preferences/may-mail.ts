import { type MailPurpose, NOTICE_DEFAULTS } from '@fathom/domain/preferences'
import type { Locale } from '@fathom/domain/translations'
import type { Queryable } from '../../platform/database/index.ts'
import { findPreference } from './preferences.store.ts'

/** Whether the person wants emails for this. Checked when a message is sent, not when it's planned. */
export async function mayMail(db: Queryable, affiliateId: number, purpose: MailPurpose): Promise<boolean> {
  const chosen = await findPreference(db, affiliateId)
  if (chosen) return chosen[purpose]
  return purpose === 'notifications' || purpose === 'digest' ? NOTICE_DEFAULTS[purpose] : false
}

/** The language in which the person wants to receive mail; undefined means the account's language. */
export async function findMailLanguage(db: Queryable, affiliateId: number): Promise<Locale | undefined> {
  return (await findPreference(db, affiliateId))?.communicationLanguage
}
