/** The diver orders and cancels; the organization makes, sends and delivers. */
export const REPLACEMENT_STATUSES = ['ordered', 'made', 'sent', 'delivered', 'cancelled'] as const
export type ReplacementStatus = (typeof REPLACEMENT_STATUSES)[number]

export const mayCancelReplacement = (status: ReplacementStatus): boolean =>
  status === 'ordered' || status === 'made'

const NEXT: Record<ReplacementStatus, readonly ReplacementStatus[]> = {
  ordered: ['made', 'cancelled'],
  made: ['sent', 'cancelled'],
  sent: ['delivered'],
  delivered: [],
  cancelled: [],
}

export const mayMoveReplacement = (from: ReplacementStatus, to: ReplacementStatus): boolean =>
  NEXT[from].includes(to)

/** Why a replacement card is ordered. The text of each is `certifications-cards.replacementWhy.<name>`. */
export const REPLACEMENT_WHYS = ['lost', 'damaged', 'name-changed', 'wanted'] as const
export type ReplacementWhy = (typeof REPLACEMENT_WHYS)[number]
