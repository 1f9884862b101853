import type { CourseIndexWire } from '@fathom/contract/training'
import { expect, test } from 'vitest'
import type { MarkedText } from '../../../shared/find/marked-text.ts'
import { byLetter, findInCourse } from './find-in-course.ts'

const anIndex = (texts: readonly string[], culture = 'en-US'): CourseIndexWire => ({
  culture,
  lessons: [{ id: 'water', title: 'Water world' }],
  pages: [{ lesson: 'water', title: 'A page', texts: [...texts] }],
  glossary: [],
})

const shown = (parts: MarkedText | undefined) =>
  (parts ?? []).map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join('')
const sentenceOf = (texts: readonly string[], search: string, culture?: string) =>
  shown(findInCourse(anIndex(texts, culture), [], search).pages[0]?.sentence)

test.each([
  ['KALTES', 'Das Wasser. Kaltes Wasser ist schwer.', '[Kaltes] Wasser ist schwer.'],
  ['pression', 'La préssion monte.', 'La [préssion] monte.'],
  ['préssion', 'La pression monte.', 'La [pression] monte.'],
  ['strasse', 'An der Straße.', 'An der [Straße].'],
  ['давление', 'Растёт ДАВЛЕНИЕ воды.', 'Растёт [ДАВЛЕНИЕ] воды.'],
  ['растет', 'Растёт давление.', '[Растёт] давление.'],
  ['الغوص', 'تعلم الغَوْص معنا.', 'تعلم [الغَوْص] معنا.'],
  ['水圧', '深いほど水圧が上がる。次の文。', '深いほど[水圧]が上がる。'],
  ['ความดัน', 'ที่ระดับลึกความดันเพิ่มขึ้น', 'ที่ระดับลึก[ความดัน]เพิ่มขึ้น'],
])(
  '[LE-08] finds %s whatever its case, accents and script, and marks it in its sentence',
  (search, text, sentence) => {
    expect(sentenceOf([text], search)).toBe(sentence)
  },
)

test('[LE-08] all words must be on the page, and the sentence with most of them is shown', () => {
  const texts = ['The sea is deep. Deep water is cold.', 'It presses.']
  expect(sentenceOf(texts, 'cold deep')).toBe('[Deep] water is [cold].')
  expect(findInCourse(anIndex(texts), [], 'cold fire').pages).toEqual([])
  expect(findInCourse(anIndex(texts), [], '   ')).toEqual({ pages: [], terms: [], notes: [] })
})

test('[LE-08] finds lessons by their title, terms by other forms of the word, and notes', () => {
  const index = {
    ...anIndex([]),
    glossary: [
      { term: 'Equalizing', also: ['equalize'], text: 'Letting air in.', lesson: 'water', page: 'A page' },
    ],
  }
  const note = {
    noteId: 'n',
    activityId: 'water',
    page: null,
    text: 'Practice. I equalize late.',
    version: 1,
    copyOf: null,
    createdAt: '',
    updatedAt: '',
  }
  const found = findInCourse(index, [note], 'equalize')
  expect(found.terms).toHaveLength(1)
  expect(shown(found.notes[0]?.sentence)).toBe('I [equalize] late.')
  expect(findInCourse(index, [], 'world').pages).toMatchObject([{ lesson: 'water', page: null }])
})

test.each([
  ['fr-FR', ['épave', 'eau', 'Zone', 'équilibre'], ['E: eau épave équilibre', 'Z: Zone']],
  ['sv-SE', ['ånga', 'andning', 'Zon', 'öra'], ['A: andning', 'Z: Zon', 'Å: ånga', 'Ö: öra']],
  ['en-US', ['bar', '1.4 bar', 'Ascent', 'Air'], ['#: 1.4 bar', 'A: Air Ascent', 'B: bar']],
])('[LE-08] in %s the glossary has the letters of its language', (lang, terms, expected) => {
  const found = byLetter(
    terms.map((term) => ({ term })),
    lang,
  )
  const shown = found.map(({ letter, terms: own }) => `${letter}: ${own.map(({ term }) => term).join(' ')}`)
  expect(shown).toEqual(expected)
})

test('[LE-08] a language without an alphabet has one list', () => {
  const terms = Array.from({ length: 60 }, (_, at) => ({ term: String.fromCodePoint(0x4e00 + at * 7) }))
  expect(byLetter(terms, 'zh-CN').map(({ terms: own }) => own.length)).toEqual([60])
})
