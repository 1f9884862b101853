import { useNavigation } from '../../shared/router/index.ts'
import css from './pending-bar.module.css'

/** Shows that a page is loading, after a short delay. */
export function PendingBar() {
  const { state } = useNavigation()
  return state === 'idle' ? null : <div aria-hidden="true" className={css.bar} />
}
