import type { Catalogue } from './compiled.ts'
import { formatMessage, type MessageValues } from './format-message.ts'
import { createFormats, type Formats } from './formats.ts'
import { type AnyLocale, directionIn } from './intl.ts'
import type { Messages } from './messages.generated.ts'

/** A key without placeholders takes no values; one with placeholders takes exactly those. */
export type Translate<M = Messages> = <Key extends keyof M>(
  key: Key,
  ...values: M[Key] extends undefined ? [] : [values: M[Key]]
) => string

export type Translator<M = Messages> = Formats & {
  locale: AnyLocale
  direction: 'ltr' | 'rtl'
  t: Translate<M>
}

export function createTranslator<M = Messages>(locale: AnyLocale, catalogue: Catalogue): Translator<M> {
  const formats = createFormats(locale)
  const direction = directionIn(locale)
  const context = { formats, direction }
  return {
    ...formats,
    locale,
    direction,
    t: (key, ...[values]) => {
      const message = catalogue[String(key)]
      if (message === undefined) throw new Error(`no words for ${String(key)} in ${locale}`)
      return formatMessage(message, { ...context, values: (values ?? {}) as MessageValues })
    },
  }
}
