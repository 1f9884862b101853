import { DEFAULT_LOCALE, type Locale } from '@fathom/domain/translations'
import { type Compiled, compileMessage, type Placeholder, placeholdersOf } from '@fathom/locales/catalogues'
import { pluralRulesOf } from './plural-rules.ts'
import { mayStayEnglish } from './same-in-english.ts'

/**
 * Counting up to here covers every category that whole numbers have in our languages, except for millions.
 */
const COUNTED = Array.from({ length: 201 }, (_, n) => n)

const judged = new Map<string, readonly string[]>()

/**
 * The problems of one translation compared with its English original. Results are cached, because the same
 * pair occurs often.
 */
export function messageProblems(locale: Locale, text: string, english: string): readonly string[] {
  const name = `${locale}\0${english}\0${text}`
  const problems = judged.get(name) ?? judge(locale, text, english)
  judged.set(name, problems)
  return problems
}

function judge(locale: Locale, text: string, english: string): string[] {
  let compiled: Compiled
  try {
    compiled = compileMessage(text, pluralRulesOf(locale).categories)
  } catch (cause) {
    return [`not an ICU message: ${cause instanceof Error ? cause.message.split('\n')[0] : cause}`]
  }
  const problems = [
    ...differences('placeholders', signature(compiled), signature(compileMessage(english))),
    ...differences('tags', tagsOf(text), tagsOf(english)),
    ...placeholdersOf(compiled).flatMap((placeholder) => missingCategories(locale, placeholder)),
  ]
  if (text.trim() === '') problems.push('is empty')
  if (locale !== DEFAULT_LOCALE && text === english && !mayStayEnglish(locale, english))
    problems.push(`is still English: ${text}`)
  return problems
}

/** A translation may switch between plural and plain, but not between other kinds. */
function signature(message: Compiled): string[] {
  const kinds = placeholdersOf(message).map(([name, kind, detail]) => {
    if (kind === 'select') return `${name} select ${Object.keys(detail as object).sort()}`
    return kind === 'plural' || kind === 'number' ? `${name} counted` : `${name} ${kind ?? 'plain'}`
  })
  return [...new Set(kinds)].sort()
}

function tagsOf(text: string): string[] {
  return [...new Set(text.match(/<\/?[a-z][^>]*>/gi))].sort()
}

function differences(what: string, ours: readonly string[], wanted: readonly string[]): string[] {
  return ours.join() === wanted.join() ? [] : [`${what} ${ours.join()} instead of ${wanted.join()}`]
}

function missingCategories(locale: Locale, [name, kind, cases, offset = 0]: Placeholder): string[] {
  if (kind !== 'plural' && kind !== 'selectordinal') return []
  const language = pluralRulesOf(locale)[kind === 'plural' ? 'cardinal' : 'ordinal']
  const given = cases as Readonly<Record<string, Compiled>>
  const needed = COUNTED.filter((n) => !Object.hasOwn(given, `=${n}`)).map((n) => language.select(n - offset))
  return [...new Set(needed)]
    .filter((category) => !Object.hasOwn(given, category))
    .map((category) => `${name} lacks the plural category ${category}`)
}
