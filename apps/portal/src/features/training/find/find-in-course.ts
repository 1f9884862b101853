import type { CourseIndexWire, NoteWire } from '@fathom/contract/training'
import { hasAll, type MarkedText, markAny, wordsOf } from '../../../shared/find/marked-text.ts'

/** `title` and `sentence` have the hits marked. Without a page, the whole lesson is the result. */
type FoundPage = { lesson: string; page: string | null; title: MarkedText; sentence: MarkedText }
type FoundTerm = { term: MarkedText; text: MarkedText; lesson: string; page: string }
type FoundNote = { note: NoteWire; sentence: MarkedText }
type Found = {
  pages: readonly FoundPage[]
  terms: readonly FoundTerm[]
  notes: readonly FoundNote[]
}

const hitsIn = (text: string, words: readonly string[]) => words.filter((word) => hasAll(text, [word])).length

/** Whether all words of the search are in these texts together. */
export const hasWords = (texts: readonly string[], search: string): boolean =>
  hasAll(texts.join('\n'), wordsOf(search))

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
    .filter(({ title }) => hasAll(title, words))
    .map(({ id, title }) => ({ lesson: id, page: null, title: markAny(title, words), sentence: [] }))
  const pages = index.pages
    .filter(({ title, texts }) => hasAll([title, ...texts].join('\n'), words))
    .toSorted((one, other) => hitsIn(other.title, words) - hitsIn(one.title, words))
    .map(({ lesson, title, texts }) => ({
      lesson,
      page: title,
      title: markAny(title, words),
      sentence: bestSentence(texts, words, culture),
    }))
  const terms = index.glossary
    .filter(({ term, also, text }) => hasAll([term, ...also, text].join('\n'), words))
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
      .filter(({ text }) => hasAll(text, words))
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
