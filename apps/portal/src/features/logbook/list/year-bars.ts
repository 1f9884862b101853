import type { Mark } from '../device/logbook-rules.ts'

/** `labelSpace` is the space under the deepest bar for its depth label. */
export const YEAR = { width: 1000, height: 160, surface: 14, labelSpace: 37 }
/** The scale is fixed down to 36 m; a year with a deeper dive is scaled down. */
const UNITS_A_METRE = 3
const EDGE = 16
const DAY_MS = 86_400_000
/** Between two dives: at most as far as a wide bar needs on a phone, at least as far as a thin one. */
const GAP = { widest: 26, thinnest: 5 }
/** How far a bar may be from its day so that its neighbors are seen: six days of a year. */
const FARTHEST = 16
/** In pixels on a desktop; a phone's chart is a third as wide and draws them half as thick. */
const BAR = { widest: 11, thinnest: 2, ofGap: 0.4 }

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

/** Bars that hang from the waterline, placed by day and depth. Marks come in the order of their dates. */
export function barsOf(marks: readonly Mark[], year: number, months: number): Bar[] {
  const start = Date.UTC(year, 0, 1)
  const days = (Date.UTC(year, months, 1) - start) / DAY_MS
  const scale = scaleOf(marks)
  const bars = marks.flatMap(({ id, date, maxDepth: depth }) => {
    const day = (Date.parse(`${date}T00:00:00Z`) - start) / DAY_MS
    if (!depth || day < 0 || day >= days) return []
    const x = EDGE + (day / days) * (YEAR.width - 2 * EDGE)
    return [{ id, x, y: YEAR.surface + depth * scale, depth, month: Number(date.slice(5, 7)) }]
  })
  const places = apart(bars.map(({ x }) => x))
  return bars.map((bar, at) => ({ ...bar, x: places[at] ?? bar.x }))
}

/** As thick as the closest two allow. */
export function barWidthOf(bars: readonly Bar[]): number {
  const gaps = bars.map(({ x }, at) => x - (bars[at - 1]?.x ?? Number.NEGATIVE_INFINITY))
  return Math.min(BAR.widest, Math.max(BAR.thinnest, BAR.ofGap * Math.min(...gaps)))
}

/** The places moved apart as far as is possible without leaving their days too far behind. */
function apart(places: readonly number[]): readonly number[] {
  for (let gap = GAP.widest; gap > GAP.thinnest; gap -= 1) {
    const moved = withGap(places, gap)
    if (moved.every((x, at) => Math.abs(x - (places[at] ?? x)) <= FARTHEST)) return moved
  }
  return withGap(places, Math.min(GAP.thinnest, (YEAR.width - 2 * EDGE) / places.length))
}

/** The nearest places with at least this gap: those that are too close share their middle. */
function withGap(places: readonly number[], gap: number): readonly number[] {
  const groups: Group[] = []
  for (const [at, place] of places.entries()) {
    let group = { sum: place - at * gap, count: 1 }
    for (let before = groups.at(-1); before && isAfter(before, group); before = groups.at(-1)) {
      groups.pop()
      group = { sum: before.sum + group.sum, count: before.count + group.count }
    }
    groups.push(group)
  }
  const last = YEAR.width - EDGE - (places.length - 1) * gap
  return groups
    .flatMap(({ sum, count }) => Array<number>(count).fill(sum / count))
    .map((x, at) => Math.max(EDGE, Math.min(last, x)) + at * gap)
}

type Group = { sum: number; count: number }

const isAfter = (one: Group, other: Group): boolean => one.sum / one.count > other.sum / other.count

export const deepestOf = (bars: readonly Bar[]): Bar | undefined =>
  bars.reduce<Bar | undefined>(
    (deepest, bar) => (deepest && deepest.depth >= bar.depth ? deepest : bar),
    undefined,
  )

/** The wavy line at the top. */
export const WATERLINE = `M0 ${YEAR.surface}${'q10 -5 20 0t20 0'.repeat(YEAR.width / 40)}`
