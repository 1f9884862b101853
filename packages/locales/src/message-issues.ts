import type { Locale } from '@fathom/domain/translations'
import { compileMessage } from './compile.ts'
import type { Compiled, Placeholder } from './compiled.ts'
import { placeholdersOf } from './placeholders.ts'
import { pluralRulesOf } from './plural-rules.ts'

/**
 * Counting up to here covers every category that whole numbers have in our languages, except for millions.
 */
const COUNTED = Array.from({ length: 201 }, (_, n) => n)

/** Why a text can't stand for the English one; `detail` is for developers. */
export type MessageIssue = {
  kind: 'syntax' | 'placeholders' | 'plural' | 'empty'
  detail: string
}

/** LA-03: whether a translation fits its English original. The build, the server and the office use this. */
export function messageIssues(locale: Locale, text: string, english: string): MessageIssue[] {
  let compiled: Compiled
  try {
    compiled = compileMessage(text, pluralRulesOf(locale).categories)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.split('\n')[0] : cause
    return [{ kind: 'syntax', detail: `not an ICU message: ${reason}` }]
  }
  const issues: MessageIssue[] = [
    ...differences('placeholders', signature(compiled), signature(compileMessage(english))),
    ...differences('tags', tagsOf(text), tagsOf(english)),
    ...placeholdersOf(compiled).flatMap((placeholder) => missingCategories(locale, placeholder)),
  ]
  if (text.trim() === '') issues.push({ kind: 'empty', detail: 'is empty' })
  return issues
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

function differences(what: string, ours: readonly string[], wanted: readonly string[]): MessageIssue[] {
  if (ours.join() === wanted.join()) return []
  return [{ kind: 'placeholders', detail: `${what} ${ours.join()} instead of ${wanted.join()}` }]
}

function missingCategories(locale: Locale, [name, kind, cases, offset = 0]: Placeholder): MessageIssue[] {
  if (kind !== 'plural' && kind !== 'selectordinal') return []
  const language = pluralRulesOf(locale)[kind === 'plural' ? 'cardinal' : 'ordinal']
  const given = cases as Readonly<Record<string, Compiled>>
  const needed = COUNTED.filter((n) => !Object.hasOwn(given, `=${n}`)).map((n) => language.select(n - offset))
  return [...new Set(needed)]
    .filter((category) => !Object.hasOwn(given, category))
    .map((category) => ({ kind: 'plural', detail: `${name} lacks the plural category ${category}` }))
}
