import { isUnprintable } from '../account/index.ts'
import type { Answers, FormDefinition } from './definition.ts'
import { visibleQuestions } from './engine.ts'
import { DIVER_BLANK } from './named-diver.ts'
import { PARTY_BLANKS } from './parties.ts'

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

/** From the account and the directory: the person can't write them any other way. */
const NOT_TYPED: readonly string[] = [DIVER_BLANK, ...PARTY_BLANKS]

/** Typed blanks that can't be printed. */
export const unprintedBlanks = (form: FormDefinition, answers: Answers): readonly string[] =>
  visibleQuestions(form, answers)
    .filter(({ id, kind }) => kind === 'text' && !NOT_TYPED.includes(id) && !isPrinted(answers[id] ?? ''))
    .map(({ id }) => id)
