/** The progress of a Discover Scuba Diving guest (spec §3). `status` is stored as the service spells it. */
export type Checkpoint = {
  storeNumber: number | null
  memberNumber: number | null
  status: string
  updatedDate: string
}

const PROCESSED_WINDOW_DAYS = 30
const DAY_MS = 86_400_000

/** Spec §4: the status is processed, with an upper- or lowercase first letter, and 0 to 30 days old. */
export function isProcessed(checkpoint: Checkpoint | undefined, now: Date): boolean {
  if (checkpoint?.status !== 'processed' && checkpoint?.status !== 'Processed') return false
  const age = Math.floor((now.getTime() - Date.parse(checkpoint.updatedDate)) / DAY_MS)
  return age >= 0 && age <= PROCESSED_WINDOW_DAYS
}

/**
 * The statuses that guests set themselves. Only the preparation writes the later ones, because they unlock
 * promotions.
 */
export const OWN_STATUSES = ['welcome', 'affiliation', 'forms', 'forms-submitted'] as const
export type OwnStatus = (typeof OWN_STATUSES)[number]

export type DsdStep = 'welcome' | 'confirm-affiliation' | 'medical-form' | 'learning'

const STEP_FOR: Readonly<Record<string, DsdStep>> = {
  welcome: 'welcome',
  affiliation: 'confirm-affiliation',
  forms: 'medical-form',
  'forms-submitted': 'medical-form',
  completed: 'learning',
  processed: 'learning',
  Processed: 'learning',
}

/** The numbers in the invitation link; null where the link has none. */
export type DsdLink = { storeNumber: number | null; memberNumber: number | null }

/** Whether the link points to the guest's current store and member. */
export function isSameInvitation(checkpoint: DsdLink, link: DsdLink): boolean {
  const differs = (wanted: number | null, existing: number | null) => wanted !== null && wanted !== existing
  return (
    !differs(link.storeNumber, checkpoint.storeNumber) && !differs(link.memberNumber, checkpoint.memberNumber)
  )
}

/**
 * Spec §4: the checkpoint determines which step `/dsd` opens. A link to another store or member starts over.
 */
export function stepFor(checkpoint: Checkpoint | undefined, link: DsdLink): DsdStep {
  if (!checkpoint || !isSameInvitation(checkpoint, link)) return 'welcome'
  return Object.hasOwn(STEP_FOR, checkpoint.status) ? (STEP_FOR[checkpoint.status] ?? 'welcome') : 'welcome'
}
