import type { WordingProblem } from '@fathom/domain/forms'
import type { CourseEntryProblem, PriceProblem } from '@fathom/domain/shop'
import { LOCALES, type Locale } from '@fathom/domain/translations'
import type { OverrideProblem } from '@fathom/locales/messages'
import { CallFailed } from '../../../shared/http/index.ts'

/** Each has its words in `office-content.problem`. */
const CONTENT_PROBLEMS = [
  'not-an-address',
  'not-https',
  'inside',
  'credentials',
  'invalid',
  'text-missing',
  'text-half',
  'text-too-long',
  'text-unprintable',
  'not-whole',
  'age-missing',
  'after-itself',
  'after-unknown',
  'after-circle',
  'price-missing',
  'price-negative',
  'price-decimals',
  'price-zero',
  'price-too-high',
  'currency-unknown',
  'wording-version',
  'wording-english',
  'wording-empty',
  'wording-unprintable',
  'wording-age',
  'wording-outdated',
  'message-unknown',
  'message-fixed',
  'message-empty',
  'message-syntax',
  'message-placeholders',
  'message-plural',
] as const

type Known = PriceProblem | WordingProblem | CourseEntryProblem | OverrideProblem
export type ContentProblem = (typeof CONTENT_PROBLEMS)[number] | Known

/** What the server found in the content; undefined when it failed otherwise. */
export function refusedFor(error: unknown): ContentProblem | undefined {
  if (!(error instanceof CallFailed)) return undefined
  if (error.problem === 'not-publishable') return CONTENT_PROBLEMS.find((one) => error.errors.includes(one))
  const { fields = [] } = (error.answer ?? {}) as { fields?: readonly { rule: string }[] }
  return fields.some(({ rule }) => rule === 'too_big') ? 'text-too-long' : undefined
}

type Texts = Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>>

/** The languages in which a text is longer than it may be; spaces around it count, because they are stored. */
export const languagesTooLong = (texts: Texts, mostOf: (name: string) => number): Locale[] =>
  LOCALES.filter((locale) =>
    Object.entries(texts[locale] ?? {}).some(([name, text]) => text.length > mostOf(name)),
  )
