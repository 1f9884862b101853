import type { Mark } from '../device/logbook-rules.ts'

/** `labelSpace` is the space under the deepest bar for its depth label. */
export const YEAR = { width: 1000, height: 160, surface: 14, labelSpace: 37 }
/** The scale is fixed down to 36 m; a year with a deeper dive is scaled down. */
const UNITS_A_METRE = 3
const EDGE = 16
const DAY_MS = 86_400_000
/** Horizontal offset between dives of the same day. */
const BESIDE = 13

export type Bar = { id: string; x: number; y: number; depth: number; month: number }

const scaleOf = (marks: readonly Mark[]) => {
  const deepest = Math.max(1, ...marks.map(({ maxDepth }) => maxDepth ?? 0))
  return Math.min(UNITS_A_METRE, (YEAR.height - YEAR.surface - YEAR.labelSpace) / deepest)
}

export const depthLine = (marks: readonly Mark[], metres: number): number =>
  YEAR.surface + metres * scaleOf(marks)

/** The months in the chart: the current year ends with the current month. */
export const monthsOf = (year: number, today: string): number =>
  today.startsWith(`${year}-`) ? Number(today.slice(5, 7)) : 12

/** Bars that hang from the waterline, placed by day and depth. */
export function barsOf(marks: readonly Mark[], year: number, months: number): Bar[] {
  const start = Date.UTC(year, 0, 1)
  const days = (Date.UTC(year, months, 1) - start) / DAY_MS
  const scale = scaleOf(marks)
  const beside = new Map<string, number>()
  return marks.flatMap(({ id, date, maxDepth: depth }) => {
    const day = (Date.parse(`${date}T00:00:00Z`) - start) / DAY_MS
    if (!depth || day < 0 || day >= days) return []
    const before = beside.get(date) ?? 0
    beside.set(date, before + 1)
    const x = EDGE + (day / days) * (YEAR.width - 2 * EDGE) + before * BESIDE
    return [
      {
        id,
        x: Math.min(YEAR.width - EDGE / 2, x),
        y: YEAR.surface + depth * scale,
        depth,
        month: Number(date.slice(5, 7)),
      },
    ]
  })
}

export const deepestOf = (bars: readonly Bar[]): Bar | undefined =>
  bars.reduce<Bar | undefined>(
    (deepest, bar) => (deepest && deepest.depth >= bar.depth ? deepest : bar),
    undefined,
  )

/** The wavy line at the top. */
export const WATERLINE = `M0 ${YEAR.surface}${'q10 -5 20 0t20 0'.repeat(YEAR.width / 40)}`
