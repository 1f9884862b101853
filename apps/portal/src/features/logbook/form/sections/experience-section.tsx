import { FEELINGS, type Feeling } from '@fathom/domain/logbook'
import field from '@fathom/look/controls/field.module.css'
import { useId } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { TextArea } from '../../../../shared/ui/form/text-area.tsx'
import { Entry } from '../fields/entry.tsx'
import { FieldRow, type SectionControls } from '../fields/field-row.tsx'
import fieldsCss from '../fields/fields.module.css'
import { MoreFields } from '../fields/more-fields.tsx'
import { NamesField } from '../fields/names-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import { FormSection } from '../form-section.tsx'
import { useForm } from '../state/form-context.ts'
import { useField } from '../state/use-field.ts'
import css from './sections.module.css'

const CONTROLS: SectionControls<'experience', 'feeling' | 'people' | 'notes' | 'more'> = {
  feeling: { row: 'feeling', control: <FeelingField /> },
  buddies: { row: 'people', control: <BuddiesField /> },
  diveCenter: { row: 'people', control: <TextField isOptional={true} name="diveCenter" /> },
  notes: { row: 'notes', control: <NotesField /> },
  tags: { row: 'more', control: <ListField name="tags" /> },
  species: { row: 'more', control: <ListField name="species" /> },
}

export function ExperienceSection() {
  return (
    <FormSection section="experience">
      <FieldRow controls={CONTROLS} row="feeling" />
      <div className={css.two}>
        <FieldRow controls={CONTROLS} row="people" />
      </div>
      <FieldRow controls={CONTROLS} row="notes" />
      <MoreFields fields={['tags', 'species']}>
        <div className={css.two}>
          <FieldRow controls={CONTROLS} row="more" />
        </div>
      </MoreFields>
    </FormSection>
  )
}

function BuddiesField() {
  const { t } = useTranslator('logbook-form')
  return <NamesField help={t('logbook-form.buddies.help')} isOptional={true} name="buddies" />
}

function ListField({ name }: { name: 'tags' | 'species' }) {
  const { t } = useTranslator('logbook-form')
  return <NamesField help={t('logbook-form.list.help')} name={name} />
}

function NotesField() {
  const { isLocked } = useForm()
  const { value, change } = useField('notes')
  return (
    <Entry field="notes" isOptional={true}>
      <TextArea
        dir="auto"
        disabled={isLocked}
        onChange={({ target }) => change(target.value)}
        value={value}
      />
    </Entry>
  )
}

function FeelingField() {
  const { t } = useTranslator('logbook', 'logbook-form')
  const form = useForm()
  const name = useId()
  const { feeling } = form.content.experience
  const choose = (next: Feeling) => form.changePart('experience', { feeling: next })
  return (
    <fieldset className={fieldsCss.question}>
      <legend className={field.label}>{t('logbook-form.field.feeling')}</legend>
      <div className={fieldsCss.feelings}>
        {FEELINGS.map((each) => (
          <label className={fieldsCss.feeling} key={each}>
            <input
              checked={each === feeling}
              className="visually-hidden"
              disabled={form.isLocked}
              name={name}
              onChange={() => choose(each)}
              type="radio"
            />
            <Face feeling={each} />
            {t(`logbook.option.feeling.${each}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const MOUTHS: Readonly<Record<Feeling, string>> = {
  Hard: 'M15 29c2.5-3 7.5-3 10 0',
  SoSo: 'M15.5 28c2.5-1.5 6.5-1.5 9 0',
  Fine: 'M15.5 27.5h9',
  Good: 'M15 26.5c2.5 2.2 7.5 2.2 10 0',
  Great: 'M14 25.5c2.5 5 9.5 5 12 0Z',
}

const MASK = 'M13 11h14a4 4 0 0 1 4 4v2a4 4 0 0 1-4 4h-3l-2-2.5h-4L16 21h-3a4 4 0 0 1-4-4v-2a4 4 0 0 1 4-4Z'

/** A diver's face behind the mask. */
function Face({ feeling }: { feeling: Feeling }) {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2"
      viewBox="0 0 40 40"
    >
      <circle cx="20" cy="20" r="15" />
      <path d="M5.5 16H9M31 16h3.5" />
      <path d={MASK} fill="var(--d5)" fillOpacity=".55" />
      <path d="M15.5 15.2v1.6M24.5 15.2v1.6" />
      <path d={MOUTHS[feeling]} />
    </svg>
  )
}
