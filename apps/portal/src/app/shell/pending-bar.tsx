import { useNavigation } from '../../shared/router/index.ts'
import css from './pending-bar.module.css'

/** Shows that a page is on its way, once that takes longer than a glance. */
export function PendingBar() {
  const { state } = useNavigation()
  return state === 'idle' ? null : <div aria-hidden="true" className={css.bar} />
}
