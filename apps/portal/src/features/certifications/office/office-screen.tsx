import css from '../certifications.module.css'
import { WithdrawCard } from './withdraw-card.tsx'

/** Cards that the organization's staff withdraw. */
export function OfficeScreen() {
  return (
    <div className={css.screen}>
      <WithdrawCard />
    </div>
  )
}
