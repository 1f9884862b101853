import { DEFAULT_LOCALE } from '@fathom/domain/translations'
import { readArea } from './catalogue-files.ts'
import { compileMessage } from './compile.ts'
import type { Catalogue } from './compiled.ts'
import { type AnyLocale, PSEUDO_LOCALE } from './intl.ts'
import { pseudoMessage } from './pseudo.ts'

/** One area in one locale, ready to format. Missing translations fall back to en-US. */
export function compileArea(folder: string, locale: AnyLocale, area: string): Catalogue {
  const texts = { ...readArea(folder, DEFAULT_LOCALE, area), ...readArea(folder, locale, area) }
  const isPseudo = locale === PSEUDO_LOCALE
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => {
      try {
        return [key, compileMessage(isPseudo ? pseudoMessage(text) : text)]
      } catch (cause) {
        throw new Error(`${locale}/${area}.json: ${key}: ${text}`, { cause })
      }
    }),
  )
}
