import { BUOY, type Canvas, curve, dot, FOAM, path, range, shape, text } from '../plates/kit.ts'
import type { Drawing } from './drawing.ts'
import {
  afterDive,
  afterInterval,
  LONGEST,
  noStopLimit,
  noStopMinutes,
  rested,
  type Tissues,
} from './physics/no-stop.ts'
import { inkIn, type SeaScale, yIn } from './sea-scale.ts'

export const TIME_SEA: SeaScale = { top: 64, deepest: 40, below: 30 }
const ACROSS = 120
const SHALLOWEST = 10
/** The dive that may come before. */
const FIRST = 18

type Values = Readonly<Record<'depth' | 'before' | 'interval' | 'oxygen', number>>

/** Nitrogen at the start of the dive: none from before, or what the first dive has left. */
const begunWith = ({ before, interval, oxygen }: Values): Tissues =>
  before === 0 ? rested : afterInterval(afterDive(rested, FIRST, before, oxygen / 100), interval)

const minutesIn = (values: Values, tissues: Tissues) =>
  noStopMinutes(tissues, values.depth, { oxygen: values.oxygen / 100 })

const xIn = (canvas: Canvas) => {
  const [left, right] = canvas.isNarrow ? [58, canvas.width - 24] : [80, canvas.width - 60]
  return (minutes: number) => left + (Math.min(minutes, ACROSS) / ACROSS) * (right - left)
}

function limitLine(canvas: Canvas, values: Values, tissues: Tissues): readonly (readonly [number, number])[] {
  const [x, y] = [xIn(canvas), yIn(canvas, TIME_SEA)]
  return range(TIME_SEA.deepest - SHALLOWEST + 1).map((step) => {
    const depth = SHALLOWEST + step
    return [x(noStopLimit(tissues, depth, { oxygen: values.oxygen / 100 })), y(depth)]
  })
}

/** How long at which depth: left of the line, a diver can go up at any time. */
export const noStopTime: Drawing<keyof Values> = {
  wide: [760, 480],
  narrow: [400, 500],
  isExercise: true,
  controls: {
    depth: { min: SHALLOWEST, max: 40, step: 1, start: 18 },
    before: { min: 0, max: 40, step: 5, start: 0 },
    interval: { min: 15, max: 240, step: 15, start: 60 },
    oxygen: { min: 21, max: 40, step: 1, start: 21 },
  },
  says: ['first', 'second', 'longest'],
  readings: ['minutes', 'fresh'],
  comparesWith: { fresh: 'before' },
  results: (values) => ({
    minutes: minutesIn(values, begunWith(values)),
    fresh: minutesIn(values, rested),
  }),
  tell: (values) => {
    const minutes = minutesIn(values, begunWith(values))
    const fresh = minutesIn(values, rested)
    if (minutes === LONGEST) return { key: 'longest', tone: 'plain', numbers: { minutes } }
    if (minutes < fresh) return { key: 'second', tone: 'plain', numbers: { minutes, less: fresh - minutes } }
    return { key: 'first', tone: 'plain', numbers: { minutes } }
  },
  draw: (canvas, values, say) => {
    const [x, y] = [xIn(canvas), yIn(canvas, TIME_SEA)]
    const tissues = begunWith(values)
    const minutes = minutesIn(values, tissues)
    const line = limitLine(canvas, values, tissues)
    const [left, level] = [x(0), y(values.depth)]
    const area = [[left, y(SHALLOWEST)] as const, ...line, [left, y(TIME_SEA.deepest)] as const]
    // Beside the line, where it crosses nothing.
    const isLate = minutes > ACROSS * 0.55
    return (
      [40, 80, 120]
        .map((at) =>
          text(x(at), 40, say('minutes.mark', { value: at }), {
            size: 15,
            anchor: at === ACROSS ? 'end' : 'middle',
          }),
        )
        .join('') +
      shape(`${curve(area)}Z`, FOAM, ' opacity=".28"') +
      (values.before > 0
        ? path(curve(limitLine(canvas, values, rested)), FOAM, 2.5, ' stroke-dasharray="3 8"')
        : '') +
      path(curve(line), values.before > 0 ? BUOY : FOAM, 4) +
      path(`M${left} ${Math.round(level)}H${Math.round(x(minutes))}`, '#fffdf6', 9) +
      dot(x(minutes), level, 9, BUOY) +
      text(
        x(minutes) + (isLate ? -16 : 14),
        level + (isLate ? -14 : 26),
        say('minutes.value', { value: minutes }),
        {
          size: 21,
          weight: 720,
          fill: inkIn(canvas, TIME_SEA, values.depth),
          anchor: isLate ? 'end' : 'start',
        },
      )
    )
  },
}
