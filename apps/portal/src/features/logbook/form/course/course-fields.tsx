import {
  ADVENTURE_DIVES,
  type AdventureDive,
  divesOf,
  hasAdventureDives,
  TRAINING_COURSES,
} from '@fathom/domain/logbook'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { OptionSelect } from '../fields/option-select.tsx'
import css from '../sections/sections.module.css'
import { useForm } from '../state/form-context.ts'
import { type CourseChoice, choiceIn, withChoice } from './course-choice.ts'
import { useDiveTitle } from './use-dive-title.ts'

const ADVENTURES = Object.keys(ADVENTURE_DIVES) as AdventureDive[]

/** Which dive of which course this was. */
export function CourseFields() {
  const { t } = useTranslator('logbook', 'logbook-form')
  const form = useForm()
  const titleOf = useDiveTitle()
  const choice = choiceIn(form.content)
  const choose = (change: Partial<CourseChoice>) => form.change(withChoice(form.content, change, titleOf))
  const numbers = choice.course ? divesOf(choice.course).map(({ number }) => String(number)) : []
  return (
    <div className={css.two}>
      <OptionSelect
        field="course"
        onChange={(course) => choose({ course })}
        options={TRAINING_COURSES}
        section="dive"
        value={choice.course}
        wordOf={(course) => t(`logbook.course.${course}`)}
      />
      {choice.course && (
        <OptionSelect
          field="number"
          onChange={(number) => choose({ number: number === null ? null : Number(number) })}
          options={numbers}
          section="dive"
          value={choice.number === null ? null : String(choice.number)}
          wordOf={(number) => titleOf({ ...choice, number: Number(number), adventureDive: null }) ?? number}
        />
      )}
      {choice.course && hasAdventureDives(choice.course) && (
        <OptionSelect
          field="adventureDive"
          onChange={(adventureDive) => choose({ adventureDive })}
          options={ADVENTURES}
          section="dive"
          value={choice.adventureDive}
          wordOf={(dive) => t(`logbook.adventureDive.${dive}`)}
        />
      )}
    </div>
  )
}
