import type { AccessCodeWire, RedeemedWire } from '@fathom/contract/codes'
import { useState } from 'react'
import { useLater } from '../../../shared/use-later.ts'
import type { Choosing, Deed } from './deed.ts'

/** Which dialog is open, and what was redeemed last. The dialogs are fetched with the first that is wanted. */
export function useDeeds() {
  const [deed, setDeed] = useState<Deed>()
  const [redeemed, setRedeemed] = useState<RedeemedWire>()
  const { part, want } = useLater(() => import('./deed-dialogs.tsx'))
  const open = (next: Deed) => void want(() => setDeed(next))
  const done = () => setDeed(undefined)
  return {
    redeemed,
    done,
    onRedeemed(next: RedeemedWire) {
      setRedeemed(next)
      if (deed?.kind === 'specialty') deed.code.whenRedeemed?.()
      done()
    },
    redeem: (code: AccessCodeWire) =>
      open(code.kind === 'specialty' ? { kind: 'specialty', code } : { kind: 'redeem', code }),
    choose: (code: Choosing) => open({ kind: 'specialty', code }),
    share: (code: AccessCodeWire) => open({ kind: 'share', code }),
    callBack: (code: AccessCodeWire) => open({ kind: 'call-back', code }),
    chooseStore: (code: AccessCodeWire) => open({ kind: 'store', code }),
    deed,
    Dialogs: part?.DeedDialogs,
  }
}

export type Deeds = ReturnType<typeof useDeeds>
