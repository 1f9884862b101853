/** Marketing opt-ins (EN-03): news from the organization itself, and from third parties in its name. */
export const OPT_INS = ['organisation', 'thirdParty'] as const
export type OptIn = (typeof OPT_INS)[number]

/** Whether people agree to the text with this key; the record of it names `CONSENT_WORDING`. */
export const isConsentText = (key: string): boolean =>
  OPT_INS.some((name) => key === `preferences.${name}.label` || key === `preferences.${name}.help`)

/** E-mails about the person's own activity: at once, or as a daily summary. */
export const NOTICES = ['notifications', 'digest'] as const
export type Notice = (typeof NOTICES)[number]

/** Defaults for people who haven't chosen: important notices are mailed, the summary only on request. */
export const NOTICE_DEFAULTS: Readonly<Record<Notice, boolean>> = { notifications: true, digest: false }

/** The purposes of an e-mail; each can be turned off separately. */
export type MailPurpose = OptIn | Notice

/** The subjects of an entry in the consent history. */
export const CONSENT_SUBJECTS = [...OPT_INS, ...NOTICES, 'communicationLanguage'] as const
export type ConsentSubject = (typeof CONSENT_SUBJECTS)[number]

/** How we received a change. */
export const CONSENT_WAYS = ['form', 'unsubscribe-link', 'one-click', 'recipient'] as const
export type ConsentWay = (typeof CONSENT_WAYS)[number]

/** The version of the text that the person saw. Raise it with each change of what the opt-ins promise. */
export const CONSENT_WORDING = '2026-11-18'

/** A change reaches all senders within this time (spec §9). */
export const CHANGE_DELAY_HOURS = 24

/** Recipient preferences use 1 for opted in, anything else for opted out (EN-03). */
export const OPTED_IN = 1
export const OPTED_OUT = 0
export const isOptedIn = (status: number): boolean => status === OPTED_IN

/** The opt-out reasons that we offer; an external caller may send its own text. */
export const OPT_OUT_REASONS = ['too-many', 'not-relevant', 'never-asked', 'other'] as const
export type OptOutReason = (typeof OPT_OUT_REASONS)[number]
