/** What a person says yes or no to (EN-03): news of the organisation itself, and of others in its name. */
export const OPT_INS = ['organisation', 'thirdParty'] as const
export type OptIn = (typeof OPT_INS)[number]

/** What a line of the consent history tells of. */
export type ConsentSubject = OptIn | 'communicationLanguage'

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
