import type { Locale } from '@fathom/domain/translations'
import { compileMessage } from './compile.ts'
import type { Placeholder } from './compiled.ts'
import type { MessageValues } from './format-message.ts'
import { placeholdersOf } from './placeholders.ts'
import { pluralRulesOf } from './plural-rules.ts'
import { createTranslator } from './translator.ts'

const COUNTED = Array.from({ length: 201 }, (_, n) => n)
const DAY = new Date('2026-05-14T10:05:00Z')
const AMOUNT = 12

/**
 * How a text looks: placeholders show their names, and where it counts or chooses there is one line for each form.
 * Throws when it isn't a message.
 */
export function exampleTexts(locale: Locale, text: string): string[] {
  const message = compileMessage(text)
  const choices = new Map<string, readonly (string | number | Date)[]>()
  for (const placeholder of placeholdersOf(message)) {
    const [name] = placeholder
    const examples = examplesOf(locale, placeholder)
    if (examples.length >= (choices.get(name)?.length ?? 0)) choices.set(name, examples)
  }
  const lines = Math.max(1, ...[...choices.values()].map(({ length }) => length))
  const { t } = createTranslator<{ example: MessageValues }>(locale, { example: message })
  const texts = Array.from({ length: lines }, (_, line) =>
    t('example', Object.fromEntries([...choices].map(([name, values]) => [name, valueAt(values, line)]))),
  )
  return [...new Set(texts)]
}

const valueAt = (values: readonly (string | number | Date)[], line: number) =>
  values[line % values.length] ?? ''

function examplesOf(
  locale: Locale,
  [name, kind, detail, offset = 0]: Placeholder,
): (string | number | Date)[] {
  switch (kind) {
    case undefined:
      return [name]
    case 'number':
      return [AMOUNT]
    case 'date':
    case 'time':
      return [DAY]
    case 'select':
      return Object.keys(detail as object)
    default: {
      const rules = pluralRulesOf(locale)[kind === 'plural' ? 'cardinal' : 'ordinal']
      const exact = Object.keys(detail as object).flatMap((key) =>
        key.startsWith('=') ? Number(key.slice(1)) : [],
      )
      const others = COUNTED.filter((n) => !exact.includes(n)).toReversed()
      const byCategory = new Map(others.map((n) => [rules.select(n - offset), n]))
      return [...exact, ...byCategory.values()].toSorted((a, b) => a - b)
    }
  }
}
