import { isStaff, type User } from '@fathom/domain/session'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, startTransition, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useConfig } from '../../shared/config-context.tsx'
import type { FindSource } from '../../shared/find/find-item.ts'
import { wordsOf } from '../../shared/find/marked-text.ts'
import { i18n, useTranslator } from '../../shared/i18n/index.ts'
import { Button } from '../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../shared/ui/action/button-link.tsx'
import { IconButton } from '../../shared/ui/action/icon-button.tsx'
import { Icon } from '../../shared/ui/icon/icon.tsx'
import { useModal } from '../../shared/ui/overlay/use-modal.ts'
import { useOnline } from '../../shared/use-online.ts'
import { usePause } from '../../shared/use-pause.ts'
import css from './find-dialog.module.css'
import { isFindKey } from './find-key.ts'
import { FindResults, optionId, type Row, rowsOf } from './find-results.tsx'
import { type Find, useFind } from './use-find.ts'

const LONGEST = 100

/** Loads the dialog with its text, and for staff what only they can find. */
export async function load(user: User) {
  const [staff] = await Promise.all([
    isStaff(user) ? import('../pages/office/office-find.ts').then(({ staffSources }) => staffSources) : [],
    i18n.need('shell-find'),
  ])
  return {
    FindDialog: (props: Omit<Props, 'staff'>) => <FindDialog {...props} staff={staff} />,
  }
}

type Props = {
  open: boolean
  onClose: () => void
  /** What was typed before the dialog was there. */
  typed: () => string
  staff: readonly FindSource[]
}

/** SN-03: on a phone it fills the screen. */
function FindDialog({ open, ...props }: Props) {
  const { t } = useTranslator('shell-find')
  const modal = useModal(open, props.onClose)
  return (
    <dialog {...modal} aria-label={t('shell.find.open')} className={css.dialog}>
      {open && <Panel {...props} />}
    </dialog>
  )
}

/** A combobox: the focus stays in the field, and the arrow keys move through the results. */
function Panel({ onClose, typed, staff }: Omit<Props, 'open'>) {
  const { t } = useTranslator('shell-find')
  const [search, setSearch] = useState(typed)
  const { text, type, now } = usePause(search, setSearch)
  // The results may follow the field a moment later, so that typing never waits for them.
  const [shown, setShown] = useState(typed)
  const find = useFind(shown, search, staff)
  const rows = rowsOf(find.groups)
  const { active, setActive, move } = useActive(rows)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const activeId = active && optionId(id, active)
  const open = ({ ctrlKey, metaKey }: KeyboardEvent) => {
    flushSync(() => setShown(text))
    const first = field.current?.getAttribute('aria-activedescendant')
    const option = first && document.getElementById(first)
    if (option)
      option.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey }))
  }
  const clear = () => {
    setActive(undefined)
    setShown('')
    now('')
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (isFindKey(event.nativeEvent)) onClose()
    else if (event.key === 'Enter') open(event)
    else if (!move(event)) return
    event.preventDefault()
  }
  return (
    <div className={css.panel}>
      <div className={css.field}>
        <span className={css.back}>
          <IconButton flip icon={ArrowLeft} label={t('shell-find.close')} onClick={onClose} />
        </span>
        <span className={css.glass}>
          <Icon of={Search} />
        </span>
        <input
          aria-activedescendant={activeId}
          aria-autocomplete="list"
          aria-controls={id}
          aria-expanded={rows.length > 0}
          aria-label={t('shell.find.open')}
          autoCapitalize="none"
          autoComplete="off"
          data-first-focus
          enterKeyHint="go"
          maxLength={LONGEST}
          onChange={({ target }) => {
            setActive(undefined)
            type(target.value)
            startTransition(() => setShown(target.value))
          }}
          onKeyDown={onKeyDown}
          placeholder={t('shell-find.hint')}
          ref={field}
          role="combobox"
          spellCheck={false}
          value={text}
        />
        {text && <IconButton icon={X} iconSize="sm" label={t('shell-find.clear')} onClick={clear} />}
      </div>
      <OfflineNote />
      <FindResults
        active={active}
        find={find}
        id={id}
        onActive={setActive}
        onOpened={onClose}
        words={wordsOf(shown)}
      />
      <State count={rows.length} find={find} onClear={clear} text={shown.trim()} />
      <Keys />
    </div>
  )
}

/** The row that Enter opens. Until another one is chosen, that is the first. */
function useActive(rows: readonly Row[]) {
  const [chosen, setActive] = useState<string>()
  const at = Math.max(
    0,
    rows.findIndex(({ key }) => key === chosen),
  )
  const move = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean => {
    if (ctrlKey || metaKey || altKey || shiftKey || rows.length === 0) return false
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[key]
    if (to === undefined) return false
    setActive(rows.at(to % rows.length)?.key)
    return true
  }
  return { active: rows[at]?.key, setActive, move }
}

function OfflineNote() {
  const { t } = useTranslator('shell-find')
  return useOnline() ? null : <p className={css.note}>{t('shell-find.offline')}</p>
}

type StateProps = { count: number; find: Find; text: string; onClear: () => void }

/** Below the results: whether more may come, what didn't load, and what to do if nothing was found. */
function State({ count, find: { isLoading, failed, retry }, text, onClear }: StateProps) {
  const { t, formatList } = useTranslator('shell-find')
  const { links } = useConfig()
  const isNone = text !== '' && count === 0 && !isLoading
  return (
    <>
      <p className="visually-hidden" role="status">
        {text !== '' && !isLoading && t('shell-find.results', { count })}
      </p>
      {isLoading && count === 0 && <p className={css.note}>{t('shell-find.loading')}</p>}
      {isNone && (
        <div className={css.none}>
          <h2>{t('shell-find.none.title', { text })}</h2>
          <p>{t('shell-find.none.text')}</p>
          <div className={css.acts}>
            <Button onClick={onClear}>{t('shell-find.clear')}</Button>
            <ButtonLink kind="quiet" target="_blank" to={links.help}>
              {t('shell.nav.support')}
            </ButtonLink>
          </div>
        </div>
      )}
      {failed.length > 0 && (
        <div className={css.failed}>
          <p>
            {t('shell-find.failed', {
              groups: formatList(failed.map((group) => t(`shell-find.group.${group}`))),
            })}
          </p>
          <Button kind="quiet" onClick={retry} size="sm">
            {t('shell.error.retry')}
          </Button>
        </div>
      )}
    </>
  )
}

/** On a computer: the keys. Screen readers say them by themselves. */
function Keys() {
  const { t } = useTranslator('shell-find')
  return (
    <p aria-hidden="true" className={css.keys}>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {t('shell-find.key.move')}
      </span>
      <span>
        <kbd>↵</kbd> {t('shell-find.key.open')}
      </span>
      <span>
        <kbd>Esc</kbd> {t('shell-find.close')}
      </span>
    </p>
  )
}
