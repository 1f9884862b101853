import type { AccessCodeWire } from '@fathom/contract/codes'
import type { ReactNode } from 'react'

/** A code that asks which specialty it shall open. */
export type Choosing = {
  couponCode: string
  packageId: string | null
  /** The field in which it was typed has done its work. */
  whenRedeemed?: () => void
}

/** What is about to be done with a code, in a dialog. */
export type Action =
  | { kind: 'redeem' | 'share' | 'call-back' | 'store'; code: AccessCodeWire }
  | { kind: 'specialty'; code: Choosing }

/** Finds a dive center by its number, and hands it over once it is chosen. */
export type StoreLookup = (choose: (storeNumber: number) => void, isBusy: boolean) => ReactNode
