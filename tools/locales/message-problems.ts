import { DEFAULT_LOCALE, type Locale } from '@fathom/domain/translations'
import { messageIssues } from '@fathom/locales/catalogues'
import { mayStayEnglish } from './same-in-english.ts'

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
  const issues = messageIssues(locale, text, english)
  const problems = issues.map(({ detail }) => detail)
  if (issues.some(({ kind }) => kind === 'syntax')) return problems
  if (locale !== DEFAULT_LOCALE && text === english && !mayStayEnglish(locale, english))
    problems.push(`is still English: ${text}`)
  return problems
}
