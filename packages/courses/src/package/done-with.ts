import { placeOf, writeLessonState } from '../runtime/lesson-state.ts'
import type { Lesson, Question } from '../source/course.ts'
import { readCourse } from '../source/read-course.ts'
import type { CourseName } from './build-course.ts'

type Answered = Pick<Question, 'id' | 'prompt'> & {
  section: string
  given: string
  right: string
  isRight: boolean
}

/** A completed lesson in the format of the package. `score` is the score of its answers. */
export type DoneWith = { place: string; suspended: string; score: number; answers: Answered[] }

type LessonQuestion = Question & { section: string }

/**
 * For demo people: answers about this share of the questions correctly, with the wrong ones spread over the
 * lesson.
 */
export function doneWith(name: CourseName, culture: string, part: string, share: number): DoneWith {
  const lesson = readCourse(name, culture).lessons.find(({ id }) => id === part)
  if (!lesson) throw new Error(`${name} has no lesson ${part}`)
  const all = lesson.pages.flatMap(({ questions }) => questions.map((one) => ({ ...one, section: part })))
  const wrong = Math.round(all.length * (1 - share))
  const missedBefore = (at: number) => Math.floor((at * wrong) / all.length)
  const given = all.map(({ right, choices }, at) =>
    missedBefore(at) < missedBefore(at + 1) ? (right + 1) % choices.length : right,
  )
  const answers = all.map((question, at) => answered(question, given[at] ?? 0))
  const score = answers.filter(({ isRight }) => isRight).length / all.length
  return { ...endOf(lesson, given), score, answers }
}

const plain = (text: string | undefined) => (text ?? '').replaceAll('**', '')

function answered({ id, prompt, section, choices, right }: LessonQuestion, given: number): Answered {
  const words = { given: plain(choices[given]), right: plain(choices[right]) }
  return { id, prompt: plain(prompt), section, ...words, isRight: given === right }
}

function endOf({ pages }: Lesson, given: readonly number[]): Pick<DoneWith, 'place' | 'suspended'> {
  const page = pages.length - 1
  const state = {
    page,
    question: pages[page]?.questions.length ?? 0,
    seen: pages.map(() => true),
    given,
    solved: [],
  }
  return { place: placeOf(state), suspended: writeLessonState(state) }
}
