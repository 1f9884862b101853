import { useEffect, useRef, useState } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { SearchInput } from '../../../../shared/ui/form/search-input.tsx'
import css from './tools.module.css'

/** Long enough that a word is asked for once, short enough that it feels at once. */
const PAUSE_MS = 250

type Props = { search: string; onSearch: (search: string) => void }

/** Looks into title, place and buddies. */
export function SearchField({ search, onSearch }: Props) {
  const { t } = useTranslator('logbook-list')
  const { text, type, now } = usePause(search, onSearch)
  return (
    <div className={css.search}>
      <SearchInput
        clearLabel={t('logbook-list.search.clear')}
        hint={t('logbook-list.search.hint')}
        label={t('logbook-list.search.label')}
        onNow={now}
        onType={type}
        value={text}
      />
    </div>
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
