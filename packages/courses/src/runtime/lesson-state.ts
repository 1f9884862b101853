/** The reader's position in a lesson. `question` equals the number of questions when the result is shown. */
export type LessonState = {
  page: number
  question: number
  seen: readonly boolean[]
  /** The answer to each question of the lesson in order; undefined while unanswered. */
  given: readonly (number | undefined)[]
  /** Whether the task of each drawing of the lesson was solved. */
  solved: readonly boolean[]
}

const OPEN = '-'

export function newLessonState(pages: number, questions: number, drawings: number): LessonState {
  return {
    page: 0,
    question: 0,
    seen: Array(pages).fill(false),
    given: Array(questions).fill(undefined),
    solved: Array(drawings).fill(false),
  }
}

const writeFlags = (flags: readonly boolean[]) => flags.map(Number).join('')
const readFlags = (text: string) => [...text].map((sign) => sign === '1')

const writeGiven = (given: readonly (number | undefined)[]) =>
  given.map((choice) => (choice === undefined ? OPEN : choice.toString(36))).join('')

const readGiven = (text: string) =>
  [...text].map((sign) => (sign === OPEN ? undefined : Number.parseInt(sign, 36)))

/** One character per page, question and drawing, so it stays far below the 4,096 of SCORM 1.2. */
export function writeLessonState({ page, question, seen, given, solved }: LessonState): string {
  return ['L1', page, question, writeFlags(seen), writeGiven(given), writeFlags(solved)].join('~')
}

/** The position alone (`5/8`) still restores the page when the rest was written for another edition. */
export function readLessonState(text: string, place: string, fresh: LessonState): LessonState {
  const [kind, page, question, seen = '', given = '', solved = ''] = text.split('~')
  const isOurs = kind === 'L1' && seen.length === fresh.seen.length && given.length === fresh.given.length
  if (!isOurs) return { ...fresh, page: within(Number(place.split('/')[0]) - 1, fresh.seen.length - 1) }
  return {
    page: within(Number(page), fresh.seen.length - 1),
    question: within(Number(question), fresh.given.length),
    seen: readFlags(seen),
    given: readGiven(given),
    solved: solved.length === fresh.solved.length ? readFlags(solved) : fresh.solved,
  }
}

export const placeOf = ({ page, seen }: LessonState) => `${page + 1}/${seen.length}`

function within(value: number, last: number): number {
  return Number.isInteger(value) ? Math.min(Math.max(value, 0), last) : 0
}
