import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Icon } from '../../../../shared/ui/icon/icon.tsx'
import css from './tools.module.css'

/** Long enough that a word is asked for once, short enough that it feels at once. */
const PAUSE_MS = 250
const LONGEST = 200

type Props = { search: string; onSearch: (search: string) => void }

/** Looks into title, place and buddies. */
export function SearchField({ search, onSearch }: Props) {
  const { t } = useTranslator('logbook-list')
  const { text, type, now } = usePause(search, onSearch)
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    now('')
    input.current?.focus()
  }
  return (
    <search className={css.search}>
      <Icon of={Search} />
      <input
        aria-label={t('logbook-list.search.label')}
        enterKeyHint="search"
        maxLength={LONGEST}
        onChange={(event: ChangeEvent<HTMLInputElement>) => type(event.target.value)}
        onKeyDown={({ key }) => key === 'Enter' && now(text)}
        placeholder={t('logbook-list.search.hint')}
        ref={input}
        type="search"
        value={text}
      />
      {text && (
        <button aria-label={t('logbook-list.search.clear')} onClick={clear} type="button">
          <Icon of={X} size="sm" />
        </button>
      )}
    </search>
  )
}

/** What is typed, told after a pause. A search that changes elsewhere, as by Back, replaces it. */
function usePause(search: string, onSearch: (search: string) => void) {
  const [text, setText] = useState(search)
  const told = useRef(search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (told.current === search) return
    clearTimeout(timer.current)
    told.current = search
    setText(search)
  }, [search])
  const tell = (next: string) => {
    told.current = next.trim()
    onSearch(next.trim())
  }
  const latest = useRef(tell)
  useEffect(() => {
    latest.current = tell
  })
  return {
    text,
    type: (next: string) => {
      setText(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => latest.current(next), PAUSE_MS)
    },
    now: (next: string) => {
      setText(next)
      clearTimeout(timer.current)
      tell(next)
    },
  }
}
