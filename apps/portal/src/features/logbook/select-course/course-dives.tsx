import {
  ADVENTURE_DIVES,
  type AdventureDive,
  divesOf,
  hasAdventureDives,
  type skillsOf,
  type TrainingCourse,
} from '@fathom/domain/logbook'
import Waves from 'lucide-react/icons/waves'
import { useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { RadioRows } from '../../../shared/ui/form/radio-rows.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { useDiveTitle } from '../form/course/use-dive-title.ts'
import { formPaths } from '../form/screen/form-paths.ts'
import css from './select-course.module.css'

const ADVENTURES = Object.keys(ADVENTURE_DIVES) as AdventureDive[]

/** The dives of a course with their skills; for adventure dives also which one. */
export function CourseDives({ course }: { course: TrainingCourse }) {
  const { t, formatList } = useTranslator('logbook', 'logbook-form')
  const titleOf = useDiveTitle()
  const [number, setNumber] = useState<number>()
  const [adventureDive, setAdventure] = useState<AdventureDive>()
  const isAdventurous = hasAdventureDives(course)
  const skillWords = (skills: readonly Parameters<typeof skillWord>[0][]) => formatList(skills.map(skillWord))
  const skillWord = (skill: ReturnType<typeof skillsOf>[number]) => t(`logbook.skill.${skill}`)
  return (
    <>
      <Card title={t('logbook-form.field.number')}>
        <RadioRows
          choices={divesOf(course).map((dive) => ({
            value: String(dive.number),
            label: titleOf({ course, number: dive.number, adventureDive: null }),
            help: dive.skills.length > 0 ? skillWords(dive.skills) : undefined,
          }))}
          legend={<span className="visually-hidden">{t('logbook-form.field.number')}</span>}
          onChange={(value) => setNumber(Number(value))}
          value={number === undefined ? undefined : String(number)}
        />
      </Card>
      {isAdventurous && number !== undefined && (
        <Card title={t('logbook-form.field.adventureDive')}>
          <RadioRows
            choices={ADVENTURES.map((value) => ({
              value,
              label: t(`logbook.adventureDive.${value}`),
              help: skillWords(ADVENTURE_DIVES[value]),
            }))}
            legend={<span className="visually-hidden">{t('logbook-form.field.adventureDive')}</span>}
            onChange={setAdventure}
            value={adventureDive}
          />
        </Card>
      )}
      {number !== undefined && (!isAdventurous || adventureDive) && (
        <div className={css.go}>
          <ButtonLink
            icon={Waves}
            kind="primary"
            to={formPaths.create(
              'Training',
              {
                course,
                logNumber: String(number),
                title: titleOf({ course, number, adventureDive: adventureDive ?? null }),
              },
              adventureDive,
            )}
          >
            {t('logbook-form.select.go')}
          </ButtonLink>
        </div>
      )}
    </>
  )
}
