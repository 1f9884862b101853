import type { AccessCodeWire, RedeemedWire } from '@fathom/contract/codes'
import { useState } from 'react'
import { useLater } from '../../shared/use-later.ts'
import type { Action, Choosing } from './action.ts'

/** Which dialog is open, and what was redeemed last. The dialogs load with the first one that opens. */
export function useActions() {
  const [action, setAction] = useState<Action>()
  const [redeemed, setRedeemed] = useState<RedeemedWire>()
  const { part, want } = useLater(() => import('./action-dialogs.tsx'))
  const open = (next: Action) => void want(() => setAction(next))
  /** An action that finishes late doesn't close what was opened after it. */
  const done = (finished: Action | undefined) => setAction((now) => (now === finished ? undefined : now))
  return {
    redeemed,
    done,
    onRedeemed(next: RedeemedWire) {
      setRedeemed(next)
      if (action?.kind === 'specialty') action.code.whenRedeemed?.()
      done(action)
    },
    redeem: (code: AccessCodeWire) =>
      open(code.kind === 'specialty' ? { kind: 'specialty', code } : { kind: 'redeem', code }),
    choose: (code: Choosing) => open({ kind: 'specialty', code }),
    share: (code: AccessCodeWire) => open({ kind: 'share', code }),
    callBack: (code: AccessCodeWire) => open({ kind: 'call-back', code }),
    chooseStore: (code: AccessCodeWire) => open({ kind: 'store', code }),
    action,
    Dialogs: part?.ActionDialogs,
  }
}

export type Actions = ReturnType<typeof useActions>
