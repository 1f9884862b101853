import {
  ADVENTURE_DIVES,
  type AdventureDive,
  divesOf,
  hasAdventureDives,
  SKILLS,
  type Skill,
} from '@fathom/domain/logbook'
import { intlTag } from '@fathom/locales'
import field from '@fathom/look/controls/field.module.css'
import { useQuery } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useState } from 'react'
import { useCalls } from '../../../../shared/calls.tsx'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Bubbles } from '../../../../shared/ui/action/bubbles.tsx'
import { Button } from '../../../../shared/ui/action/button.tsx'
import { Badge } from '../../../../shared/ui/feedback/badge.tsx'
import { useControl } from '../../../../shared/ui/form/field-context.ts'
import { parseNumber } from '../../../../shared/ui/form/parse-number.ts'
import { useNarrow } from '../../../../shared/use-narrow.ts'
import { type CourseChoice, useCourses } from '../../courses/use-courses.ts'
import { ChipSet } from '../fields/chip-set.tsx'
import { SelectField } from '../fields/choice-fields.tsx'
import { Entry } from '../fields/entry.tsx'
import { FieldRow, type SectionControls } from '../fields/field-row.tsx'
import { FieldSlot } from '../fields/field-slot.tsx'
import fieldsCss from '../fields/fields.module.css'
import { MoreFields } from '../fields/more-fields.tsx'
import { OptionSelect } from '../fields/option-select.tsx'
import { TextField } from '../fields/text-field.tsx'
import { instructorQuery } from '../form.queries.ts'
import { FormSection } from '../form-section.tsx'
import { useForm } from '../state/form-context.ts'
import { choiceIn, isDiveChosen, skillsIn, withChoice } from './course-choice.ts'
import { DateSlot, SiteSlot } from './lazy-fields.tsx'
import { PositionFields } from './position-fields.tsx'
import css from './sections.module.css'

const CONTROLS: SectionControls<'dive', 'course' | 'title' | 'dive' | 'instructor' | 'more'> = {
  course: { row: 'course', control: <CourseFields /> },
  number: { row: 'course', control: null },
  adventureDive: { row: 'course', control: null },
  title: { row: 'title', control: <TextField name="title" /> },
  date: { row: 'dive', control: <DateSlot /> },
  location: { row: 'dive', control: <SiteSlot /> },
  diveType: { row: 'dive', control: <SelectField name="diveType" /> },
  instructorNumber: { row: 'instructor', control: <InstructorField /> },
  latitude: { row: 'more', control: <PositionFields /> },
  longitude: { row: 'more', control: null },
}

export function DiveSection() {
  const isTraining = useForm().logType === 'Training'
  // SN-05: the place names the dive, so a phone doesn't ask for the title.
  const isTitleFolded = useNarrow('tablet') && !isTraining
  return (
    <FormSection section="dive">
      {isTraining && <FieldRow controls={CONTROLS} row="course" />}
      <div className={css.two}>
        {!isTitleFolded && <FieldRow controls={CONTROLS} row="title" />}
        <FieldRow controls={CONTROLS} row="dive" />
      </div>
      {isTraining && <FieldRow controls={CONTROLS} row="instructor" />}
      <MoreFields also={isTitleFolded ? ['title'] : []} fields={['latitude', 'longitude']}>
        {isTitleFolded && <FieldRow controls={CONTROLS} row="title" />}
        <FieldRow controls={CONTROLS} row="more" />
      </MoreFields>
    </FormSection>
  )
}

const ADVENTURES = Object.keys(ADVENTURE_DIVES) as AdventureDive[]

/** Which dive of which course this was. */
function CourseFields() {
  const { t } = useTranslator('logbook', 'logbook-form')
  const form = useForm()
  const { courses, nameOf, titleOf } = useCourses()
  const choice = choiceIn(form.content)
  const choose = (change: Partial<CourseChoice>) =>
    form.change(withChoice(form.content, change, { courses, titleOf }))
  const chosen = courses.find(({ course }) => course === choice.course)
  const numbers = chosen ? divesOf(chosen).map(({ number }) => String(number)) : []
  return (
    <div className={css.two}>
      <OptionSelect
        field="course"
        onChange={(course) => choose({ course })}
        options={withStored(
          courses.map(({ course }) => course),
          choice.course,
        )}
        value={choice.course}
        wordOf={nameOf}
      />
      {choice.course && (
        <OptionSelect
          field="number"
          onChange={(number) => choose({ number: number === null ? null : Number(number) })}
          options={withStored(numbers, choice.number === null ? null : String(choice.number))}
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

/** A log can name a course or dive that the catalog doesn't have: an older one, or before the list is loaded. */
const withStored = (options: readonly string[], stored: string | null): readonly string[] =>
  stored === null || options.includes(stored) ? options : [...options, stored]

const MOST_DIGITS = 9

/** CA-41: the name shows next to the number as soon as it is found. */
function InstructorField() {
  const { t } = useTranslator('logbook-form')
  return (
    <Entry field="instructorNumber" help={t('logbook-form.instructor.help')}>
      <InstructorInput />
    </Entry>
  )
}

function InstructorInput() {
  const { t, locale } = useTranslator('logbook-form')
  const form = useForm()
  const control = useControl()
  const number = form.content.instructorNumber
  const { data: found, isFetching } = useQuery(instructorQuery(useCalls(), number))
  const change = (text: string) => {
    const digits = parseNumber(text, intlTag(locale))
    if (text.trim() === '') form.change({ instructorNumber: null })
    else if (digits !== undefined && Number.isInteger(digits) && digits >= 0)
      form.change({ instructorNumber: digits })
  }
  return (
    <div className={field.input}>
      <input
        {...control}
        autoComplete="off"
        dir="ltr"
        disabled={form.isLocked}
        inputMode="numeric"
        maxLength={MOST_DIGITS}
        onChange={({ target }) => change(target.value)}
        type="text"
        value={number ?? ''}
      />
      <span className={fieldsCss.found} role="status">
        {isFetching && <Bubbles />}
        {found && !isFetching && (
          <Badge icon={Check} tone="ok">
            <span className="visually-hidden">{t('logbook-form.instructor.found')} </span>
            <bdi>{`${found.first_name} ${found.last_name}`}</bdi>
          </Badge>
        )}
      </span>
    </div>
  )
}

const isSkill = (id: string): id is Skill => (SKILLS as readonly string[]).includes(id)

/** Shows the skills of the chosen dive first, all others on demand. */
export function SkillsSection() {
  const { t } = useTranslator('logbook', 'logbook-form')
  const form = useForm()
  const [showsAll, setShowsAll] = useState(false)
  const chosen = form.content.skills.filter(isSkill)
  const ofDive = skillsIn(form.content)
  // Of a course that only the catalog knows, any skill may be practiced.
  const hasOwn = ofDive.length > 0 || !isDiveChosen(form.content)
  const offered = showsAll || !hasOwn ? SKILLS : [...new Set([...ofDive, ...chosen])]
  const error = form.errorOf('skills', 'skills')
  return (
    <FormSection section="skills">
      <FieldSlot field="skills" section="skills">
        {!isDiveChosen(form.content) && <p className={field.help}>{t('logbook-form.skills.choose')}</p>}
        <ChipSet
          chosen={chosen}
          label={t('logbook.section.skills')}
          onChange={(skills) => form.change({ skills })}
          options={offered}
          wordOf={(skill) => t(`logbook.skill.${skill}`)}
        />
        {!showsAll && hasOwn && !form.isLocked && (
          <Button kind="quiet" onClick={() => setShowsAll(true)} size="sm">
            {t('logbook-form.skills.all')}
          </Button>
        )}
        {error && (
          <p className={`${field.error} ${css.error}`}>
            <CircleAlert />
            <span>{error}</span>
          </p>
        )}
      </FieldSlot>
    </FormSection>
  )
}
