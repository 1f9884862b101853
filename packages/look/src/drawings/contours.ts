import { seededRandom } from './random.ts'
import { smoothPath } from './smooth-path.ts'

type Point = readonly [x: number, y: number]
type Segment = readonly [Point, Point]
type Hill = { x: number; y: number; wide: number; high: number }
type Size = { width: number; height: number }

/** The depth lines of one level of a seabed, deepest level first; `level` counts from 1. */
export type Contour = { level: number; path: string }

const HILLS = 7
const LEVELS = 12
const STEP = 12

/**
 * Draws a different seabed for every seed, in the style of a chart. A browser lays out one path of a level much faster
 * than one of each line.
 */
export function contours(seed: number, size: Size): Contour[] {
  return cuts(inLevels(heights(seed, size))).flatMap((segments, level) => {
    const lines = joined(segments).filter((line) => line.length > 3)
    return lines.length > 0 ? [{ level, path: lines.map(smoothPath).join('') }] : []
  })
}

/** A hill is the product of its two outlines: one number for each row and column instead of one for each point. */
function heights(seed: number, { width, height }: Size): number[][] {
  const random = seededRandom(seed)
  const hills = Array.from(
    { length: HILLS },
    (): Hill => ({
      x: (random() * 1.4 - 0.2) * width,
      y: (random() * 1.4 - 0.2) * height,
      wide: (0.18 + random() * 0.3) * width,
      high: (random() > 0.35 ? 1 : -1) * (0.5 + random()),
    }),
  )
  const grid = outline(height, 0, 1).map(() => outline(width, 0, 1).fill(0))
  for (const { x, y, wide, high } of hills) {
    const across = outline(width, x, wide)
    const down = outline(height, y, wide)
    for (const [row, line] of grid.entries()) {
      const here = high * (down[row] ?? 0)
      for (let column = 0; column < line.length; column += 1)
        line[column] = (line[column] ?? 0) + here * (across[column] ?? 0)
    }
  }
  return grid
}

const outline = (length: number, middle: number, wide: number): number[] =>
  Array.from({ length: Math.ceil(length / STEP) + 1 }, (_, at) =>
    Math.exp(-((at * STEP - middle) ** 2) / (2 * wide ** 2)),
  )

/** From 0 for the lowest point to the number of levels for the highest, so that level 3 is at height 3. */
function inLevels(grid: readonly (readonly number[])[]): number[][] {
  const low = Math.min(...grid.map((row) => Math.min(...row)))
  const high = Math.max(...grid.map((row) => Math.max(...row)))
  return grid.map((row) => row.map((height) => (LEVELS * (height - low)) / (high - low)))
}

/**
 * Where each level crosses the edges of the grid's squares. A card draws its seabed while its page opens, so a square
 * is looked at once, and only for the levels that cross it.
 */
function cuts(grid: readonly (readonly number[])[]): Segment[][] {
  const found: Segment[][] = Array.from({ length: LEVELS }, () => [])
  for (let row = 0; row + 1 < grid.length; row += 1) {
    const line = grid[row] ?? []
    const next = grid[row + 1] ?? []
    for (let column = 0; column + 1 < line.length; column += 1) {
      const a = line[column] ?? 0
      const b = line[column + 1] ?? 0
      const c = next[column + 1] ?? 0
      const d = next[column] ?? 0
      const highest = Math.max(a, b, c, d)
      for (let level = Math.max(1, Math.ceil(Math.min(a, b, c, d))); level < highest; level += 1)
        found[level]?.push(...cut([a, b, c, d], level, column, row))
    }
  }
  return found
}

const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const

function cut(values: readonly number[], level: number, column: number, row: number): Segment[] {
  const points: Point[] = []
  for (const [at, [x, y]] of CORNERS.entries()) {
    const from = values[at] ?? 0
    const to = values[(at + 1) % 4] ?? 0
    if (from > level === to > level) continue
    const [nextX, nextY] = CORNERS[(at + 1) % 4] ?? [0, 0]
    const share = (level - from) / (to - from)
    points.push([(column + x + (nextX - x) * share) * STEP, (row + y + (nextY - y) * share) * STEP])
  }
  const [a, b, c, d] = points
  return [...(a && b ? [[a, b] as const] : []), ...(c && d ? [[c, d] as const] : [])]
}

/** Two squares compute the point on their common edge with different rounding errors. */
const keyOf = ([x, y]: Point) => Math.round(x * 100) * 1_000_000 + Math.round(y * 100)

/** Joins segments that share an end into one line. */
function joined(segments: readonly Segment[]): Point[][] {
  const byEnd = new Map<number, Segment[]>()
  for (const segment of segments)
    for (const end of segment) {
      const key = keyOf(end)
      const known = byEnd.get(key)
      if (known) known.push(segment)
      else byEnd.set(key, [segment])
    }
  const left = new Set(segments)
  const follow = (from: Point): Point[] => {
    const line: Point[] = []
    for (let tip = from; ; ) {
      const key = keyOf(tip)
      const next = byEnd.get(key)?.find((segment) => left.has(segment))
      if (!next) return line
      left.delete(next)
      tip = keyOf(next[0]) === key ? next[1] : next[0]
      line.push(tip)
    }
  }
  return segments.flatMap((segment) => {
    if (!left.delete(segment)) return []
    return [[...follow(segment[0]).toReversed(), ...segment, ...follow(segment[1])]]
  })
}
