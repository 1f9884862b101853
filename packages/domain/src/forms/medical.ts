import { LOCALES } from '../translations/index.ts'
import type { FormDefinition, Question, Section } from './definition.ts'
import { PARTICIPANT_AND_GUARDIAN } from './signature-blocks.ts'

const TEN = 10

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

/** Which question opens which box, and how many questions the box asks. */
const BOXES = [
  { id: 'a', openedBy: 'q1', size: 5 },
  { id: 'b', openedBy: 'q2', size: 4 },
  { id: 'c', openedBy: 'q4', size: 4 },
  { id: 'd', openedBy: 'q6', size: 5 },
  { id: 'e', openedBy: 'q7', size: 4 },
  { id: 'f', openedBy: 'q8', size: 5 },
  { id: 'g', openedBy: 'q9', size: 6 },
] as const

/** Box B asks what matters from this age on. */
const AGE_OF_BOX_B = 45

/** How many examples are shown below a question. */
const EXAMPLES: Readonly<Record<string, number>> = {
  q1: 3,
  q3: 3,
  q4: 3,
  q5: 2,
  q6: 3,
  q7: 3,
  q8: 3,
  q9: 3,
  q10: 2,
}

const isOpener = (id: string) => BOXES.some(({ openedBy }) => openedBy === id)

function firstQuestion(number: number): Question {
  const id = `q${number}`
  return {
    id,
    kind: 'yes-no',
    text: `forms.medical.${id}`,
    help: `forms.medical.${id}.help`,
    ...(EXAMPLES[id]
      ? { examples: upTo(EXAMPLES[id]).map((at) => `forms.medical.${id}.example.${at}`) }
      : {}),
    ...(isOpener(id) ? {} : { asksPhysician: true }),
    ...(id === 'q2' ? { olderThan: AGE_OF_BOX_B } : {}),
  }
}

const boxQuestion = (box: string, number: number): Question => ({
  id: `${box}${number}`,
  kind: 'yes-no',
  text: `forms.medical.${box}${number}`,
  asksPhysician: true,
})

const boxes: readonly Section[] = BOXES.map(({ id, openedBy, size }) => ({
  id,
  title: `forms.medical.box.${id}`,
  openedBy,
  paragraphs: [],
  questions: upTo(size).map((number) => boxQuestion(id, number)),
}))

export const MEDICAL_QUESTIONNAIRE: FormDefinition = {
  name: 'medical-questionnaire',
  version: 4,
  variant: null,
  languages: LOCALES,
  title: 'forms.medical.title',
  sections: [
    {
      id: 'health',
      title: 'forms.medical.health',
      paragraphs: ['why', 'honest', 'pregnant'].map((id) => ({
        text: `forms.medical.intro.${id}`,
        size: 'normal',
      })),
      questions: upTo(TEN).map(firstQuestion),
    },
    ...boxes,
  ],
  statement: ['forms.medical.statement.honest', 'forms.medical.statement.changes'],
  signatures: PARTICIPANT_AND_GUARDIAN,
}
