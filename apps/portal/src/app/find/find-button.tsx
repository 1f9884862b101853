import Search from 'lucide-react/icons/search'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useUser } from '../../features/session/index.ts'
import { useTranslator } from '../../shared/i18n/index.ts'
import { createPath, useLocation } from '../../shared/router/index.ts'
import { Icon } from '../../shared/ui/icon/icon.tsx'
import { useLater } from '../../shared/use-later.ts'
import css from './find-button.module.css'
import { IS_APPLE, isFindKey } from './find-key.ts'
import { noteVisit } from './visited.ts'

/** SN-03: the button in the header, and its shortcut. The dialog loads when it's first opened. */
export function FindButton() {
  const { t } = useTranslator()
  const user = useUser()
  const [isOpen, setIsOpen] = useState(false)
  const { part, want } = useLater(async () => (await import('./find-dialog.tsx')).load(user))
  // What is typed between the shortcut and the dialog, whose code may have to come first.
  const early = useRef({ isOn: false, text: '' })
  const open = async () => {
    early.current = { isOn: !part, text: '' }
    await want(() => setIsOpen(true))
    early.current.isOn = false
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const typed = early.current.isOn ? textAfter(early.current.text, event) : undefined
    if (typed !== undefined) {
      event.preventDefault()
      early.current.text = typed
    }
    // In Find itself the same keys close it.
    if (event.defaultPrevented || !isFindKey(event)) return
    event.preventDefault()
    // What another dialog asks comes first.
    if (!document.querySelector('dialog[open]')) void open()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
  const location = useLocation()
  useEffect(() => noteVisit(createPath(location)), [location])
  return (
    <>
      <button
        aria-haspopup="dialog"
        aria-keyshortcuts={IS_APPLE ? 'Meta+K' : 'Control+K'}
        className={css.button}
        onClick={() => void open()}
        type="button"
      >
        <Icon of={Search} />
        <span className={css.words}>{t('shell.find.open')}</span>
        <span aria-hidden="true" className={css.keys}>
          {IS_APPLE ? '⌘K' : t('shell.find.keys')}
        </span>
      </button>
      {part && (
        <part.FindDialog onClose={() => setIsOpen(false)} open={isOpen} typed={() => early.current.text} />
      )}
    </>
  )
}

/** What the text becomes by the key; undefined if the key writes nothing. */
function textAfter(text: string, press: KeyboardEvent): string | undefined {
  if (press.ctrlKey || press.metaKey || press.isComposing) return undefined
  if (press.key === 'Backspace') return text.slice(0, -1)
  return [...press.key].length === 1 ? text + press.key : undefined
}
