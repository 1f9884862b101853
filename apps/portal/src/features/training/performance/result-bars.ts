import type { AssessmentResultsWire } from '@fathom/contract/training'

export type Result = AssessmentResultsWire['results'][number]

/** The drawing's own coordinates; it's stretched to fit its container. */
export const PLATE = { width: 1000, height: 200, surface: 25 } as const

const WAVE = 40

/** A gentle wave at the level of a full score. */
export const WATERLINE = Array.from({ length: PLATE.width / WAVE }, (_, at) => {
  const x = at * WAVE
  return `Q${x + WAVE / 4} ${PLATE.surface - 3} ${x + WAVE / 2} ${PLATE.surface}T${x + WAVE} ${PLATE.surface}`
}).reduce((line, wave) => line + wave, `M0 ${PLATE.surface}`)

/** The vertical position of a score: a full score at the surface, zero on the floor. */
export const topOf = (score: number): number =>
  1 - Math.min(1, Math.max(0, score)) * (1 - PLATE.surface / PLATE.height)

export const percent = (share: number): string => `${(share * 100).toFixed(2)}%`

/** The bar's center and top, as fractions of the drawing. */
export type Bar = { result: Result; left: number; top: number }

/** Side by side in time order; results without a score are on the floor. */
export const barsOf = (results: readonly Result[]): Bar[] =>
  results.map((result, at) => ({
    result,
    left: (at + 0.5) / results.length,
    top: topOf(result.score ?? 0),
  }))

/** The pass mark of the last exam. */
export const passMarkOf = (results: readonly Result[]): number | undefined =>
  results.findLast(({ passMark }) => passMark !== null)?.passMark ?? undefined

/** The bar under a pointer, by its fraction of the width. */
export const nearestBar = (share: number, count: number): number =>
  Math.min(count - 1, Math.max(0, Math.floor(share * count)))
