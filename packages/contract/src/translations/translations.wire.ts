import { LOCALES } from '@fathom/domain/translations'
import { z } from 'zod'

/** GET globals/SupportedLanguages (CA-20, LA-02). */
export const supportedLanguagesWire = z.object({
  items: z.array(z.object({ ietfLanguageTag: z.enum(LOCALES), name: z.string() })),
})
export type SupportedLanguagesWire = z.infer<typeof supportedLanguagesWire>

const cultureWire = z.enum(LOCALES, { error: 'The culture is none of the translation locales.' })
const keyWire = z.string().min(1).max(120)

export const translateQueryWire = z.object({ key: keyWire, culture: cultureWire })

/**
 * `culture` is the language of the text: en-US when the requested one lacks the key. The text is an ICU
 * message.
 */
export const translationWire = z.object({ key: z.string(), culture: z.enum(LOCALES), text: z.string() })
export type TranslationWire = z.infer<typeof translationWire>

/** A query with this many keys still fits into the request line. */
export const MOST_KEYS_AT_ONCE = 100

/** `?keys[0]=…&keys[1]=…&culture=…`: the numbers only keep the keys in order. */
export const translateBatchQueryWire = z.object({ culture: cultureWire }).catchall(keyWire)

export const translationsWire = z.object({
  items: z.array(translationWire),
  /** Keys that are missing in en-US too. */
  missing: z.array(z.string()),
})
export type TranslationsWire = z.infer<typeof translationsWire>

const NUMBERED_KEY = /^keys\[(\d{1,4})\]$/

export function keysOf(query: Readonly<Record<string, string>>): string[] {
  return Object.entries(query)
    .flatMap(([name, key]) => {
      const number = NUMBERED_KEY.exec(name)?.[1]
      return number === undefined ? [] : [{ number: Number(number), key }]
    })
    .sort((a, b) => a.number - b.number)
    .map(({ key }) => key)
}
