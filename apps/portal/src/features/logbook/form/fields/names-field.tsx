import { DIVE_FIELDS, type FieldOfKind, foldedText } from '@fathom/domain/logbook'
import X from 'lucide-react/icons/x'
import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { IconButton } from '../../../../shared/ui/action/icon-button.tsx'
import { TextInput } from '../../../../shared/ui/form/text-input.tsx'
import { useForm } from '../state/form-context.ts'
import { namesUsed, suggestionsFor } from '../state/suggestions.ts'
import { useField } from '../state/use-field.ts'
import { Entry } from './entry.tsx'
import css from './fields.module.css'
import { labelOf } from './text-keys.ts'

type Props = {
  name: FieldOfKind<'texts'>
  help: ReactNode
  /** Suggested before the names of earlier dives. */
  own?: readonly string[] | undefined
  isOptional?: boolean
}

/**
 * A list of names: a comma, Enter or leaving the field ends a name. While the field is used, it offers the names of
 * earlier dives.
 */
export function NamesField({ name, help, own, isOptional = false }: Props) {
  const { t } = useTranslator('logbook-form')
  const { isLocked } = useForm()
  const { value: names, change } = useField(name)
  const [typed, setTyped] = useState('')
  const [isUsed, setUsed] = useState(false)
  const slot = useRef<HTMLDivElement>(null)
  const add = (text: string) => {
    setTyped('')
    change(withNames(names, text))
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
    if (event.key === 'Backspace' && typed === '' && names.length > 0) change(names.slice(0, -1))
  }
  /** Going on to a suggestion doesn't end the name: it may be the rest of it. */
  const onLeave = ({ relatedTarget }: FocusEvent) => {
    if (slot.current?.contains(relatedTarget)) return
    setUsed(false)
    if (typed.trim()) add(typed)
  }
  return (
    <div className={css.slot} ref={slot}>
      <Entry field={name} help={help} isOptional={isOptional}>
        <TextInput
          autoComplete="off"
          dir="auto"
          disabled={isLocked}
          maxLength={DIVE_FIELDS[name].longest}
          onBlur={onLeave}
          onChange={onChange}
          onFocus={() => setUsed(true)}
          onKeyDown={onKeyDown}
          value={typed}
        />
      </Entry>
      {isUsed && !isLocked && (
        <Suggestions name={name} onLeave={onLeave} onPick={add} own={own} typed={typed} />
      )}
      {names.length > 0 && (
        <ul aria-label={t(labelOf(name))} className={css.picked}>
          {names.map((each) => (
            <li key={each}>
              <bdi>{each}</bdi>
              <IconButton
                disabled={isLocked}
                icon={X}
                iconSize="sm"
                label={t('logbook-form.buddies.remove', { name: each })}
                onClick={() => change(names.filter((other) => other !== each))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type SuggestionsProps = Pick<Props, 'name' | 'own'> & {
  typed: string
  onPick: (name: string) => void
  onLeave: (event: FocusEvent) => void
}

function Suggestions({ name, own = NONE, typed, onPick, onLeave }: SuggestionsProps) {
  const { dives } = useForm()
  const { value: chosen } = useField(name)
  const used = useMemo(() => {
    const known = new Set(own.map(foldedText))
    return [...own, ...namesUsed(dives, name).filter((each) => !known.has(foldedText(each)))]
  }, [dives, name, own])
  const offered = suggestionsFor(used, { typed, chosen })
  if (offered.length === 0) return null
  return (
    <div className={css.suggestions}>
      {offered.map((each) => (
        <button
          key={each}
          onBlur={onLeave}
          onClick={() => onPick(each)}
          // Keeps the keyboard of a phone open for the next name.
          onPointerDown={(event) => event.preventDefault()}
          type="button"
        >
          <bdi>{each}</bdi>
        </button>
      ))}
    </div>
  )
}

const NONE: readonly string[] = []

/** Commas of all scripts we support. */
const COMMA = /[,،、，]/

const hasComma = (text: string): boolean => COMMA.test(text)

/** Appends the typed names to the list, without duplicates. */
export function withNames(names: readonly string[], typed: string): string[] {
  const more = typed.split(COMMA).map((name) => name.trim())
  return [...new Set([...names, ...more.filter(Boolean)])]
}
