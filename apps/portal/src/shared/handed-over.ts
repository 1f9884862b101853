import { paths } from './paths.ts'

/** TS-06: the form that a guardian signs on this device, and whose device it is. */
export type HandedOver = { witness: number; affiliateId: string; documentId: string }

const NAME = 'fathom.handed-over'

/** Stored for all tabs and through reloads, so that only the witness ends it. */
export const handOverDevice = (storage: Storage, to: HandedOver): void =>
  storage.setItem(NAME, JSON.stringify(to))

export const takeBackDevice = (storage: Storage): void => storage.removeItem(NAME)

/** The only address that opens while this person's device is in other hands. */
export function handedOverPath(storage: Storage, witness: number | undefined): string | undefined {
  const stored = storage.getItem(NAME)
  if (stored === null) return undefined
  const to = JSON.parse(stored) as HandedOver
  return to.witness === witness ? paths.guardianInPerson(to) : undefined
}

/** Calls back when another tab hands the device over. */
export function watchHandedOver(onHandedOver: () => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === NAME && newValue !== null) onHandedOver()
  })
}
