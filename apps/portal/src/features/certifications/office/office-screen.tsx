import css from '../certifications.module.css'
import { OpenOrders } from './open-orders.tsx'
import { WaitingPhotos } from './waiting-photos.tsx'
import { WithdrawCard } from './withdraw-card.tsx'

/** What the organization's staff manage about cards: photos, plastic cards and withdrawals. */
export function OfficeScreen() {
  return (
    <div className={css.screen}>
      <WaitingPhotos />
      <OpenOrders />
      <WithdrawCard />
    </div>
  )
}
