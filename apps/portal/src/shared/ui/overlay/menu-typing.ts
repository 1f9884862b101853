import type { KeyboardEvent } from 'react'

/** Typing a letter focuses the next item that starts with it. */
export function focusByLetter(event: KeyboardEvent<HTMLElement>, selector: string): void {
  if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey || event.key === ' ') return
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)]
  const from = items.indexOf(document.activeElement as HTMLElement) + 1
  const letter = event.key.toLocaleLowerCase()
  const found = [...items.slice(from), ...items.slice(0, from)].find((item) =>
    item.textContent?.trim().toLocaleLowerCase().startsWith(letter),
  )
  found?.focus()
}
