import type { LessonData } from './data.ts'
import { escapeHtml } from './markup.ts'

const OPEN = '.term[aria-expanded="true"]'

function close(document: Document): HTMLElement | null {
  const open = document.querySelector<HTMLElement>(OPEN)
  if (!open) return null
  open.setAttribute('aria-expanded', 'false')
  const note = document.getElementById(open.getAttribute('aria-controls') ?? '')
  if (note) note.textContent = ''
  return open
}

/** A press on a term opens its explanation below its paragraph, and closes the one that was open. */
export function toggleTerm(document: Document, { terms }: LessonData, button: HTMLElement): void {
  if (close(document) === button) return
  const found = terms[Number(button.dataset.term)]
  const note = document.getElementById(button.getAttribute('aria-controls') ?? '')
  if (!found || !note) return
  button.setAttribute('aria-expanded', 'true')
  note.innerHTML = `<p><b>${escapeHtml(found.term)}</b> ${found.text}</p>`
}

/** Escape closes the explanation and returns to its word. */
export function closeOnEscape(document: Document): void {
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close(document)?.focus()
  })
}
