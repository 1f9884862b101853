import { isAgreedText } from '@fathom/domain/office'
import { hasUnprintableText, type Locale } from '@fathom/domain/translations'
import { type MessageIssue, messageIssues } from './message-issues.ts'

/** OF-08: texts of staff by key, instead of those of the build. */
export type Overrides = Readonly<Record<string, string>>

export type OverrideProblem =
  | 'message-unknown'
  | 'message-fixed'
  | 'text-unprintable'
  | `message-${MessageIssue['kind']}`

type Override = {
  locale: Locale
  key: string
  text: string /** Undefined where the build has no such key. */
  english: string | undefined
}

/** Why a text can't be published; the first thing to correct. */
export function overrideProblem({ locale, key, text, english }: Override): OverrideProblem | undefined {
  if (english === undefined) return 'message-unknown'
  if (isAgreedText(key)) return 'message-fixed'
  if (text.trim() === '') return 'message-empty'
  if (hasUnprintableText(text)) return 'text-unprintable'
  const [issue] = messageIssues(locale, text, english)
  return issue && `message-${issue.kind}`
}
