import type { StaffRight } from '../session/index.ts'

/** What waits for the organization's staff, and the right that works on each (OF-01, OF-02). */
export const QUEUE_RIGHTS = {
  applications: 'applications',
  photos: 'cards',
  names: 'cards',
  orders: 'cards',
  reports: 'people',
  papers: 'papers',
} as const satisfies Record<string, StaffRight>

export type QueueKind = keyof typeof QUEUE_RIGHTS

/** What the audit log calls an item of each queue. */
export const QUEUE_OBJECTS: Readonly<Record<QueueKind, string>> = {
  applications: 'application',
  photos: 'photo',
  names: 'name',
  orders: 'order',
  reports: 'report',
  papers: 'paper',
}
export const QUEUE_KINDS = Object.keys(QUEUE_RIGHTS) as readonly QueueKind[]

export const isQueueKind = (kind: string): kind is QueueKind => Object.hasOwn(QUEUE_RIGHTS, kind)

/** The filters of a queue by the state of its items. Without one, the open ones are listed. */
export const QUEUE_STATES = {
  applications: ['review', 'payment', 'paid', 'instructor'],
  photos: [],
  names: [],
  orders: ['ordered', 'made', 'sent'],
  reports: ['settled'],
  papers: [],
} as const satisfies Record<QueueKind, readonly string[]>

export type QueueState = (typeof QUEUE_STATES)[QueueKind][number]

/** Found by their filter, but they don't wait for the office: nobody takes them. */
const RESTING: readonly string[] = ['instructor', 'sent', 'settled'] satisfies QueueState[]

export const waitsForOffice = (state: string): boolean => !RESTING.includes(state)

export const QUEUE_OWNERS = ['any', 'mine', 'free'] as const
export type QueueOwner = (typeof QUEUE_OWNERS)[number]

export const QUEUE_ORDERS = ['oldest', 'newest'] as const
export type QueueOrder = (typeof QUEUE_ORDERS)[number]

/**
 * For how many minutes an item stays its holder's after the last sign of work: about as long as reading what it needs
 * takes, and looking things up elsewhere (OF-05).
 */
export const CLAIM_MINUTES: Readonly<Record<QueueKind, number>> = {
  applications: 30,
  photos: 5,
  names: 10,
  orders: 15,
  reports: 20,
  papers: 15,
}
const MINUTE_MS = 60_000

/** How often a page renews what its reader holds; one lost call ends nothing. */
export const RENEW_EVERY_MS = MINUTE_MS

/** After so long without any use a page renews no more. */
export const UNUSED_AFTER_MS = 15 * MINUTE_MS

/** When a claim of this moment ends, unless it's renewed. */
export const endOfClaim = (kind: QueueKind, now: Date): Date =>
  new Date(now.getTime() + CLAIM_MINUTES[kind] * MINUTE_MS)

/** What happens to an item besides decisions. */
export const ITEM_EVENTS = ['item-taken', 'item-released', 'item-noted'] as const
export type ItemEvent = (typeof ITEM_EVENTS)[number]

/** In characters: a note for colleagues. */
export const LONGEST_NOTE = 2000

/** How many items a person may hold by asking for the next ones. */
export const MOST_HELD = 10
