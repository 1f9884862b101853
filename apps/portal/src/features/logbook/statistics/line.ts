import type { TrendPoint } from '@fathom/domain/logbook'

export const WIDTH = 1000
export const HEIGHT = 240

const STEPS = [1, 2, 2.5, 5, 10]

/** Three to five even numbers from zero up to at least the highest value. */
export function ticksOf(highest: number): number[] {
  const raw = Math.max(highest, 0.1) / 4
  const power = 10 ** Math.floor(Math.log10(raw))
  const step = power * (STEPS.find((each) => each * power >= raw) ?? 10)
  const count = Math.ceil(highest / step - 1e-9)
  return Array.from({ length: Math.max(1, count) + 1 }, (_, at) => at * step)
}

type Place = { x: number; y: number }

const monthOf = (key: string) => Number(key.slice(0, 4)) * 12 + Number(key.slice(5, 7) || 1)

/** Points by their place in time, so that a year without dives takes its room. */
export function placesOf(
  points: readonly TrendPoint[],
  read: (point: TrendPoint) => number,
  top: number,
  isDown: boolean,
): Place[] {
  const months = points.map(({ key }) => monthOf(key))
  const [first = 0, last = 0] = [months[0], months.at(-1)]
  return points.map((point, at) => {
    const x = last === first ? WIDTH / 2 : (((months[at] ?? first) - first) / (last - first)) * WIDTH
    const share = read(point) / top
    return { x, y: HEIGHT * (isDown ? share : 1 - share) }
  })
}

/** A single point is a dot. */
export const lineOf = (places: readonly Place[]): string =>
  places.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('') +
  (places.length === 1 ? 'h0.1' : '')
