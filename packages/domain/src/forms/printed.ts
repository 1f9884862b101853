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
 * What our typefaces draw as an empty box: letters of other scripts, emoji, and the signs of all scripts beyond the
 * first plane. A test holds this against the typefaces.
 */
const BOXED = new RegExp(
  `[^${OF_OURS}]|(?![©®™‼⁉ℹ〰〽㊗㊙])\\p{Extended_Pictographic}|(?=[\\p{Script=Common}\\p{Script=Inherited}])[\\u{10000}-\\u{10ffff}]`,
  'u',
)

/** Whether every sign of it can be read on the paper. */
export const isPrinted = (text: string): boolean => !isUnprintable(text) && !BOXED.test(text)

/** Blanks that the paper cannot show. The diver's own is the name of the account, which nobody can write otherwise. */
export const unprintedBlanks = (form: FormDefinition, answers: Answers): readonly string[] =>
  visibleQuestions(form, answers)
    .filter(({ id, kind }) => kind === 'text' && id !== DIVER_BLANK && !isPrinted(answers[id] ?? ''))
    .map(({ id }) => id)
