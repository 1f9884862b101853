import type { RedeemedWire } from '@fathom/contract/codes'
import type { Action, StoreLookup } from './action.ts'
import { CallBackDialog } from './call-back-dialog.tsx'
import { RedeemDialog } from './redeem-dialog.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { SpecialtyDialog } from './specialty-dialog.tsx'
import { StoreDialog } from './store-dialog.tsx'

type Props = {
  actions: { action: Action | undefined; done: () => void; onRedeemed: (redeemed: RedeemedWire) => void }
  storeLookup?: StoreLookup | undefined
}

export function ActionDialogs({ actions: { action, done, onRedeemed }, storeLookup }: Props) {
  if (action?.kind === 'redeem') return <RedeemDialog code={action.code} {...{ done, onRedeemed }} />
  if (action?.kind === 'specialty') return <SpecialtyDialog code={action.code} {...{ done, onRedeemed }} />
  if (action?.kind === 'share') return <ShareDialog code={action.code} done={done} />
  if (action?.kind === 'call-back') return <CallBackDialog code={action.code} done={done} />
  if (action?.kind === 'store' && storeLookup)
    return <StoreDialog code={action.code} done={done} lookup={storeLookup} />
  return null
}
