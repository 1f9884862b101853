import field from '@fathom/look/controls/field.module.css'
import Check from 'lucide-react/icons/check'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { type ComponentProps, useContext, useMemo, useRef } from 'react'
import {
  ComboBox,
  ComboBoxStateContext,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Bubbles } from '../action/bubbles.tsx'
import { classNames } from '../class-names.ts'
import { Icon, type IconShape } from '../icon/icon.tsx'
import css from './aria.module.css'
import { FieldLabel, FieldNotes, type FieldParts } from './field-parts.tsx'
import './strict-styles.ts'

type Props = FieldParts & {
  /** The typed text; the owner looks it up and passes the suggestions back. */
  text: string
  onTextChange: (text: string) => void
  suggestions: readonly Suggestion[]
  loading?: boolean
  selected: string | undefined
  onSelect: (suggestion: Suggestion) => void
  words: ComboboxWords
  /** Offers the typed text as a new entry when no suggestion equals it. */
  create?: { label: (text: string) => string; onCreate: (text: string) => void }
  icon?: IconShape
  placeholder?: string
  /** The label of the clear button; without it there is no such button. */
  clearLabel?: string
  /** Restores the value from before the typing. */
  onEscape?: () => void
  onLeave?: () => void
} & Pick<ComponentProps<typeof ComboBox>, 'isDisabled' | 'isRequired' | 'name'>

function withCreateRow({ suggestions, text, create, loading }: Props): readonly Suggestion[] {
  const typed = text.trim()
  const isKnown = suggestions.some(({ name }) => name.toLocaleLowerCase() === typed.toLocaleLowerCase())
  return create && typed && !isKnown && !loading ? [...suggestions, { id: CREATE, name: typed }] : suggestions
}

export function Combobox(props: Props) {
  const {
    text,
    onTextChange,
    suggestions,
    loading = false,
    selected,
    onSelect,
    words,
    create,
    icon,
    placeholder,
    clearLabel,
  } = props
  const items = useMemo(() => withCreateRow(props), [props])
  const pick = (key: string | number | null) => {
    if (key === CREATE) create?.onCreate(text.trim())
    const found = suggestions.find(({ id }) => id === key)
    if (!found) return
    onTextChange(found.name)
    onSelect(found)
  }
  return (
    <ComboBox
      allowsCustomValue={true}
      allowsEmptyCollection={true}
      className={field.field ?? ''}
      inputValue={text}
      isDisabled={props.isDisabled ?? false}
      isInvalid={Boolean(props.error)}
      isRequired={props.isRequired ?? false}
      items={items}
      // Only typing opens the list: text that the owner restores after Escape leaves it closed.
      menuTrigger="manual"
      onBlur={() => props.onLeave?.()}
      onInputChange={onTextChange}
      onSelectionChange={pick}
      selectedKey={selected ?? null}
    >
      <FieldLabel {...props} />
      <ComboboxInput
        clear={clearLabel ? { label: clearLabel, onClear: () => onTextChange('') } : undefined}
        icon={icon}
        onEscape={props.onEscape}
        placeholder={placeholder}
        text={text}
      />
      <FieldNotes {...props} />
      <Popover className={classNames(css.popup, css.fitted)} offset={6}>
        <ListBox<Suggestion>
          className={css.options ?? ''}
          dependencies={[text]}
          renderEmptyState={() => <ComboboxNote loading={loading} words={words} />}
        >
          {(item) => <ComboboxOption createLabel={create?.label} suggestion={item} typed={text} />}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}

type ComboboxInputProps = {
  text: string
  icon: IconShape | undefined
  placeholder: string | undefined
  onEscape: (() => void) | undefined
  clear: { label: string; onClear: () => void } | undefined
}

/**
 * The text input. A click selects the whole text and opens the whole list, because someone who returns to a
 * chosen entry wants another one rather than to edit its name. The list is as wide as the group.
 */
function ComboboxInput({ text, icon, placeholder, onEscape, clear }: ComboboxInputProps) {
  const state = useContext(ComboBoxStateContext)
  const input = useRef<HTMLInputElement>(null)
  const wasFocused = useRef(false)
  const enter = () => {
    if (!wasFocused.current) input.current?.select()
    state?.open(null, 'manual')
  }
  return (
    <Group className={classNames(field.input, css.box)}>
      {icon && <Icon of={icon} />}
      <Input
        {...(placeholder && { placeholder })}
        onClick={enter}
        onInput={() => state?.open(null, 'input')}
        onKeyDown={({ key }) => key === 'Escape' && onEscape?.()}
        onPointerDown={() => {
          wasFocused.current = document.activeElement === input.current
        }}
        ref={input}
      />
      {clear && text !== '' && (
        <button
          aria-label={clear.label}
          className={classNames(field['input-action'], css.clear)}
          onClick={() => {
            clear.onClear()
            input.current?.focus()
            state?.open(null, 'manual')
          }}
          type="button"
        >
          <Icon of={X} />
        </button>
      )}
    </Group>
  )
}

type Suggestion = { id: string; name: string; detail?: string }

type ComboboxWords = { loading: string; none: string }

/** The key of the row that creates a new entry. */
const CREATE = '\u0000create'

type ComboboxOptionProps = {
  suggestion: Suggestion
  typed: string
  createLabel: ((text: string) => string) | undefined
}

function ComboboxOption({ suggestion, typed, createLabel }: ComboboxOptionProps) {
  const { id, name, detail } = suggestion
  if (id === CREATE) {
    return (
      <ListBoxItem className={classNames(css.option, css.create)} id={id} textValue={name}>
        <Icon of={Plus} />
        <span className={css.words}>{createLabel?.(name)}</span>
      </ListBoxItem>
    )
  }
  return (
    <ListBoxItem className={css.option ?? ''} id={id} textValue={name}>
      {({ isSelected }) => (
        <>
          <span className={css.words}>
            <MatchedText text={name} typed={typed} />
            {detail && <span className={css.detail}>{detail}</span>}
          </span>
          {isSelected && <Icon of={Check} />}
        </>
      )}
    </ListBoxItem>
  )
}

function ComboboxNote({ loading, words }: { loading: boolean; words: ComboboxWords }) {
  return (
    <div className={css.note}>
      {loading && <Bubbles />}
      {loading ? words.loading : words.none}
    </div>
  )
}

/** Highlights the part of a suggestion that matches the typed text. */
function MatchedText({ text, typed }: { text: string; typed: string }) {
  const wanted = typed.trim().toLocaleLowerCase()
  const at = wanted ? text.toLocaleLowerCase().indexOf(wanted) : -1
  if (at < 0) return text
  const end = at + wanted.length
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  )
}
