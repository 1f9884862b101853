import type { RedeemedWire } from '@fathom/contract/codes'
import { CallBackDialog } from './call-back-dialog.tsx'
import type { Deed, StoreLookup } from './deed.ts'
import { RedeemDialog } from './redeem-dialog.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { SpecialtyDialog } from './specialty-dialog.tsx'
import { StoreDialog } from './store-dialog.tsx'

type Props = {
  deeds: { deed: Deed | undefined; done: () => void; onRedeemed: (redeemed: RedeemedWire) => void }
  storeLookup?: StoreLookup | undefined
}

export function DeedDialogs({ deeds: { deed, done, onRedeemed }, storeLookup }: Props) {
  if (deed?.kind === 'redeem') return <RedeemDialog code={deed.code} {...{ done, onRedeemed }} />
  if (deed?.kind === 'specialty') return <SpecialtyDialog code={deed.code} {...{ done, onRedeemed }} />
  if (deed?.kind === 'share') return <ShareDialog code={deed.code} done={done} />
  if (deed?.kind === 'call-back') return <CallBackDialog code={deed.code} done={done} />
  if (deed?.kind === 'store' && storeLookup)
    return <StoreDialog code={deed.code} done={done} lookup={storeLookup} />
  return null
}
