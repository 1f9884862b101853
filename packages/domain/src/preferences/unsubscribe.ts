import { type MailPurpose, OPT_INS } from './consent.ts'

/** What the link of a message ends: everything that needs a yes, or one kind of notice. */
export const MAIL_LISTS = ['marketing', 'notifications', 'digest'] as const
export type MailList = (typeof MAIL_LISTS)[number]

export const purposesOf = (list: MailList): readonly MailPurpose[] =>
  list === 'marketing' ? OPT_INS : [list]

/** How long the link of a message works. Years later an old message may be in other hands. */
export const LINK_DAYS = 365

const DAY_MS = 86_400_000

export const dayOf = (date: Date): number => Math.floor(date.getTime() / DAY_MS)

export type LinkProblem = 'link-invalid' | 'link-expired'

export function isLinkOver(issuedOn: number, now: Date): boolean {
  return dayOf(now) - issuedOn > LINK_DAYS
}
