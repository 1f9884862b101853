import { type KeyboardEvent, type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react'
import { moveFocus } from '../roving-focus.ts'
import css from './menu.module.css'

const ITEM = '[role^="menuitem"]:not([aria-disabled="true"])'

/** A menu that starts with a choice focuses the selected item; others focus the first item. */
function firstFocus(popup: HTMLElement | null): HTMLElement | null | undefined {
  const first = popup?.querySelector<HTMLElement>(ITEM)
  const chosen = popup?.querySelector<HTMLElement>(`${ITEM}[aria-checked="true"]`)
  return first?.matches('[aria-checked]') ? (chosen ?? first) : first
}

/** Props for the button that opens the menu. */
type MenuTrigger = {
  popoverTarget: string
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  style: { anchorName: string }
  onKeyDown: (event: KeyboardEvent) => void
}

type Props = {
  label: string
  trigger: (props: MenuTrigger) => ReactNode
  onOpen?: () => void
  children: ReactNode
}

/** A popover that the browser closes itself; we add the keyboard support of a menu. */
export function Menu({ label, trigger, onOpen, children }: Props) {
  const id = useId()
  const popup = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  // A list has a menu on every row, and most are never opened.
  const [isUsed, setIsUsed] = useState(false)
  const anchorName = `--menu-${id.replace(/\W/g, '')}`
  const close = () => popup.current?.hidePopover()

  const onToggle = (event: ToggleEvent<HTMLDivElement>) => {
    setOpen(event.newState === 'open')
    if (event.newState !== 'open') return
    firstFocus(popup.current)?.focus()
    onOpen?.()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') close()
    else if (!moveFocus(event, ITEM, 'block')) focusByLetter(event, ITEM)
  }
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    // A second press may come before the first has moved the focus.
    popup.current?.togglePopover(true)
  }

  return (
    <>
      {trigger({
        popoverTarget: id,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        style: { anchorName },
        onKeyDown: openByArrow,
      })}
      <div
        aria-label={label}
        className={css.menu}
        id={id}
        onClick={(event) => (event.target as Element).closest(ITEM) && close()}
        onKeyDown={onKeyDown}
        onBeforeToggle={() => setIsUsed(true)}
        onToggle={onToggle}
        popover="auto"
        ref={popup}
        role="menu"
        style={{ positionAnchor: anchorName }}
        tabIndex={-1}
      >
        {isUsed && children}
      </div>
    </>
  )
}

/** Typing a letter focuses the next item that starts with it. */
function focusByLetter(event: KeyboardEvent<HTMLElement>, selector: string): void {
  if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey || event.key === ' ') return
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)]
  const from = items.indexOf(document.activeElement as HTMLElement) + 1
  const letter = event.key.toLocaleLowerCase()
  const found = [...items.slice(from), ...items.slice(0, from)].find((item) =>
    item.textContent?.trim().toLocaleLowerCase().startsWith(letter),
  )
  found?.focus()
}
