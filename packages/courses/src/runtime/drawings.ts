import { isReached, type Numbers, type Say } from '../drawings/drawing.ts'
import { getDrawing } from '../drawings/drawings.ts'
import { numbersOf, readingOf, sayIn } from '../drawings/wording.ts'
import type { DrawingData, LessonData } from './data.ts'
import { icon } from './markup.ts'
import { find } from './page-parts.ts'

/**
 * A value that is only passed on the way isn't an answer, and a reader who still moves isn't interrupted: the
 * result is announced, and the task is solved, once the sliders rest for this long.
 */
const REST_MS = 700

/** Plays the drawings of a lesson. `solved` is in their order; `onSolved` is called once for each. */
export function playDrawings(
  document: Document,
  lesson: LessonData,
  solved: readonly boolean[],
  onSolved: (at: number) => void,
): void {
  lesson.drawings.forEach((data, at) => {
    const card = find(document, `[data-drawing="${data.id}"]`)
    const words = { ...lesson.drawingWords.shared, ...lesson.drawingWords[data.name] }
    const say = sayIn(document.documentElement.lang || 'en', words)
    new DrawingPlayer(card, data, say, solved[at] ?? false, () => onSolved(at))
  })
}

class DrawingPlayer {
  private readonly card: HTMLElement
  private readonly data: DrawingData
  private readonly say: Say
  private readonly onSolved: () => void
  private readonly inputs: readonly HTMLInputElement[]
  private values: Numbers
  private isSolved: boolean
  private rest: ReturnType<typeof setTimeout> | undefined

  constructor(card: HTMLElement, data: DrawingData, say: Say, isSolved: boolean, onSolved: () => void) {
    this.card = card
    this.data = data
    this.say = say
    this.onSolved = onSolved
    this.isSolved = isSolved
    this.values = data.values
    this.inputs = [...card.querySelectorAll<HTMLInputElement>('input[type="range"]')]
    card.addEventListener('input', () => this.change())
    card.querySelector('[data-reset]')?.addEventListener('click', () => this.reset())
    card.querySelector('[data-check]')?.addEventListener('click', () => this.check())
    this.showSolved()
  }

  private get drawing() {
    return getDrawing(this.data.name)
  }

  private change(): void {
    const set = this.inputs.map((input) => [input.dataset.name ?? '', Number(input.value)] as const)
    this.values = { ...this.data.values, ...Object.fromEntries(set) }
    this.show()
    clearTimeout(this.rest)
    this.rest = setTimeout(() => this.settle(), REST_MS)
  }

  private reset(): void {
    for (const input of this.inputs) input.value = String(this.data.values[input.dataset.name ?? ''])
    this.change()
  }

  private show(): void {
    const { card, drawing, say, values } = this
    for (const input of this.inputs) {
      const text = say(`${input.dataset.name}.value`, numbersOf(Number(input.value)))
      input.setAttribute('aria-valuetext', text)
      find(input.parentElement ?? card, '.slider-value').textContent = text
    }
    for (const group of card.querySelectorAll<SVGElement>('[data-live]')) {
      const kind = group.dataset.live === 'wide' ? 'wide' : 'narrow'
      const [width, height] = drawing[kind]
      const canvas = { id: `${this.data.id}${kind[0]}`, width, height, isNarrow: kind === 'narrow' }
      group.innerHTML = drawing.draw(canvas, values, say)
    }
    const results = drawing.results(values)
    for (const cell of card.querySelectorAll<HTMLElement>('[data-reading]')) {
      const key = cell.dataset.reading ?? ''
      cell.textContent = say(`${key}.value`, readingOf(results, key))
    }
    const outcome = drawing.tell?.(values)
    if (outcome) {
      const line = find(card, '.outcome')
      line.dataset.tone = outcome.tone
      line.textContent = say(`outcome.${outcome.key}`, outcome.numbers)
    }
    find(card, '.checks').replaceChildren()
  }

  private settle(): void {
    const said = this.card.querySelector('.outcome')?.textContent ?? ''
    const isNew =
      !this.drawing.checks && isReached(this.drawing, this.values, this.data.goals) && this.solve()
    this.announce(isNew ? `${said} ${this.say('solved')} ${this.data.solved}` : said)
  }

  /** Only when the reader asks: a plan is made as a whole. */
  private check(): void {
    const { drawing, say, values, data } = this
    const isTaskMet = isReached(drawing, values, data.goals)
    const points = drawing.checks?.(values) ?? []
    // A plan with open points does nothing that was asked, even if its numbers are the task's.
    const isOpen = points.some(({ isMet }) => !isMet)
    const checks = isOpen && isTaskMet ? points : [...points, { key: 'task', isMet: isTaskMet }]
    const rows = checks.map(({ key, isMet, numbers }) => ({
      isMet,
      text: say(`check.${key}.${isMet ? 'met' : 'refused'}`, numbers),
    }))
    find(this.card, '.checks').innerHTML = rows
      .map(
        ({ isMet, text }) =>
          `<li data-tone="${isMet ? 'ok' : 'bad'}">${icon(isMet ? 'right' : 'wrong')}<span>${text}</span></li>`,
      )
      .join('')
    const refused = rows.filter(({ isMet }) => !isMet)
    clearTimeout(this.rest)
    if (refused.length === 0) {
      this.solve()
      this.announce(`${say('solved')} ${data.solved}`)
    } else
      this.announce([say('refused', { count: refused.length }), ...refused.map(({ text }) => text)].join(' '))
  }

  /** Whether it was not solved before. */
  private solve(): boolean {
    if (this.isSolved) return false
    this.isSolved = true
    this.showSolved()
    this.onSolved()
    return true
  }

  private showSolved(): void {
    find(this.card, '.drawing-done').hidden = !this.isSolved
  }

  private announce(text: string): void {
    const status = find(this.card, '[role="status"]')
    if (status.textContent !== text) status.textContent = text
  }
}
