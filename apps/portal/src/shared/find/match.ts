import type { FindItem } from './find-item.ts'
import { folded } from './marked-text.ts'

const LETTER = /[\p{L}\p{N}]/u

type Searched = Pick<FindItem, 'title' | 'number' | 'also'>
type Folded = { title: string; rest: string; number: string | undefined }

/** Folding ten thousand texts takes too long for every key press. */
const known = new WeakMap<Searched, Folded>()

function foldedOf(item: Searched): Folded {
  const before = known.get(item)
  if (before) return before
  const { title, number, also = '' } = item
  const now = {
    title: folded(title),
    rest: folded(`${number ?? ''} ${also}`),
    number: number && folded(number),
  }
  known.set(item, now)
  return now
}

function startsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (at === 0 || !LETTER.test(text[at - 1] ?? '')) return true
  return false
}

/** How well one word is matched, the best first; undefined if it isn't found. */
function rankOfWord({ title, rest, number }: Folded, word: string): number | undefined {
  if (number === word) return 0
  if (title.startsWith(word)) return 1
  if (startsWord(title, word)) return 2
  if (title.includes(word)) return 3
  if (startsWord(rest, word)) return 4
  return rest.includes(word) ? 5 : undefined
}

/** The sum of its words' ranks, so 0 is best; undefined unless every word is found. */
function rankOf(item: Searched, words: readonly string[]): number | undefined {
  const searched = foldedOf(item)
  let sum = 0
  for (const word of words) {
    const rank = rankOfWord(searched, word)
    if (rank === undefined) return undefined
    sum += rank
  }
  return sum
}

/** Those that have all the words, in any order; the best first, and equally good ones in their order. */
export type Matches<Item> = readonly { item: Item; rank: number }[]

/** A list stays the same while the page is drawn again, and so do its matches. */
const lastMatches = new WeakMap<readonly Searched[], { words: string; matches: Matches<Searched> }>()

export function matchesOf<Item extends Searched>(
  items: readonly Item[],
  words: readonly string[],
): Matches<Item> {
  const known = lastMatches.get(items)
  if (known?.words === words.join(' ')) return known.matches as Matches<Item>
  const matches = items
    .flatMap((item) => {
      const rank = rankOf(item, words)
      return rank === undefined ? [] : [{ item, rank }]
    })
    .toSorted(byRank)
  lastMatches.set(items, { words: words.join(' '), matches })
  return matches
}

export const byRank = (one: { rank: number }, other: { rank: number }): number => one.rank - other.rank
