import { MOST_CYLINDERS } from '../../finish-dive.ts'
import { COLUMN_WORDS } from './column-words.ts'
import { westernDigits } from './digits.ts'
import { LONGEST_HEADER, plainHeader } from './header-words.ts'
import { isOwn } from './own-columns.ts'
import { guessPressure } from './pressure-headers.ts'

/** What a column of a table of dives can hold. `own` is the record of a dive in a table that we wrote. */
export type CsvField = keyof typeof COLUMN_WORDS | 'own'

const FIELD_OF_WORD: ReadonlyMap<string, CsvField> = new Map(
  (Object.entries(COLUMN_WORDS) as [CsvField, string][]).flatMap(([field, words]) =>
    words
      .trim()
      .split(/\s+/)
      .map((word) => [plainHeader(word), field] as const),
  ),
)

/** Words for a site in one table and for its town in another, which has a column for the site as well. */
const VAGUE_PLACES: ReadonlySet<string> = new Set(
  `location ort lieu endroit luogo lugar local plaats miejsce misto sted paikka mjesto lokacija yer lokasi
  τοποθεσια место локация موقع สถานที่ 地点 地點 場所 장소`
    .split(/\s+/)
    .map(plainHeader),
)

export const isVaguePlace = (header: string) => VAGUE_PLACES.has(plainHeader(header))

/** What a column holds by its header; undefined if we don't know the word. */
export function guessField(header: string): CsvField | undefined {
  if (isOwn(header)) return 'own'
  const word = plainHeader(header)
  return (
    guessPressure(header) ??
    FIELD_OF_WORD.get(word) ??
    FIELD_OF_WORD.get(word.replace(/(\d+|ft|psi|lbs?|bar|min|kg|m|l|c|f)$/, ''))
  )
}

/** Which cylinder a column is about: `o2 (2)` is that of the second. */
export function cylinderOfHeader(header: string): number {
  const [, nth = '1'] = /\((\d{1,2})\)/.exec(westernDigits(header.slice(0, LONGEST_HEADER))) ?? []
  return Math.min(MOST_CYLINDERS, Math.max(1, Number(nth))) - 1
}
