import {
  ADVENTURE_DIVES,
  type AdventureDive,
  divesOf,
  hasAdventureDives,
  TRAINING_COURSES,
} from '@fathom/domain/logbook'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { SelectField } from '../fields/choice-fields.tsx'
import { FieldRow, type SectionControls } from '../fields/field-row.tsx'
import { OptionSelect } from '../fields/option-select.tsx'
import { TextField } from '../fields/text-field.tsx'
import { FormSection } from '../form-section.tsx'
import { useForm } from '../state/form-context.ts'
import { type CourseChoice, choiceIn, withChoice } from './course-choice.ts'
import { InstructorField } from './instructor-field.tsx'
import { DateSlot, SiteSlot } from './lazy-fields.tsx'
import css from './sections.module.css'
import { useDiveTitle } from './use-dive-title.ts'

const CONTROLS: SectionControls<'dive', 'course' | 'dive' | 'instructor'> = {
  course: { row: 'course', control: <CourseFields /> },
  number: { row: 'course', control: null },
  adventureDive: { row: 'course', control: null },
  title: { row: 'dive', control: <TextField name="title" /> },
  date: { row: 'dive', control: <DateSlot /> },
  location: { row: 'dive', control: <SiteSlot /> },
  diveType: { row: 'dive', control: <SelectField name="diveType" /> },
  instructorNumber: { row: 'instructor', control: <InstructorField /> },
}

export function DiveSection() {
  const isTraining = useForm().logType === 'Training'
  return (
    <FormSection section="dive">
      {isTraining && <FieldRow controls={CONTROLS} row="course" />}
      <div className={css.two}>
        <FieldRow controls={CONTROLS} row="dive" />
      </div>
      {isTraining && <FieldRow controls={CONTROLS} row="instructor" />}
    </FormSection>
  )
}

const ADVENTURES = Object.keys(ADVENTURE_DIVES) as AdventureDive[]

/** Which dive of which course this was. */
function CourseFields() {
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
        value={choice.course}
        wordOf={(course) => t(`logbook.course.${course}`)}
      />
      {choice.course && (
        <OptionSelect
          field="number"
          onChange={(number) => choose({ number: number === null ? null : Number(number) })}
          options={numbers}
          value={choice.number === null ? null : String(choice.number)}
          wordOf={(number) => titleOf({ ...choice, number: Number(number), adventureDive: null }) ?? number}
        />
      )}
      {choice.course && hasAdventureDives(choice.course) && (
        <OptionSelect
          field="adventureDive"
          onChange={(adventureDive) => choose({ adventureDive })}
          options={ADVENTURES}
          value={choice.adventureDive}
          wordOf={(dive) => t(`logbook.adventureDive.${dive}`)}
        />
      )}
    </div>
  )
}
