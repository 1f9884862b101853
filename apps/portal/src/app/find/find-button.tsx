import Search from 'lucide-react/icons/search'
import { useEffect, useEffectEvent, useState } from 'react'
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
  const open = () => void want(() => setIsOpen(true))
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // In Find itself the same keys close it.
    if (event.defaultPrevented || !isFindKey(event)) return
    event.preventDefault()
    // What another dialog asks comes first.
    if (!document.querySelector('dialog[open]')) open()
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
        onClick={open}
        type="button"
      >
        <Icon of={Search} />
        <span className={css.words}>{t('shell.find.open')}</span>
        <span aria-hidden="true" className={css.keys}>
          {IS_APPLE ? '⌘K' : t('shell.find.keys')}
        </span>
      </button>
      {part && <part.FindDialog onClose={() => setIsOpen(false)} open={isOpen} />}
    </>
  )
}
