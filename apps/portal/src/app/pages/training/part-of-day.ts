export type PartOfDay = 'night' | 'morning' | 'afternoon' | 'evening'

const BEGINS: readonly (readonly [hour: number, part: PartOfDay])[] = [
  [18, 'evening'],
  [12, 'afternoon'],
  [5, 'morning'],
  [0, 'night'],
]

/** Uses the reader's local time. */
export function partOfDay(now: Date): PartOfDay {
  return BEGINS.find(([hour]) => now.getHours() >= hour)?.[1] ?? 'night'
}
