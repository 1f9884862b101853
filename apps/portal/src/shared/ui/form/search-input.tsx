import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { type ChangeEvent, useEffect, useRef } from 'react'
import { useNarrow } from '../../use-narrow.ts'
import { Icon } from '../icon/icon.tsx'
import css from './search-input.module.css'

const LONGEST = 200

type Props = {
  label: string
  hint: string
  clearLabel: string
  value: string
  onType: (text: string) => void
  /** Called on Enter and on clear: the owner no longer has to wait for a pause in typing. */
  onNow: (text: string) => void
  /** Results are shown below. On a phone, the field then moves to the top, so that they are seen. */
  hasResults?: boolean
}

/** A search field; the cross clears it and keeps the focus. */
export function SearchInput({ label, hint, clearLabel, value, onType, onNow, hasResults = false }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const isPhone = useNarrow('tablet')
  const movesUp = hasResults && isPhone
  useEffect(() => {
    // Someone who comes back to the results is where they left.
    if (movesUp && document.activeElement === input.current) input.current?.scrollIntoView({ block: 'start' })
  }, [movesUp])
  const clear = () => {
    onNow('')
    input.current?.focus()
  }
  return (
    <search className={css.search}>
      <Icon of={Search} />
      <input
        aria-label={label}
        enterKeyHint="search"
        maxLength={LONGEST}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => onType(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && onNow(value)}
        placeholder={hint}
        ref={input}
        type="search"
        value={value}
      />
      {value && (
        <button aria-label={clearLabel} onClick={clear} type="button">
          <Icon of={X} size="sm" />
        </button>
      )}
    </search>
  )
}
