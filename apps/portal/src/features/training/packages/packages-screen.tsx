import { ImportCard } from './import-card.tsx'
import { ImportedCard } from './imported-card.tsx'
import css from './packages.module.css'

/** The packages of courses, for the staff of the organisation. */
export function PackagesScreen() {
  return (
    <div className={css.screen}>
      <ImportCard />
      <ImportedCard />
    </div>
  )
}
