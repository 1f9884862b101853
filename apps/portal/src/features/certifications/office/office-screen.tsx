import css from '../certifications.module.css'
import { OpenOrders } from './open-orders.tsx'
import { WaitingPhotos } from './waiting-photos.tsx'
import { WithdrawCard } from './withdraw-card.tsx'

/** What the staff of the organisation do about cards: faces, plastic, and what no longer counts. */
export function OfficeScreen() {
  return (
    <div className={css.screen}>
      <WaitingPhotos />
      <OpenOrders />
      <WithdrawCard />
    </div>
  )
}
