import { FEELINGS, type Feeling, TEXT_LIMITS } from '@fathom/domain/logbook'
import field from '@fathom/look/controls/field.module.css'
import X from 'lucide-react/icons/x'
import { type ChangeEvent, type KeyboardEvent, useId, useState } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { IconButton } from '../../../../shared/ui/action/icon-button.tsx'
import { TextArea } from '../../../../shared/ui/form/text-area.tsx'
import { TextInput } from '../../../../shared/ui/form/text-input.tsx'
import { Entry } from '../fields/entry.tsx'
import { FieldRow, type SectionControls } from '../fields/field-row.tsx'
import fieldsCss from '../fields/fields.module.css'
import { TextField } from '../fields/text-field.tsx'
import { FormSection } from '../form-section.tsx'
import { useForm } from '../state/form-context.ts'
import { useField } from '../state/use-field.ts'
import css from './sections.module.css'

const CONTROLS: SectionControls<'experience', 'feeling' | 'people' | 'notes'> = {
  feeling: { row: 'feeling', control: <FeelingField /> },
  buddies: { row: 'people', control: <BuddiesField /> },
  diveCenter: { row: 'people', control: <TextField isOptional={true} name="diveCenter" /> },
  notes: { row: 'notes', control: <NotesField /> },
}

export function ExperienceSection() {
  return (
    <FormSection section="experience">
      <FieldRow controls={CONTROLS} row="feeling" />
      <div className={css.two}>
        <FieldRow controls={CONTROLS} row="people" />
      </div>
      <FieldRow controls={CONTROLS} row="notes" />
    </FormSection>
  )
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

/** A list of names: a comma, Enter or leaving the field ends a name. */
function BuddiesField() {
  const { t } = useTranslator('logbook-form')
  const form = useForm()
  const [typed, setTyped] = useState('')
  const { buddies } = form.content.experience
  const put = (next: readonly string[]) => form.changePart('experience', { buddies: next })
  const add = (text: string) => {
    setTyped('')
    put(withNames(buddies, text))
  }
  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    // Many phones don't report keys, so look for the comma in the text.
    const isBeingComposed = nativeEvent instanceof InputEvent && nativeEvent.isComposing
    if (hasComma(target.value) && !isBeingComposed) add(target.value)
    else setTyped(target.value)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && typed.trim()) {
      event.preventDefault()
      add(typed)
    }
    if (event.key === 'Backspace' && typed === '' && buddies.length > 0) put(buddies.slice(0, -1))
  }
  return (
    <div className={fieldsCss.slot}>
      <Entry field="buddies" help={t('logbook-form.buddies.help')} isOptional={true}>
        <TextInput
          autoComplete="off"
          dir="auto"
          disabled={form.isLocked}
          maxLength={TEXT_LIMITS.buddy}
          onBlur={() => typed.trim() && add(typed)}
          onChange={onChange}
          onKeyDown={onKeyDown}
          value={typed}
        />
      </Entry>
      {buddies.length > 0 && (
        <ul aria-label={t('logbook-form.field.buddies')} className={fieldsCss.picked}>
          {buddies.map((name) => (
            <li key={name}>
              <bdi>{name}</bdi>
              <IconButton
                disabled={form.isLocked}
                icon={X}
                iconSize="sm"
                label={t('logbook-form.buddies.remove', { name })}
                onClick={() => put(buddies.filter((each) => each !== name))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Commas of all scripts we support. */
const COMMA = /[,،、，]/

export const hasComma = (text: string): boolean => COMMA.test(text)

/** Appends the typed names to the list, without duplicates. */
export function withNames(names: readonly string[], typed: string): string[] {
  const more = typed.split(COMMA).map((name) => name.trim())
  return [...new Set([...names, ...more.filter(Boolean)])]
}
