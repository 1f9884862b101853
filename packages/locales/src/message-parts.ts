import type { Locale } from '@fathom/domain/translations'
import { compileMessage } from './compile.ts'
import { placeholdersOf } from './placeholders.ts'
import { pluralRulesOf } from './plural-rules.ts'

type MessageParts = {
  /** Of placeholders, each once. */
  names: string[]
  /** The plural forms that this language needs, where the message counts something. */
  plurals: string[]
}

/** What a translator has to take over from the English message. */
export function messageParts(locale: Locale, english: string): MessageParts {
  const placeholders = placeholdersOf(compileMessage(english))
  const { categories } = pluralRulesOf(locale)
  const counts = (kind: string) => placeholders.some((each) => each[1] === kind)
  const plurals = [
    ...(counts('plural') ? categories.cardinal : []),
    ...(counts('selectordinal') ? categories.ordinal : []),
  ]
  return { names: [...new Set(placeholders.map(([name]) => name))], plurals: [...new Set(plurals)] }
}
