import type { Answer } from './attempt.ts'
import type { ExamLimits } from './exam-attempts.ts'

/** A picture above a question; `alt` says what it shows to people who don't see it. */
export type ExamPicture = { id: string; alt: string }

/** A question of a bank. `right` stays on the server until the exam is passed (TS-11). */
export type ExamQuestion = {
  id: string
  prompt: string
  choices: readonly string[]
  /** The index of the right choice. */
  right: number
  reason: string
  /**
   * For each choice, why it is wrong; empty if nobody wrote it down. It doesn't tell what is right, so that a person
   * who chose it may read it before the exam is passed. Banks of earlier releases don't have it.
   */
  feedback?: readonly string[]
  /** The page of the lesson that explains it. */
  page: string | null
  picture?: ExamPicture | null
}

type ExamSection = { id: string; title: string; pool: readonly ExamQuestion[] }

/** How the exam of a course is made, in one culture. */
export type ExamPlan = {
  title: string
  intro: readonly string[]
  /** The number of questions in one exam. */
  count: number
  /** The share of right answers required to pass. */
  passMark: number
  /** How long the exam may take, from its start; null without a limit. */
  minutes: number | null
  limits: ExamLimits
  /** The topics that the questions are drawn from. */
  sections: readonly { id: string; title: string }[]
}

/** All questions that the exam of a course may ask, in one culture. */
export type ExamBank = Omit<ExamPlan, 'sections'> & { sections: readonly ExamSection[] }

/** The questions drawn for one attempt; `order` says which choice is shown first, second … */
export type DrawnQuestion = { id: string; order: readonly number[] }

/** The chosen position of each answered question, counted in the order in which its choices are shown. */
export type Given = Readonly<Record<string, number>>

// The same seed gives the same numbers in every release: an exam begun before an update stays the same exam.
function numbers(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

function shuffled<T>(items: readonly T[], next: () => number): T[] {
  const left = [...items]
  return items.map(() => left.splice(Math.floor(next() * left.length), 1)[0] as T)
}

/**
 * How many questions each section gives: the same number, and the first ones the remainder. What a section is too
 * small for is given by the others.
 */
function sharesOf(sections: readonly ExamSection[], count: number): number[] {
  let left = count
  let open = sections.map((_, at) => at)
  const shares = sections.map(() => 0)
  while (left > 0 && open.length > 0) {
    const [each, more] = [Math.floor(left / open.length), left % open.length]
    for (const [place, at] of open.entries()) {
      const taken = Math.min(
        each + Number(place < more),
        (sections[at]?.pool.length ?? 0) - (shares[at] ?? 0),
      )
      shares[at] = (shares[at] ?? 0) + taken
      left -= taken
    }
    open = open.filter((at) => (shares[at] ?? 0) < (sections[at]?.pool.length ?? 0))
  }
  return shares
}

/**
 * Draws from every section, section by section. `askedBefore` says how often each question was asked in earlier
 * exams of this person: the least asked come first.
 */
export function drawExam(
  { sections, count }: ExamBank,
  seed: number,
  askedBefore: ReadonlyMap<string, number> = new Map(),
): DrawnQuestion[] {
  const next = numbers(seed)
  const shares = sharesOf(sections, count)
  const timesAsked = ({ id }: ExamQuestion) => askedBefore.get(id) ?? 0
  return sections.flatMap(({ pool }, at) => {
    return shuffled(pool, next)
      .toSorted((one, other) => timesAsked(one) - timesAsked(other))
      .slice(0, shares[at])
      .map(({ id, choices }) => ({
        id,
        order: shuffled(
          choices.map((_, choice) => choice),
          next,
        ),
      }))
  })
}

type Asked = ExamQuestion & { order: readonly number[]; section: string }

/** The drawn questions with their text, in the order of the exam. */
export function questionsOf({ sections }: ExamBank, drawn: readonly DrawnQuestion[]): Asked[] {
  const known = new Map(
    sections.flatMap(({ id: section, pool }) =>
      pool.map((question) => [question.id, { ...question, section }] as const),
    ),
  )
  return drawn.map(({ id, order }) => {
    const question = known.get(id)
    if (!question) throw new Error(`the bank has no question ${id}`)
    return { ...question, order }
  })
}

/** The ids of the questions without an answer, in the order of the exam. */
export const unansweredIn = (drawn: readonly Pick<DrawnQuestion, 'id'>[], given: Given): string[] =>
  drawn.flatMap(({ id }) => (given[id] === undefined ? [id] : []))

/** How many right answers pass an exam of this many questions. */
export const neededOf = (count: number, passMark: number): number => Math.ceil(count * passMark)

type MarkedSection = {
  id: string
  title: string
  right: number
  of: number
  /** The pages that explain what was missed. */
  pages: string[]
}

/** Far below any pass mark of ours, and above what guessing among three choices gives. */
const CLEARLY_BELOW = 0.5

/**
 * The lessons that a person who failed should start with: those with fewer than half of the answers right. Exact
 * numbers, and the pages of what was missed, would show which answers were right.
 */
export const lessonsToReadAgain = (sections: readonly MarkedSection[]): { id: string; title: string }[] =>
  sections.flatMap(({ id, title, right, of }) => (right / of < CLEARLY_BELOW ? { id, title } : []))

/**
 * LE-08: a missed question with why the given answer is wrong, if someone wrote it down, and where it is taught; not
 * what would have been right.
 */
export type MissedQuestion = { id: string; lesson: string; page: string | null; why: string | null }

export type MarkedExam = {
  right: number
  of: number
  score: number
  isPassed: boolean
  sections: MarkedSection[]
  /** Every missed question, in the order of the exam. */
  missed: MissedQuestion[]
  answers: Answer[]
}

const plain = (text: string | undefined) => (text ?? '').replaceAll('**', '')

/** Marks an exam. A question without an answer counts as wrong, and is listed with an empty answer. */
export function markExam(
  bank: ExamBank,
  drawn: readonly DrawnQuestion[],
  given: Given,
  at: string,
): MarkedExam {
  const asked = questionsOf(bank, drawn)
  const isRight = ({ id, order, right }: Asked) => order[given[id] ?? -1] === right
  const count = asked.filter(isRight).length
  const sections = bank.sections.flatMap(({ id, title, pool }) => {
    const own = asked.filter(({ section }) => section === id)
    const missed = new Set(own.filter((question) => !isRight(question)).map((question) => question.id))
    // In the order of the pool, which follows the lesson.
    const pages = [
      ...new Set(pool.flatMap((question) => (missed.has(question.id) ? (question.page ?? []) : []))),
    ]
    return own.length === 0 ? [] : { id, title, right: own.length - missed.size, of: own.length, pages }
  })
  const missed = asked
    .filter((question) => !isRight(question))
    .map(({ id, section: lesson, page, order, feedback }) => ({
      id,
      lesson,
      page,
      why: plain(feedback?.[order[given[id] ?? -1] ?? -1]) || null,
    }))
  const answers = asked.map(
    (question): Answer => ({
      id: question.id,
      section: question.section,
      prompt: plain(question.prompt),
      given: plain(question.choices[question.order[given[question.id] ?? -1] ?? -1]),
      right: plain(question.choices[question.right]),
      result: isRight(question) ? 'correct' : 'wrong',
      seconds: null,
      at,
    }),
  )
  return {
    right: count,
    of: asked.length,
    score: count / asked.length,
    isPassed: count >= neededOf(asked.length, bank.passMark),
    sections,
    missed,
    answers,
  }
}

/**
 * The missed questions that a failed exam names: the first one of each lesson. All of them together would let a
 * guesser pass after a few attempts.
 */
export const firstOfEachLesson = (missed: readonly MissedQuestion[]): MissedQuestion[] =>
  missed.filter(({ id, lesson }) => missed.find((one) => one.lesson === lesson)?.id === id)

/**
 * What a person may see of an exam that isn't passed: what they answered, not what was right or wrong. Taking
 * it again must not become a search for the answers.
 */
export const withoutVerdicts = (answers: readonly Answer[]): Answer[] =>
  answers.map((answer) => ({ ...answer, right: null, result: 'neutral' }))
