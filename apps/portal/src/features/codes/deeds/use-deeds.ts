import type { AccessCodeWire, RedeemedWire } from '@fathom/contract/codes'
import { useState } from 'react'

/** A code that asks which specialty it shall open. */
export type Choosing = { couponCode: string; packageId: string | null }

type Deed =
  | { kind: 'redeem' | 'share' | 'call-back' | 'store'; code: AccessCodeWire }
  | { kind: 'specialty'; code: Choosing }

/** Which dialog is open, and what was redeemed last. */
export function useDeeds() {
  const [deed, setDeed] = useState<Deed>()
  const [redeemed, setRedeemed] = useState<RedeemedWire>()
  const done = () => setDeed(undefined)
  return {
    redeemed,
    done,
    forget: () => setRedeemed(undefined),
    onRedeemed(next: RedeemedWire) {
      setRedeemed(next)
      done()
    },
    redeem: (code: AccessCodeWire) =>
      setDeed(code.kind === 'specialty' ? { kind: 'specialty', code } : { kind: 'redeem', code }),
    choose: (code: Choosing) => setDeed({ kind: 'specialty', code }),
    share: (code: AccessCodeWire) => setDeed({ kind: 'share', code }),
    callBack: (code: AccessCodeWire) => setDeed({ kind: 'call-back', code }),
    chooseStore: (code: AccessCodeWire) => setDeed({ kind: 'store', code }),
    deed,
  }
}

export type Deeds = ReturnType<typeof useDeeds>
