import { type LessonData, say } from './data.ts'
import { playDrawings } from './drawings.ts'
import {
  type LessonState,
  newLessonState,
  placeOf,
  readLessonState,
  writeLessonState,
} from './lesson-state.ts'
import {
  atPage,
  atUnread,
  backward,
  findOpen,
  forward,
  isResult,
  listMissed,
  listQuestions,
  nextStep,
  withAnswer,
  withoutMissed,
  withSeen,
  withSolved,
} from './lesson-steps.ts'
import { showLesson, titlesIn } from './lesson-view.ts'
import { choiceIn, chosenIn, find, onKeys, showNote } from './page-parts.ts'
import type { Recorder } from './recorder.ts'
import { closeOnEscape, toggleTerm } from './terms.ts'

/** Runs a lesson: one page at a time, one question at a time, with progress saved after every step. */
export class LessonPlayer {
  private readonly document: Document
  private readonly lesson: LessonData
  private readonly recorder: Recorder
  private readonly now: () => number
  private state: LessonState
  private shownAt: number
  private isDone = false

  constructor(document: Document, lesson: LessonData, recorder: Recorder, now: () => number) {
    this.document = document
    this.lesson = lesson
    this.recorder = recorder
    this.now = now
    this.shownAt = now()
    const fresh = newLessonState(lesson.pages.length, listQuestions(lesson).length, lesson.drawings.length)
    this.state = readLessonState(recorder.suspended, recorder.place, fresh)
  }

  /** `page` is the title of the page to open; without it, the lesson opens where it was left. */
  start(page: string | null = null): void {
    const { document, lesson, recorder } = this
    document.addEventListener('submit', (event) => {
      event.preventDefault()
      this.next()
    })
    document.addEventListener('change', () => showNote(document, ''))
    document.addEventListener('click', (event) => this.press(event.target as Element))
    onKeys(
      document,
      () => this.back(),
      () => this.next(),
    )
    closeOnEscape(document)
    playDrawings(document, lesson, this.state.solved, (at) => this.save(withSolved(this.state, at)))
    this.go(atPage(this.state, titlesIn(document).indexOf(page ?? '')))
    if (!recorder.isConnected) showNote(document, say(lesson.words, 'notKept'))
  }

  private press(target: Element): void {
    const button = target.closest<HTMLElement>('button')
    if (button?.dataset.go === 'back') this.back()
    else if (button?.dataset.go === 'next') this.next()
    else if (button?.dataset.page)
      this.turn({ ...this.state, page: Number(button.dataset.page), question: 0 })
    else if (button?.dataset.term) toggleTerm(this.document, this.lesson, button)
    else if (button?.hasAttribute('data-again')) this.turn(withoutMissed(this.lesson, this.state))
  }

  private go(state: LessonState): void {
    this.shownAt = this.now()
    this.save(withSeen(state))
    this.show()
  }

  private show(): void {
    const { isDone, recorder } = this
    showLesson(this.document, this.lesson, this.state, { isDone, wasDone: recorder.wasDone })
  }

  private save(state: LessonState): void {
    this.state = state
    const progress = this.state.seen.filter(Boolean).length / this.state.seen.length
    const saved = { place: placeOf(this.state), suspended: writeLessonState(this.state), progress }
    if (this.isDone) return
    showNote(this.document, this.recorder.keep(saved) ? '' : say(this.lesson.words, 'notSaved'))
  }

  /**
   * Goes to a position and moves the focus there: to the title of a new page, or to the text of a question.
   */
  private turn(state: LessonState): void {
    const isSamePage = state.page === this.state.page
    this.go(state)
    const page = find(this.document, '.page:not([hidden])')
    const inPage = isResult(this.lesson, state) ? '.result h2' : '.question:not([hidden]) legend'
    if (!isSamePage) this.document.defaultView?.scrollTo(0, 0)
    find(page, isSamePage ? inPage : 'h1').focus()
  }

  private back(): void {
    if (this.state.page + this.state.question > 0) this.turn(backward(this.lesson, this.state))
  }

  private next(): void {
    const step = nextStep(this.lesson, this.state, this.recorder.wasDone)
    if (step === 'check') this.check()
    else if (step === 'finish') this.finish()
    else if (step === 'tryMissed') this.turn(withoutMissed(this.lesson, this.state))
    else if (step === 'readRest') this.turn(atUnread(this.state))
    else this.turn(forward(this.lesson, this.state))
  }

  private check(): void {
    const open = findOpen(this.lesson, this.state)
    const form = find(this.document, `[data-id="${open?.id}"]`)
    const given = chosenIn(form)
    if (!open || given === undefined) {
      showNote(this.document, say(this.lesson.words, 'pick'))
      // On a long page the question may be off screen; focusing it scrolls it into view.
      find(form, 'legend').focus()
      return
    }
    const prompt = (find(form, 'legend').textContent ?? '').replaceAll('\u00a0', ' ')
    const at = this.now()
    const seconds = (at - this.shownAt) / 1000
    const choice = (one: number) => ({ at: one, text: choiceIn(form, one) })
    const answer = { id: open.id, section: this.lesson.id, prompt }
    const result = { given: choice(given), right: choice(open.right), seconds, at: new Date(at) }
    this.recorder.answer([{ ...answer, ...result }])
    this.go(withAnswer(this.state, open.at, given))
    // The bar is over the end of the page, and the reason is why the learner looks there.
    find(form, '.reason').scrollIntoView({ block: 'nearest' })
    find(this.document, '[data-go="next"]').focus({ preventScroll: true })
  }

  private finish(): void {
    if (this.isDone) return
    const count = listQuestions(this.lesson).length
    const score = (count - listMissed(this.lesson, this.state).length) / count
    if (!this.recorder.conclude({ score })) {
      showNote(this.document, say(this.lesson.words, 'notSaved'))
      return
    }
    this.isDone = true
    this.recorder.end()
    this.show()
    find(this.document, '.result h2').focus()
  }
}
