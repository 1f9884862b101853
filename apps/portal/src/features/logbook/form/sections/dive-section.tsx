import {
  ADVENTURE_DIVES,
  type AdventureDive,
  DIVE_TYPES,
  divesOf,
  hasAdventureDives,
  TEXT_LIMITS,
  TRAINING_COURSES,
} from '@fathom/domain/logbook'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { TextInput } from '../../../../shared/ui/form/text-input.tsx'
import { Entry } from '../fields/entry.tsx'
import { OptionSelect } from '../fields/option-select.tsx'
import { FormSection } from '../form-section.tsx'
import { useForm } from '../state/form-context.ts'
import { type CourseChoice, choiceIn, withChoice } from './course-choice.ts'
import { InstructorField } from './instructor-field.tsx'
import { DateSlot, SiteSlot } from './lazy-fields.tsx'
import css from './sections.module.css'
import { useDiveTitle } from './use-dive-title.ts'

export function DiveSection() {
  const { t } = useTranslator('logbook', 'logbook-form')
  const form = useForm()
  return (
    <FormSection section="dive">
      {form.logType === 'Training' && <CourseFields />}
      <div className={css.two}>
        <TitleField />
        <DateSlot />
        <SiteSlot />
        <OptionSelect
          field="diveType"
          onChange={(diveType) => form.change({ diveType })}
          options={DIVE_TYPES}
          section="dive"
          value={form.content.diveType}
          wordOf={(type) => t(`logbook.option.dive_type.${type}`)}
        />
      </div>
      {form.logType === 'Training' && <InstructorField />}
    </FormSection>
  )
}

function TitleField() {
  const form = useForm()
  return (
    <Entry field="title" section="dive">
      <TextInput
        autoComplete="off"
        dir="auto"
        disabled={form.isLocked}
        maxLength={TEXT_LIMITS.title}
        onChange={({ target }) => form.change({ title: target.value })}
        value={form.content.title}
      />
    </Entry>
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
