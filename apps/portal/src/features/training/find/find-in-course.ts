import type { CourseIndexWire, NoteWire } from '@fathom/contract/training'

/** A text in parts, with the parts that were searched for marked. */
export type MarkedText = readonly { text: string; isHit: boolean }[]

/** `title` and `sentence` have the hits marked. Without a page, the whole lesson is the result. */
type FoundPage = { lesson: string; page: string | null; title: MarkedText; sentence: MarkedText }
type FoundTerm = { term: MarkedText; text: MarkedText; lesson: string; page: string }
type FoundNote = { note: NoteWire; sentence: MarkedText }
type Found = {
  pages: readonly FoundPage[]
  terms: readonly FoundTerm[]
  notes: readonly FoundNote[]
}

/** Letters that Unicode doesn't decompose into a base letter and a mark. */
const PLAIN: Readonly<Record<string, string>> = {
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
}

/** The text without case and accents, and for each of its characters where it began and ended before. */
function fold(text: string) {
  let folded = ''
  const from: number[] = []
  const to: number[] = []
  let at = 0
  for (const character of text) {
    const plain = character
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/\p{Mn}/gu, '')
    const letters = [...plain].map((letter) => PLAIN[letter] ?? letter).join('')
    folded += letters
    for (let unit = 0; unit < letters.length; unit++) {
      from.push(at)
      to.push(at + character.length)
    }
    at += character.length
  }
  return { text: folded, from, to }
}

const wordsOf = (search: string): string[] => fold(search).text.split(/\s+/).filter(Boolean)

type Span = readonly [start: number, end: number]

/** Where the words are in the text; undefined if one of them is nowhere. */
function spansOf(text: string, words: readonly string[]): Span[] | undefined {
  const { text: folded, from, to } = fold(text)
  const spans: Span[] = []
  for (const word of words) {
    let at = folded.indexOf(word)
    if (at < 0) return undefined
    for (; at >= 0; at = folded.indexOf(word, at + word.length)) {
      const end = at + word.length
      // Up to the next letter, so that accents after the last one are marked too.
      spans.push([from[at] ?? 0, Math.max(from[end] ?? text.length, to[end - 1] ?? 0)])
    }
  }
  return spans.toSorted(([one], [other]) => one - other)
}

function marked(text: string, spans: readonly Span[]): MarkedText {
  const parts: { text: string; isHit: boolean }[] = []
  let at = 0
  for (const [start, end] of spans) {
    if (end <= at) continue
    if (start > at) parts.push({ text: text.slice(at, start), isHit: false })
    parts.push({ text: text.slice(Math.max(start, at), end), isHit: true })
    at = end
  }
  if (at < text.length) parts.push({ text: text.slice(at), isHit: false })
  return parts
}

/** Marks what it finds of the words, also if it isn't all of them. */
const markAny = (text: string, words: readonly string[]): MarkedText =>
  marked(
    text,
    words.flatMap((word) => spansOf(text, [word]) ?? []).toSorted(([one], [other]) => one - other),
  )

const isHit = (text: string, words: readonly string[]) => spansOf(text, words) !== undefined
const hitsIn = (text: string, words: readonly string[]) => words.filter((word) => isHit(text, [word])).length

/** Whether all words of the search are in these texts together. */
export const hasWords = (texts: readonly string[], search: string): boolean =>
  isHit(texts.join('\n'), wordsOf(search))

/** The sentence with the most of the words, in the rules of the text's language. */
function bestSentence(texts: readonly string[], words: readonly string[], culture: string): MarkedText {
  const segmenter = new Intl.Segmenter(culture || undefined, { granularity: 'sentence' })
  const sentences = texts.flatMap((text) => [...segmenter.segment(text)].map(({ segment }) => segment.trim()))
  const [best = ''] = sentences.toSorted((one, other) => hitsIn(other, words) - hitsIn(one, words))
  return markAny(best, words)
}

/** Finds pages, terms and notes that have all the words, in any order and whatever their case and accents. */
export function findInCourse(index: CourseIndexWire, notes: readonly NoteWire[], search: string): Found {
  const words = wordsOf(search)
  if (words.length === 0) return { pages: [], terms: [], notes: [] }
  const { culture } = index
  const lessons = index.lessons
    .filter(({ title }) => isHit(title, words))
    .map(({ id, title }) => ({ lesson: id, page: null, title: markAny(title, words), sentence: [] }))
  const pages = index.pages
    .filter(({ title, texts }) => isHit([title, ...texts].join('\n'), words))
    .toSorted((one, other) => hitsIn(other.title, words) - hitsIn(one.title, words))
    .map(({ lesson, title, texts }) => ({
      lesson,
      page: title,
      title: markAny(title, words),
      sentence: bestSentence(texts, words, culture),
    }))
  const terms = index.glossary
    .filter(({ term, also, text }) => isHit([term, ...also, text].join('\n'), words))
    .toSorted((one, other) => hitsIn(other.term, words) - hitsIn(one.term, words))
    .map(({ term, text, lesson, page }) => ({
      term: markAny(term, words),
      text: markAny(text, words),
      lesson,
      page,
    }))
  return {
    pages: [...lessons, ...pages],
    terms,
    notes: notes
      .filter(({ text }) => isHit(text, words))
      .map((note) => ({ note, sentence: bestSentence([note.text], words, culture) })),
  }
}

/** More are no alphabet: a heading for each Chinese character would only make the list longer. */
const MOST_LETTERS = 45

type Lettered<T> = { letter: string; terms: T[] }

/**
 * Terms in the order of their language, by letter. The language says what a letter is: É is an E in French, and Å a
 * letter of its own in Swedish. Where there is no alphabet, all terms are one list.
 */
export function byLetter<T extends { term: string }>(
  all: readonly T[],
  lang: string | undefined,
): Lettered<T>[] {
  const order = new Intl.Collator(lang)
  const base = new Intl.Collator(lang, { sensitivity: 'base' })
  const letters: Lettered<T>[] = []
  for (const one of all.toSorted((first, second) => order.compare(first.term, second.term))) {
    const [first = ''] = one.term.normalize('NFC').toLocaleUpperCase(lang)
    const [plain = ''] = first.normalize('NFD')
    const own = base.compare(plain, first) === 0 ? plain : first
    const letter = /\p{L}/u.test(own) ? own : '#'
    const known = letters.find((group) => base.compare(group.letter, letter) === 0)
    if (known) known.terms.push(one)
    else letters.push({ letter, terms: [one] })
  }
  const isAlphabet = letters.length <= MOST_LETTERS
  return isAlphabet ? letters : [{ letter: '', terms: letters.flatMap(({ terms }) => terms) }]
}
