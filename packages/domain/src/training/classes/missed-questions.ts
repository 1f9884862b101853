import type { Answer } from '../attempt.ts'

/** A question that students of a class got wrong. */
export type MissedQuestion = {
  id: string
  prompt: string
  section: string | null
  right: string | null
  /** How many of the students who answered it got it wrong at least once. */
  missedBy: number
  answeredBy: number
}

/** All answers of one student to one question. */
type Asked = { answer: Answer; isMissed: boolean }

/**
 * The questions that most students missed, then by share. A student counts once for each question, however
 * often they took the exam.
 */
export function mostMissed(students: readonly (readonly Answer[])[], most: number): MissedQuestion[] {
  const found = new Map<string, Asked[]>()
  for (const answers of students)
    for (const [id, own] of Map.groupBy(answers.filter(isJudged), (answer) => answer.id)) {
      const [answer] = own
      if (!answer) continue
      const isMissed = own.some(({ result }) => result === 'wrong')
      found.set(id, [...(found.get(id) ?? []), { answer, isMissed }])
    }
  return [...found]
    .map(([id, asked]) => summaryOf(id, asked))
    .filter(({ missedBy }) => missedBy > 0)
    .sort(
      (one, other) =>
        other.missedBy - one.missedBy ||
        other.missedBy / other.answeredBy - one.missedBy / one.answeredBy ||
        (one.prompt < other.prompt ? -1 : 1),
    )
    .slice(0, most)
}

const isJudged = ({ result }: Answer) => result === 'wrong' || result === 'correct'

function summaryOf(id: string, asked: readonly Asked[]): MissedQuestion {
  const answer = asked[0]?.answer
  return {
    id,
    prompt: answer?.prompt ?? id,
    section: answer?.section ?? null,
    right: answer?.right ?? null,
    missedBy: asked.filter(({ isMissed }) => isMissed).length,
    answeredBy: asked.length,
  }
}
