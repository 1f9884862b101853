import { TITLE_ON_CARD, titleSize, titleWords } from '@fathom/domain/certifications'
import { LOCALES, type Locale } from '@fathom/domain/translations'
import { expect, test } from 'vitest'
import { findCataloguesFolder, readArea } from './catalogue-files.ts'

const UNSPACED: readonly Locale[] = ['ja-JP', 'zh-CN', 'zh-TW', 'th-TH']

function levelsOf(locale: Locale) {
  const texts = readArea(findCataloguesFolder(), locale, 'certifications-cards')
  const vocabulary = (texts['certifications-cards.levelWords'] ?? '').split(' ')
  const names = Object.entries(texts).flatMap(([key, text]) => (key.includes('.level.') ? [text] : []))
  return { vocabulary, names }
}

test.each(UNSPACED)('[CD-01] in %s every level is made of words that a line may end after', (locale) => {
  const { vocabulary, names } = levelsOf(locale)
  expect(names.length).toBeGreaterThan(15)
  for (const name of names)
    for (const { text } of titleWords(name, { locale, vocabulary }))
      if (!/^[\w-]+$/.test(text)) expect(vocabulary, `${name}: ${text}`).toContain(text.replace(/・$/, ''))
})

test.each(LOCALES)('[CD-01] in %s every title fits its place on the card', (locale) => {
  const { vocabulary, names } = levelsOf(locale)
  for (const name of names) {
    const words = titleWords(name, { locale, vocabulary })
    expect(words.map(({ text, isSpaced }) => text + (isSpaced ? ' ' : '')).join('')).toBe(name)
    expect(titleSize(words, TITLE_ON_CARD).size, name).toBeGreaterThanOrEqual(4.8)
  }
})
