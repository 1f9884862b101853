import type { ExamQuestion } from '../exam.ts'

/** A question of an exam, with the topic that it belongs to and feedback to each of its choices. */
export type BankItem = ExamQuestion & { section: string; feedback: readonly string[] }

export const BANK_LIMITS = {
  prompt: 2000,
  choice: 500,
  fewestChoices: 2,
  mostChoices: 10,
  reason: 4000,
  feedback: 1000,
  alt: 500,
  pictureBytes: 10 * 1024 * 1024,
  topic: 200,
  page: 200,
  id: 150,
  /** Of one bank, and so of one file. */
  items: 2000,
} as const

/**
 * Text as we store it: lines without spaces around them, and no control characters. These go first: spaces that
 * only they separate must be one, because the last two expressions begin again at every space of a row.
 */
export const tidy = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\t\f\v\n]|\uFEFF|[\uFFFE\uFFFF]/gu, '')
    .replaceAll(/[\t\f\v ]+/g, ' ')
    .replaceAll(/ *\n[ \n]*/g, '\n')
    .replaceAll(/^[ \n]+|[ \n]+$/g, '')

/** For names, which have one line. */
export const tidyLine = (text: string): string => tidy(text).replaceAll('\n', ' ')

export type ItemFault =
  | 'no-prompt'
  | 'too-few-choices'
  | 'too-many-choices'
  | 'empty-choice'
  | 'same-choice'
  | 'no-right-answer'
  | 'several-right'
  | 'too-long'

/** Why a question can't be asked. */
export function itemFault(
  item: Pick<BankItem, 'prompt' | 'choices' | 'right' | 'reason' | 'feedback'>,
): ItemFault | null {
  const { prompt, choices, right, reason, feedback } = item
  if (prompt === '') return 'no-prompt'
  if (choices.length < BANK_LIMITS.fewestChoices) return 'too-few-choices'
  if (choices.length > BANK_LIMITS.mostChoices) return 'too-many-choices'
  if (choices.includes('')) return 'empty-choice'
  if (new Set(choices).size < choices.length) return 'same-choice'
  if (choices[right] === undefined) return 'no-right-answer'
  const isLong =
    prompt.length > BANK_LIMITS.prompt ||
    reason.length > BANK_LIMITS.reason ||
    feedback.some(({ length }) => length > BANK_LIMITS.feedback) ||
    choices.some(({ length }) => length > BANK_LIMITS.choice)
  return isLong ? 'too-long' : null
}
