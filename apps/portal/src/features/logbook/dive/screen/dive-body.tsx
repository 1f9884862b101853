import type { UnitSystem } from '@fathom/domain/logbook'
import type { ReactNode } from 'react'
import { PhotoGrid } from '../../gallery/photo-grid.tsx'
import type { Dive } from '../dive.queries.ts'
import { ConditionsCard } from '../parts/conditions-card.tsx'
import { EquipmentCard } from '../parts/equipment-card.tsx'
import { FiguresCard } from '../parts/figures-card.tsx'
import { NotesCard } from '../parts/notes-card.tsx'
import { PeopleCard } from '../parts/people-card.tsx'
import { SkillsCard } from '../parts/skills-card.tsx'
import { Hero } from '../picture/hero.tsx'
import css from './dive.module.css'

type Props = { dive: Dive; unit: UnitSystem; addPhotos?: ReactNode }

/** All details of a dive. */
export function DiveBody({ dive: { log, seal }, unit, addPhotos }: Props) {
  return (
    <div className={css.frame}>
      <Hero log={log} unit={unit} />
      <FiguresCard log={log} unit={unit} />
      <div className={css.parts}>
        <SkillsCard log={log} />
        <ConditionsCard log={log} unit={unit} />
        <PeopleCard log={log} />
        <EquipmentCard log={log} unit={unit} />
        <NotesCard log={log} seal={seal} />
      </div>
      <PhotoGrid add={addPhotos} log={log} />
    </div>
  )
}
