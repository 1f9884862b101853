import './strict-styles.ts'
import field from '@fathom/look/controls/field.module.css'
import { type ComponentProps, useMemo } from 'react'
import { ComboBox, ListBox, Popover } from 'react-aria-components/ComboBox'
import { classNames } from '../class-names.ts'
import type { IconShape } from '../icon/icon.tsx'
import css from './aria.module.css'
import { ComboboxInput } from './combobox-input.tsx'
import {
  ComboboxNote,
  ComboboxOption,
  type ComboboxWords,
  CREATE,
  type Suggestion,
} from './combobox-option.tsx'
import { FieldLabel, FieldNotes, type FieldParts } from './field-parts.tsx'

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
