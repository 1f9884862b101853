/** What this device remembers about installing. Days are ISO days by the device's clock. */
export type InstallMarks = {
  /** The first day on which someone was signed in here. */
  firstDay: string | null
  hasDoneSomething: boolean
  declinedOn: string | null
}

const PAUSE_DAYS = 90
const DAY_MS = 24 * 60 * 60 * 1000

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS

/**
 * We offer to install from the second day on, once someone has done something useful here, and not again for
 * 90 days after "Not now".
 */
export function mayOfferInstall({ firstDay, hasDoneSomething, declinedOn }: InstallMarks, today: string) {
  if (!hasDoneSomething || firstDay === null || firstDay === today) return false
  return declinedOn === null || daysBetween(declinedOn, today) >= PAUSE_DAYS
}
