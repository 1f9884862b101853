import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES, type Locale } from '@fathom/domain/translations'
import { expect, test } from 'vitest'
import { findCataloguesFolder, listAreas, readArea } from './catalogue-files.ts'

type Exceptions = Readonly<Record<string, readonly string[]>>
type Term = { use: string; stems: readonly string[] }

const FOLDER = findCataloguesFolder()
const glossaryOf = <Terms>(locale: Locale) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../docs/glossary', `${locale}.json`), 'utf8')) as {
    terms: Readonly<Record<string, Terms>>
    exceptions: Exceptions
  }

const textsOf = (locale: Locale): Readonly<Record<string, string>> =>
  Object.assign({}, ...listAreas(FOLDER, locale).map((area) => readArea(FOLDER, locale, area)))

const english = glossaryOf<string>('en-US')
const englishTexts = Object.entries(textsOf('en-US')).map(
  // The name of a placeholder isn't a word of the message.
  ([key, text]) => [key, text.replaceAll(/\{\w+(?:\}|,)/g, ' ')] as const,
)

/** The messages that name the term in English. */
const keysOf = (pattern: string): string[] =>
  englishTexts.filter(([, text]) => new RegExp(pattern, 'i').test(text)).map(([key]) => key)

test.each(LOCALES.filter((locale) => locale !== 'en-US'))('[WO-03] %s follows its glossary', (locale) => {
  const texts = textsOf(locale)
  const { terms, exceptions } = glossaryOf<Term>(locale)
  expect(Object.keys(terms)).toEqual(Object.keys(english.terms))
  const other: Record<string, string[]> = {}
  for (const [term, { use, stems }] of Object.entries(terms)) {
    expect(use).not.toBe('')
    const missing = keysOf(english.terms[term] ?? '').filter((key) => {
      const text = (texts[key] ?? '').toLowerCase()
      return !(stems.some((stem) => text.includes(stem)) || english.exceptions[term]?.includes(key))
    })
    if (missing.length > 0) other[term] = missing.toSorted()
  }
  expect(other).toEqual(exceptions)
})
