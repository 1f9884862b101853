import { say, type Words } from './data.ts'
import { icon, reasonHtml } from './markup.ts'

export function find<T extends Element = HTMLElement>(within: ParentNode, selector: string): T {
  const found = within.querySelector<T>(selector)
  if (!found) throw new Error(`the page has no ${selector}`)
  return found
}

/** Fills the segments up to a position: 2.5 means two full segments and half of the third. */
export function showSegments(document: Document, fill: number, label: string): void {
  const row = find(document, '.segment-row')
  row.setAttribute('aria-label', label)
  row.querySelectorAll('i').forEach((segment, i) => {
    segment.style.setProperty('--fill', `${Math.min(Math.max(fill - i, 0), 1) * 100}%`)
  })
}

export function setButton(document: Document, go: 'back' | 'next', text: string | undefined): void {
  const button = find(document, `[data-go="${go}"]`)
  button.hidden = text === undefined
  if (text !== undefined) find(button, 'span').textContent = text
}

export function showNote(document: Document, text: string): void {
  find(document, '.bar-note').textContent = text
}

export function chosenIn(form: Element): number | undefined {
  const chosen = form.querySelector<HTMLInputElement>('input:checked')
  return chosen ? Number(chosen.value) : undefined
}

export const choiceIn = (form: Element, choice: number): string =>
  form.querySelector(`[value="${choice}"] ~ .choice-text`)?.textContent ?? ''

/** Marks the right answer and the given answer with an icon, a color and a label, and shows the reason. */
export function showVerdict(form: Element, given: number, right: number, words: Words): void {
  for (const input of form.querySelectorAll<HTMLInputElement>('input')) {
    const choice = Number(input.value)
    input.checked = choice === given
    input.disabled = true
    const row = input.closest('label') as HTMLElement
    row.classList.toggle('is-right', choice === right)
    row.classList.toggle('is-wrong', choice === given && choice !== right)
    find(row, '.verdict').innerHTML = verdictHtml(choice, given, right, words)
  }
  find(form, '.reason').innerHTML = reasonHtml(given === right, find(form, 'template').innerHTML, words)
}

function verdictHtml(choice: number, given: number, right: number, words: Words): string {
  if (choice !== given && choice !== right) return ''
  const word = say(words, choice === right ? 'rightAnswer' : 'yourAnswer')
  return `${icon(choice === right ? 'right' : 'wrong')}<span class="visually-hidden">${word}</span>`
}

export function clearVerdict(form: Element): void {
  find(form, '.reason').innerHTML = ''
  for (const row of form.querySelectorAll('.choice')) {
    row.classList.remove('is-right', 'is-wrong')
    find(row, '.verdict').innerHTML = ''
    const input = find<HTMLInputElement>(row, 'input')
    input.checked = false
    input.disabled = false
  }
}

/**
 * Left and right turn the page, but move between choices while one is selected. In that case Enter continues.
 */
export function onKeys(document: Document, back: () => void, next: () => void): void {
  document.addEventListener('keydown', (event) => {
    const isElsewhere = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
    if (isElsewhere) return
    // A drawing has its own use for these keys.
    if ((event.target as Element).closest('.drawing')) return
    if ((event.target as Element).closest('input')) {
      if (event.key !== 'Enter') return
      event.preventDefault()
      next()
      return
    }
    const isForward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    if (event.key === isForward) next()
    else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') back()
  })
}
