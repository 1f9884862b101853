import { isUnprintable } from '../account/index.ts'
import type { Answers, FormDefinition } from './definition.ts'
import { visibleQuestions } from './engine.ts'
import { DIVER_BLANK } from './named-diver.ts'

const SCRIPTS = [
  ...['Common', 'Inherited', 'Latin', 'Greek', 'Cyrillic', 'Hebrew', 'Arabic', 'Thai', 'Devanagari'],
  ...['Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Hangul'],
]
const OF_OURS = SCRIPTS.map((script) => `\\p{Script=${script}}`).join('')

/**
 * Characters that our fonts render as an empty box: letters of other scripts, emoji, and all characters
 * beyond the first Unicode plane. A test compares this with the fonts.
 */
const BOXED = new RegExp(
  `[^${OF_OURS}]|(?![©®™‼⁉ℹ〰〽㊗㊙])\\p{Extended_Pictographic}|(?=[\\p{Script=Common}\\p{Script=Inherited}])[\\u{10000}-\\u{10ffff}]`,
  'u',
)

/** Whether every character is readable in print. */
export const isPrinted = (text: string): boolean => !isUnprintable(text) && !BOXED.test(text)

/**
 * Blanks that can't be printed. Skips the diver's name: it's the account name, and the person can't write it
 * any other way.
 */
export const unprintedBlanks = (form: FormDefinition, answers: Answers): readonly string[] =>
  visibleQuestions(form, answers)
    .filter(({ id, kind }) => kind === 'text' && id !== DIVER_BLANK && !isPrinted(answers[id] ?? ''))
    .map(({ id }) => id)
