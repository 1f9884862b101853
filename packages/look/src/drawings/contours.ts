import { seededRandom } from './random.ts'
import { smoothPath } from './smooth-path.ts'

type Point = readonly [x: number, y: number]
type Segment = readonly [Point, Point]
type Hill = { x: number; y: number; wide: number; high: number }
type Size = { width: number; height: number }

/** Depth lines of a seabed, deepest level first; `level` counts from 1. */
export type Contour = { level: number; path: string }

const HILLS = 7
const LEVELS = 12
const STEP = 12

/** Draws a different seabed for every seed, in the style of a chart. */
export function contours(seed: number, size: Size): Contour[] {
  const grid = heights(seed, size)
  const all = grid.flat()
  const low = Math.min(...all)
  const high = Math.max(...all)
  return Array.from({ length: LEVELS - 1 }, (_, at) => at + 1).flatMap((level) =>
    joined(cuts(grid, low + ((high - low) * level) / LEVELS))
      .filter((line) => line.length > 3)
      .map((line) => ({ level, path: smoothPath(line) })),
  )
}

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
  const at = (x: number, y: number) =>
    hills.reduce(
      (sum, hill) =>
        sum + hill.high * Math.exp(-((x - hill.x) ** 2 + (y - hill.y) ** 2) / (2 * hill.wide ** 2)),
      0,
    )
  const count = (length: number) => Math.ceil(length / STEP) + 1
  return Array.from({ length: count(height) }, (_, row) =>
    Array.from({ length: count(width) }, (__, column) => at(column * STEP, row * STEP)),
  )
}

const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const

/** Where the level crosses the edges of each grid square. It doesn't cross most squares at all. */
function cuts(grid: readonly (readonly number[])[], level: number): Segment[] {
  return grid.slice(0, -1).flatMap((line, row) => {
    const next = grid[row + 1] ?? []
    return line.slice(0, -1).flatMap((here, column) => {
      const values = [here, line[column + 1] ?? 0, next[column + 1] ?? 0, next[column] ?? 0]
      const isAbove = here > level
      return values.every((value) => value > level === isAbove) ? [] : cut(values, level, column, row)
    })
  })
}

function cut(values: readonly number[], level: number, column: number, row: number): Segment[] {
  const points = CORNERS.flatMap(([x, y], at): Point[] => {
    const [nextX, nextY] = CORNERS[(at + 1) % 4] ?? [0, 0]
    const from = values[at] ?? 0
    const to = values[(at + 1) % 4] ?? 0
    if (from > level === to > level) return []
    const share = (level - from) / (to - from)
    return [[(column + x + (nextX - x) * share) * STEP, (row + y + (nextY - y) * share) * STEP]]
  })
  const [a, b, c, d] = points
  return [...(a && b ? [[a, b] as const] : []), ...(c && d ? [[c, d] as const] : [])]
}

const nameOf = ([x, y]: Point) => `${x.toFixed(2)} ${y.toFixed(2)}`

/** Joins segments that share an end into one line. */
function joined(segments: readonly Segment[]): Point[][] {
  const byEnd = new Map<string, Segment[]>()
  for (const segment of segments)
    for (const name of segment.map(nameOf)) {
      const known = byEnd.get(name)
      if (known) known.push(segment)
      else byEnd.set(name, [segment])
    }
  const left = new Set(segments)
  const follow = (from: Point): Point[] => {
    const line: Point[] = []
    for (let tip = from; ; ) {
      const name = nameOf(tip)
      const next = byEnd.get(name)?.find((segment) => left.has(segment))
      if (!next) return line
      left.delete(next)
      tip = nameOf(next[0]) === name ? next[1] : next[0]
      line.push(tip)
    }
  }
  return segments.flatMap((segment) => {
    if (!left.delete(segment)) return []
    return [[...follow(segment[0]).toReversed(), ...segment, ...follow(segment[1])]]
  })
}
