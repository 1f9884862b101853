import { readdirSync, readFileSync } from 'node:fs'
import { directionOf, LOCALES } from '@fathom/domain/translations'
import { expect, test } from 'vitest'

/** U+2066 before and U+2069 after it. */
const LOOSE_DATE = /(?<!\u2066)\b\d{4}-\d{2}-\d{2}\b(?!\u2069)/

test.each(LOCALES.filter((locale) => directionOf(locale) === 'rtl'))(
  '[LA-05] no date in digits of %s is shown from its end to its beginning',
  (locale) => {
    const folder = new URL(`../${locale}/`, import.meta.url)
    const loose = readdirSync(folder).flatMap((name) =>
      Object.entries(JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
        .filter(([, text]) => LOOSE_DATE.test(String(text)))
        .map(([key]) => key),
    )
    expect(loose).toEqual([])
  },
)
