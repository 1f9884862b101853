import { type MailPurpose, OPT_INS } from './consent.ts'

/**
 * What the unsubscribe link of a message turns off: everything that needs an opt-in, or one kind of notice.
 */
export const MAIL_LISTS = ['marketing', 'notifications', 'digest'] as const
export type MailList = (typeof MAIL_LISTS)[number]

export const purposesOf = (list: MailList): readonly MailPurpose[] =>
  list === 'marketing' ? OPT_INS : [list]

/** How long the link in a message works. Years later, another person may have an old message. */
export const LINK_DAYS = 365

const DAY_MS = 86_400_000

export const dayOf = (date: Date): number => Math.floor(date.getTime() / DAY_MS)

export type LinkProblem = 'link-invalid' | 'link-expired'

export function isLinkOver(issuedOn: number, now: Date): boolean {
  return dayOf(now) - issuedOn > LINK_DAYS
}
