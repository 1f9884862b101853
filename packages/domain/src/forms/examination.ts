import { digitsIn } from './digits-in.ts'
import { isSameAddress } from './mailbox.ts'

/** The clocks of the earth are up to 14 hours ahead of UTC. */
const AHEAD_MS = 14 * 3_600_000
const DAY_MS = 24 * 3_600_000

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/** TS-10: a clearance counts until the end of the day 12 months after the examination, by UTC. */
export function clearanceEnd(examinedOn: string): Date {
  const end = new Date(`${examinedOn}T23:59:59.999Z`)
  end.setUTCFullYear(end.getUTCFullYear() + 1)
  return end
}

/**
 * Not in the future, by the day where the physician may be: another one may have begun there. Nor so long ago
 * that its clearance would be over.
 */
export function examinationProblem(examinedOn: string, now: Date): 'day-ahead' | 'day-too-old' | undefined {
  if (examinedOn > dayOf(now.getTime() + AHEAD_MS)) return 'day-ahead'
  return clearanceEnd(examinedOn) <= now ? 'day-too-old' : undefined
}

/** The first day of an examination that lifts a refusal, if the physician was asked by mail after it; by UTC. */
export const firstLinkDay = (refusedAt: Date): string => dayOf(refusedAt.getTime())

/**
 * ST-08: whether an approval can lift a refusal. If the physician was asked by mail after the refusal, the
 * approval is later, and the examination may be of the same day. A page on paper states no time, so its
 * examination must be of a later day, wherever on earth the refusal was given.
 */
export const liftsRefusal = (examinedOn: string, refusedAt: Date, askedAt: Date | null): boolean =>
  examinedOn >= (askedAt !== null && askedAt > refusedAt ? firstLinkDay(refusedAt) : firstPaperDay(refusedAt))

/** The first day of an examination that lifts a refusal on paper. */
export const firstPaperDay = (refusedAt: Date): string => dayOf(refusedAt.getTime() + AHEAD_MS + DAY_MS)

/** To compare; a part of a longer number is enough. */
const SHORTEST_PHONE = 6

/** To ask back. */
const SHORTEST_CONTACT = 7

const ADDRESS = /[^\s@,;<>()]+@[^\s@,;<>()]+/g

/** Whether this contact reaches someone with this address or phone number, however it's written. */
export function isContactOf(contact: string, { email, phone }: { email: string; phone: string }): boolean {
  const text = contact.normalize('NFKC')
  const isAddress = (text.match(ADDRESS) ?? []).some((each) => isSameAddress(each, email))
  const [given, known] = [digitsIn(text.replace(ADDRESS, ' ')), digitsIn(phone)].map((each) =>
    each.replace(/^0+/, ''),
  ) as [string, string]
  const isPhone =
    Math.min(given.length, known.length) >= SHORTEST_PHONE && (given.includes(known) || known.endsWith(given))
  return isAddress || isPhone
}

/** A phone number or an e-mail address that someone can use to ask back. */
export function isContact(text: string): boolean {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())) return true
  const digits = digitsIn(text)
  return digits.length >= SHORTEST_CONTACT && new Set(digits).size > 1
}
