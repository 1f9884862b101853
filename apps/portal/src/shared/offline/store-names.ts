/** Each entry belongs to a person and is encrypted with that person's key. */
export const PERSONAL_STORES = [
  'dive-drafts',
  'dive-photos',
  'dive-deletes',
  'dive-confirmations',
  'shared-files',
  'logbook',
  'lesson-sittings',
  'kept-lessons',
  'exam-sittings',
  'practice-reviews',
  'unsent-messages',
  'unsent-attendance',
  'note-drafts',
  'kept-cards',
  'kept-faces',
  'application-drafts',
  'application-documents',
  'form-drafts',
  'signed-forms',
  'kept-answers',
] as const
export type PersonalStore = (typeof PERSONAL_STORES)[number]

/** The same for everyone. */
const PUBLIC_STORES = ['trust'] as const
export type PublicStore = (typeof PUBLIC_STORES)[number]

/** The keys of the people who use this device. */
export const KEYS = 'device-key'

/** An entry among the keys: nothing of an earlier version is left to be encrypted. */
export const ENCRYPTED = 'encrypted'

export const STORE_NAMES = [...PERSONAL_STORES, ...PUBLIC_STORES, KEYS] as const
