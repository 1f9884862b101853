/** What a person says yes or no to (EN-03): news of the organisation itself, and of others in its name. */
export const OPT_INS = ['organisation', 'thirdParty'] as const
export type OptIn = (typeof OPT_INS)[number]

/** E-mails about the person's own things: at once, or gathered once a day. */
export const NOTICES = ['notifications', 'digest'] as const
export type Notice = (typeof NOTICES)[number]

/** What holds for whoever has not chosen: what matters is written, a summary only to those who ask for it. */
export const NOTICE_DEFAULTS: Readonly<Record<Notice, boolean>> = { notifications: true, digest: false }

/** What an e-mail may be sent for; each can be turned off by itself. */
export type MailPurpose = OptIn | Notice

/** What a line of the consent history tells of. */
export const CONSENT_SUBJECTS = [...OPT_INS, ...NOTICES, 'communicationLanguage'] as const
export type ConsentSubject = (typeof CONSENT_SUBJECTS)[number]

/** How a change came to us. */
export const CONSENT_WAYS = ['form', 'unsubscribe-link', 'one-click', 'recipient'] as const
export type ConsentWay = (typeof CONSENT_WAYS)[number]

/** Which words the person had before them. Raised with each change of what the opt-ins promise. */
export const CONSENT_WORDING = '2026-11'

/** A change reaches all that send by this time (spec §9). */
export const CHANGE_DELAY_HOURS = 24

/** Recipient preferences say 1 for opted in, anything else for opted out (EN-03). */
export const OPTED_IN = 1
export const OPTED_OUT = 0
export const isOptedIn = (status: number): boolean => status === OPTED_IN

/** Why someone opts out, as we offer it; a caller from outside may give words of its own. */
export const OPT_OUT_REASONS = ['too-many', 'not-relevant', 'never-asked', 'other'] as const
export type OptOutReason = (typeof OPT_OUT_REASONS)[number]
