import { paths } from './paths.ts'

/** TS-06: the form that a guardian signs on this device, whose device it is, and where they return to. */
export type HandedOver = {
  witness: number
  affiliateId: string
  documentId: string
  back: string
  /** The language of the witness; the guardian may choose another. */
  locale?: string
}

const NAME = 'fathom.handed-over'

/** Stored for all tabs and through reloads, so that only the witness ends it. */
export const handOverDevice = (storage: Storage, to: HandedOver): void =>
  storage.setItem(NAME, JSON.stringify(to))

function findHandedOver(storage: Storage): HandedOver | undefined {
  const stored = storage.getItem(NAME)
  return stored === null ? undefined : (JSON.parse(stored) as HandedOver)
}

/** The language to which the device returns. */
export const findWitnessLocale = (storage: Storage): string | undefined => findHandedOver(storage)?.locale

/** Returns the page from which the device was handed over. */
export function takeBackDevice(storage: Storage): string {
  const back = findHandedOver(storage)?.back ?? paths.students()
  storage.removeItem(NAME)
  return back
}

type SignedIn = { user: { affiliateId: number }; handedOver: string | undefined }

/**
 * The only address that opens while this person's device is in other hands: by what this browser stored or, if
 * that is gone, by what the server says. It refuses every other call in any case.
 */
export function handedOverPath(storage: Storage, current: SignedIn | undefined): string | undefined {
  const to = findHandedOver(storage)
  if (to && to.witness === current?.user.affiliateId) return paths.guardianInPerson(to)
  const [affiliateId, documentId] = current?.handedOver?.split('/') ?? []
  return affiliateId && documentId ? paths.guardianInPerson({ affiliateId, documentId }) : undefined
}

/** Calls back when another tab hands the device over. */
export function watchHandedOver(onHandedOver: () => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === NAME && newValue !== null) onHandedOver()
  })
}
