import type { InstallMarks } from './install-rule.ts'

/** They belong to the device, so they stay when a person signs out (`app/start/forget-device.ts`). */
const FIRST_DAY = 'fathom.install.first-day'
const DONE = 'fathom.install.done-something'
const DECLINED = 'fathom.install.declined-on'

/** The browser may block storage; then we never offer to install. */
function find(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

function set(name: string, value: string): void {
  try {
    localStorage.setItem(name, value)
  } catch {
    return
  }
}

export const readInstallMarks = (): InstallMarks => ({
  firstDay: find(FIRST_DAY),
  hasDoneSomething: find(DONE) !== null,
  declinedOn: find(DECLINED),
})

export function markSignedInDay(today: string): void {
  if (find(FIRST_DAY) === null) set(FIRST_DAY, today)
}

/** A dive was saved, a form signed or a card shown: the portal is of use on this device. */
export const markDoneSomething = (): void => set(DONE, '1')

export const markInstallDeclined = (today: string): void => set(DECLINED, today)
