import css from '../certifications.module.css'
import { ImportCard } from './import-card.tsx'
import { IssueCard } from './issue-card.tsx'
import { PersonCard } from './person-card.tsx'

/** OF-06: staff issue certifications, by hand or from a file, and correct or revoke them. */
export function DeskScreen() {
  return (
    <div className={css.screen}>
      <IssueCard />
      <PersonCard />
      <ImportCard />
    </div>
  )
}
