import type { ExamAnswersWire, ExamWire } from '@fathom/contract/training'
import { type CourseName, readExamBank } from '@fathom/courses'
import { anAnswer } from '../training.fixture.ts'

/** The answers to the exam of one of our own courses. */
export function examKey(course: CourseName) {
  const bank = readExamBank(course, 'en-US')
  const known = new Map(bank.sections.flatMap(({ pool }) => pool).map((question) => [question.id, question]))
  return {
    known,
    sections: bank.sections,
    /** Answers every question of an exam; the first `wrong` ones incorrectly. */
    answersTo: ({ questions }: Pick<ExamWire, 'questions'>, wrong: number): Record<string, number> =>
      Object.fromEntries(
        questions.map(({ id, choices }, at) => {
          const { right = 0, choices: texts = [] } = known.get(id) ?? {}
          const position = choices.indexOf((texts[right] ?? '').replaceAll('**', ''))
          return [id, at < wrong ? (position + 1) % choices.length : position]
        }),
      ),
  }
}

export const handIn = (given: Record<string, number>, overrides: Partial<ExamAnswersWire> = {}) =>
  anAnswer({ given, handIn: true, handedInAt: null, ...overrides })
