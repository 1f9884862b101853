import Check from 'lucide-react/icons/check'
import Plus from 'lucide-react/icons/plus'
import { ListBoxItem } from 'react-aria-components/ComboBox'
import { Bubbles } from '../action/bubbles.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import css from './aria.module.css'

export type Suggestion = { id: string; name: string; detail?: string }

export type ComboboxWords = { loading: string; none: string }

/** The key of the row that creates a new entry. */
export const CREATE = '\u0000create'

type Props = { suggestion: Suggestion; typed: string; createLabel: ((text: string) => string) | undefined }

export function ComboboxOption({ suggestion, typed, createLabel }: Props) {
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

export function ComboboxNote({ loading, words }: { loading: boolean; words: ComboboxWords }) {
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
