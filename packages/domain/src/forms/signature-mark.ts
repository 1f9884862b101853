/** A drawn signature is an SVG path in a field of this size, so the screen and the document draw the same. */
export const MARK_FIELD = { width: 600, height: 240 } as const

type Point = readonly [x: number, y: number]
export type Stroke = readonly Point[]

/** The maximum length that the contract accepts. */
const MARK_LENGTH = 60_000

const MARK = /^(?:M\d{1,3} \d{1,3}(?:L\d{1,3} \d{1,3})+)+$/

const inField = ([x, y]: Point) =>
  [
    Math.round(Math.min(Math.max(x, 0), MARK_FIELD.width)),
    Math.round(Math.min(Math.max(y, 0), MARK_FIELD.height)),
  ].join(' ')

/** A dot becomes a zero-length line, because otherwise it wouldn't be drawn. */
function lineOf(stroke: Stroke): string {
  const points = stroke.map(inField).filter((point, at, all) => point !== all[at - 1])
  return `M${(points.length === 1 ? [...points, ...points] : points).join('L')}`
}

export function markOf(strokes: readonly Stroke[]): string {
  let mark = ''
  for (const stroke of strokes) {
    const line = stroke.length === 0 ? '' : lineOf(stroke)
    if (mark.length + line.length <= MARK_LENGTH) mark += line
  }
  return mark
}

/** The minimum total length of the strokes: a tap or a twitch of the pen isn't a signature. */
const DRAWN_LENGTH = 40

const numbersIn = (line: string) => [...line.matchAll(/\d+/g)].map(Number)

/** How far the pen moved while it was down. */
function lengthOf(mark: string): number {
  const lines = mark.split('M').map(numbersIn)
  const steps = lines.flatMap((line) =>
    line.flatMap((x, at) => {
      const [y = 0, nextX, nextY] = line.slice(at + 1)
      return at % 2 === 0 && nextX !== undefined && nextY !== undefined
        ? [Math.hypot(nextX - x, nextY - y)]
        : []
    }),
  )
  return steps.reduce((sum, step) => sum + step, 0)
}

/** Whether this is a path in our own format, with no foreign content, that shows an actual drawing. */
export const isMark = (mark: string): boolean => MARK.test(mark) && lengthOf(mark) >= DRAWN_LENGTH
