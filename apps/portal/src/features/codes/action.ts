import type { AccessCodeWire } from '@fathom/contract/codes'
import type { ReactNode } from 'react'

/** A code that needs a choice of specialty. */
export type Choosing = {
  couponCode: string
  packageId: string | null
  /** Called so that the field where it was typed can be cleared. */
  whenRedeemed?: () => void
}

/** The action on a code that a dialog is open for. */
export type Action =
  | { kind: 'redeem' | 'share' | 'call-back' | 'store'; code: AccessCodeWire }
  | { kind: 'specialty'; code: Choosing }

/** Finds a dive center by its number, and passes it on once it is chosen. */
export type StoreLookup = (choose: (storeNumber: number) => void, isBusy: boolean) => ReactNode
