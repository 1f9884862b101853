import type { Term } from '../source/course.ts'

/** Makes the first use of each term a button that opens its explanation in the element with this id. */
export type TermMarker = (html: string, note: string) => string

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** For one page: a term that it has marked once stays plain text after that. */
export function markTerms(glossary: readonly Term[]): TermMarker {
  const numbers = new Map(
    glossary.flatMap(({ term, also }, at) =>
      [term, ...also].map((form) => [form.toLowerCase(), at] as const),
    ),
  )
  if (numbers.size === 0) return (html) => html
  const longestFirst = [...numbers.keys()].toSorted((one, other) => other.length - one.length)
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}-])(?:${longestFirst.map(escaped).join('|')})(?![\\p{L}\\p{N}-])`,
    'giu',
  )
  const seen = new Set<number>()
  const mark = (text: string, note: string) =>
    text.replaceAll(pattern, (word) => {
      const number = numbers.get(word.toLowerCase())
      if (number === undefined || seen.has(number)) return word
      seen.add(number)
      return `<button aria-controls="${note}" aria-expanded="false" class="term" data-term="${number}" type="button">${word}</button>`
    })
  return (html, note) =>
    html
      .split(/(<[^>]+>)/)
      .map((part) => (part.startsWith('<') ? part : mark(part, note)))
      .join('')
}
