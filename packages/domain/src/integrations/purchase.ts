/** What a shop can sell (OF-10). */
export const PURCHASE_KINDS = ['course', 'club', 'ecard', 'plastic-card'] as const
export type PurchaseKind = (typeof PURCHASE_KINDS)[number]

/** `waiting`: nobody has signed up with the e-mail address yet. `failed`: at least one item has no effect. */
export const PURCHASE_STATES = ['waiting', 'applied', 'failed'] as const
export type PurchaseState = (typeof PURCHASE_STATES)[number]

/** Why an item has no effect. */
export const PURCHASE_REFUSALS = [
  'no-course',
  'already-have',
  'no-certification',
  'no-photo',
  'no-address',
  'already-ordered',
  'nobody-signed-up',
] as const
export type PurchaseRefusal = (typeof PURCHASE_REFUSALS)[number]

export const MOST_PURCHASE_ITEMS = 20

/** How long a purchase waits for its person. */
export const PURCHASE_WAITS_DAYS = 730

type Item = { state: PurchaseState }

/** One item without effect is enough to need someone's help. */
export function purchaseStateOf(items: readonly Item[]): PurchaseState {
  if (items.some(({ state }) => state === 'failed')) return 'failed'
  return items.every(({ state }) => state === 'applied') ? 'applied' : 'waiting'
}
