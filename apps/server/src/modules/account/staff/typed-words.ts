import type { Queryable } from '../../../platform/database/index.ts'

const MOST_WORDS = 5

/** What was typed, split as the words of names and addresses are. */
export async function typedWords(db: Queryable, text: string): Promise<string[]> {
  const [typed] = await db.query<{ words: string[] }>('select person_words($1) as words', [text])
  return typed?.words.slice(0, MOST_WORDS) ?? []
}

/** A pattern of `like`. */
export const beginning = (text: string) => `${text.replaceAll(/[\\%_]/g, '\\$&')}%`

/** If fewer words have one typo, those that share many letters are added. */
const ENOUGH = 3
const MOST_SIMILAR = 20
/** Shorter words share their letters with too many of the words of addresses. */
const SHORTEST_OF_ADDRESS = 8

/** The word itself if someone has it, otherwise those that may be meant. Needs the threshold of similarity. */
export async function similarWords(tx: Queryable, word: string): Promise<string[]> {
  const known = await listKnown(tx, [word, ...variantsOf(word, alphabetOf(word))])
  if (known.includes(word)) return [word]
  if (known.length >= ENOUGH) return known
  const names = /\d/.test(word) ? [] : await listAlike(tx, word, 'is_name')
  if (known.length + names.length > 0 || word.length < SHORTEST_OF_ADDRESS)
    return [...new Set([...known, ...names])]
  return listAlike(tx, word, 'not is_name')
}

async function listKnown(db: Queryable, words: readonly string[]): Promise<string[]> {
  const found = await db.query<{ word: string }>(
    'select word from person_word where word = any($1::text[])',
    [words],
  )
  return found.map(({ word }) => word)
}

async function listAlike(db: Queryable, word: string, kind: 'is_name' | 'not is_name'): Promise<string[]> {
  const found = await db.query<{ word: string }>(
    `select word from person_word where ${kind} and word % $1
     order by similarity(word, $1) desc, word limit ${MOST_SIMILAR}`,
    [word],
  )
  return found.map((each) => each.word)
}

/** What was meant if two signs are swapped, one is too many, one of `signs` is missing, or one is another of them. */
export function variantsOf(typed: string, signs: readonly string[]): string[] {
  const all = [...typed]
  const variants = [...all, ''].flatMap((sign, index) => {
    const before = all.slice(0, index).join('')
    const after = all.slice(index + 1)
    const rest = after.join('')
    const swapped = after.length > 0 ? [`${before}${after[0]}${sign}${after.slice(1).join('')}`] : []
    const inserted = signs.map((other) => `${before}${other}${sign}${rest}`)
    return [...swapped, ...inserted, ...['', ...signs].map((other) => `${before}${other}${rest}`)]
  })
  return [...new Set(variants)].filter((text) => text !== '' && text !== typed)
}

/** Letters that may be missing or wrong. Scripts with many more signs have none: nobody could look all up. */
const ALPHABETS = [
  ['a', 'z'],
  ['α', 'ω'],
  ['а', 'я'],
  ['א', 'ת'],
  ['ء', 'ي'],
  ['ก', 'ฮ'],
].map(([first = '', last = '']) =>
  Array.from({ length: last.charCodeAt(0) - first.charCodeAt(0) + 1 }, (_, index) =>
    String.fromCharCode(first.charCodeAt(0) + index),
  ),
)
const LATIN_MORE = [...'0123456789ßøæłđðþı']

function alphabetOf(word: string): readonly string[] {
  const [latin = [], ...others] = ALPHABETS
  const other = others.find((letters) => letters.some((letter) => word.includes(letter)))
  if (other) return other
  return /[a-z\d]/.test(word) ? [...latin, ...LATIN_MORE] : []
}
