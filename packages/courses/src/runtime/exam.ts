import { type ExamData, say } from './data.ts'
import { type Drawn, drawExam } from './draw-exam.ts'
import { type ExamState, newExamState, readExamState, writeExamState } from './exam-state.ts'
import { countRight, neededOf, showExam } from './exam-view.ts'
import { chosenIn, find, onKeys, showNote } from './page-parts.ts'
import type { Recorder } from './recorder.ts'

/** Runs the exam. Nothing reveals right or wrong before it's handed in. */
export class ExamPlayer {
  private readonly document: Document
  private readonly exam: ExamData
  private readonly recorder: Recorder
  private readonly now: () => number
  private readonly newSeed: () => number
  private state: ExamState
  private drawn: readonly Drawn[]
  private seconds = new Map<string, number>()
  private shownAt: number

  constructor(
    document: Document,
    exam: ExamData,
    recorder: Recorder,
    now: () => number,
    newSeed: () => number,
  ) {
    this.document = document
    this.exam = exam
    this.recorder = recorder
    this.now = now
    this.newSeed = newSeed
    this.shownAt = now()
    this.state = readExamState(recorder.suspended, newExamState(newSeed(), exam.count))
    this.drawn = drawExam(exam, this.state.seed)
  }

  start(): void {
    const { document, exam, recorder } = this
    document.addEventListener('submit', (event) => {
      event.preventDefault()
      this.next()
    })
    document.addEventListener('change', (event) => this.choose(event.target as HTMLInputElement))
    document.addEventListener('click', (event) => this.press(event.target as Element))
    onKeys(
      document,
      () => this.back(),
      () => this.next(),
    )
    this.show()
    // Viewing the intro doesn't start the exam: Continue still opens the lessons.
    if (this.state.step >= 0) this.keep()
    if (!recorder.isConnected) showNote(document, say(exam.words, 'notKept'))
  }

  private show(): void {
    this.shownAt = this.now()
    showExam(this.document, this.exam, this.drawn, this.state)
  }

  private keep(): void {
    const { step, given, isHandedIn } = this.state
    const answered = given.filter((choice) => choice !== undefined).length
    const place = `${Math.min(Math.max(step + 1, 1), given.length)}/${given.length}`
    const progress = isHandedIn ? 1 : answered / given.length
    const isSaved = this.recorder.keep({ place, suspended: writeExamState(this.state), progress })
    showNote(this.document, isSaved ? '' : say(this.exam.words, 'notSaved'))
  }

  private press(target: Element): void {
    const button = target.closest<HTMLElement>('button')
    if (button?.dataset.go === 'back') this.back()
    else if (button?.dataset.go === 'next') this.next()
    else if (button?.dataset.step) this.turn({ ...this.state, step: Number(button.dataset.step) })
    else if (button?.hasAttribute('data-again')) this.again()
  }

  private turn(state: ExamState): void {
    this.countTime()
    this.state = state
    this.show()
    this.keep()
    this.document.defaultView?.scrollTo(0, 0)
    find(this.document, '.question legend, h1').focus()
  }

  private countTime(): void {
    const id = this.drawn[this.state.step]?.id
    const spent = (this.now() - this.shownAt) / 1000
    if (id) this.seconds.set(id, (this.seconds.get(id) ?? 0) + spent)
  }

  private choose(input: HTMLInputElement): void {
    const given = chosenIn(input.form as HTMLFormElement)
    const step = this.state.step
    this.state = { ...this.state, given: this.state.given.map((choice, i) => (i === step ? given : choice)) }
    this.keep()
  }

  private back(): void {
    if (!this.state.isHandedIn && this.state.step >= 0)
      this.turn({ ...this.state, step: this.state.step - 1 })
  }

  private next(): void {
    if (this.state.isHandedIn) return
    if (this.state.step < this.exam.count) this.turn({ ...this.state, step: this.state.step + 1 })
    else this.handIn()
  }

  private handIn(): void {
    const right = countRight(this.drawn, this.state)
    this.turn({ ...this.state, isHandedIn: true })
    this.recorder.answer(
      this.drawn.flatMap((question, i) => {
        const given = this.state.given[i]
        if (given === undefined) return []
        const { id, section, prompt } = question
        const seconds = this.seconds.get(id) ?? 0
        const choice = (at: number) => ({ at, text: question.choices[at] ?? '' })
        const answer = { id, section, prompt, given: choice(given), right: choice(question.right) }
        return [{ ...answer, seconds, at: new Date(this.now()) }]
      }),
    )
    const score = right / this.exam.count
    const isTaken = this.recorder.conclude({ score, isPassed: right >= neededOf(this.exam) })
    if (!isTaken) showNote(this.document, say(this.exam.words, 'notSaved'))
  }

  private again(): void {
    this.seconds.clear()
    const fresh = newExamState(this.newSeed(), this.exam.count)
    this.recorder.restart()
    this.drawn = drawExam(this.exam, fresh.seed)
    this.turn({ ...fresh, step: 0 })
  }
}
