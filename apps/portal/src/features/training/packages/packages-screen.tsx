import { ImportCard } from './import-card.tsx'
import { ImportedCard } from './imported-card.tsx'
import css from './packages.module.css'

/** The course packages, for the organization's staff. */
export function PackagesScreen() {
  return (
    <div className={css.screen}>
      <ImportCard />
      <ImportedCard />
    </div>
  )
}
