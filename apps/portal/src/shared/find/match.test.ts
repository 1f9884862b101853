import { expect, test } from 'vitest'
import { markAny, wordsOf } from './marked-text.ts'
import { matchesOf } from './match.ts'

const titled = (...titles: string[]) => titles.map((title) => ({ title }))
const found = (items: Parameters<typeof matchesOf>[0], search: string) =>
  matchesOf(items, wordsOf(search)).map(({ item }) => item.title)

test.each([
  ['case and accents', 'Île de la Réunion', 'ILE reunion'],
  ['accents that the title lacks', 'Reunion', 'réunion'],
  ['letters that don’t decompose', 'Sønderjylland, Łódź, Straße', 'sonder lodz strasse'],
  ['a Turkish dotless i', 'Kızıldeniz', 'kizildeniz'],
  ['a Greek word that ends with sigma', 'ΒΥΘΟΣ', 'βυθός'],
  ['Cyrillic', 'Растёт Ёлка', 'елка растет'],
  ['apostrophes', 'Sha’ab Rumi', "sha'ab"],
  ['Arabic with vowel marks', 'مدرسة الغَوْص', 'الغوص'],
  ['Arabic digits', 'غوصة ١٢٠', '120'],
  ['Latin digits in Arabic', 'Dive 120', '١٢٠'],
  ['Hebrew', 'יומן צלילה', 'צלילה'],
  ['Thai', 'จุดดำน้ำเกาะเต่า', 'เกาะเต่า'],
  ['Chinese, inside a text without spaces', '开放水域潜水员', '潜水'],
  ['Japanese before it is converted', 'レスキューダイバー', 'だいばー'],
  ['full-width letters', 'ＥＣＡＲＤ', 'ecard'],
  ['Korean while a syllable is typed', '다이버', '다이ㅂ'],
])('[SN-03] Find ignores %s', (_, title, search) => {
  expect(found(titled(title), search)).toEqual([title])
})

test('[SN-03] all words must be there, in any order', () => {
  const items = titled('Blue Hole Dahab', 'Blue Lagoon')
  expect(found(items, 'dahab blue')).toEqual(['Blue Hole Dahab'])
  expect(found(items, 'blue wreck')).toEqual([])
})

test('[SN-03] the beginning of a title comes before that of a word, a word before its inside, a title before other words', () => {
  const items = [
    { title: 'Elphinstone', also: 'with Maria, reef' },
    { title: 'Careefo' },
    { title: 'The Reef' },
    { title: 'Reef of Karim' },
  ]
  expect(found(items, 'reef')).toEqual(['Reef of Karim', 'The Reef', 'Careefo', 'Elphinstone'])
})

test('[SN-03] an exact number comes first, and equal matches stay in their order', () => {
  const items = [
    { title: 'Wreck', number: '120', also: '2025-03-12 12 March 2025' },
    { title: 'Reef', number: '12' },
    { title: 'Wall', number: '121' },
  ]
  expect(found(items, '12')).toEqual(['Reef', 'Wreck', 'Wall'])
})

test('[SN-03] what was typed is marked as it is written', () => {
  const parts = markAny('Île de Réunion', wordsOf('reu ile'))
  expect(parts.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual(['Île', 'Réu'])
})
