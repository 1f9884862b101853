import { box, type Canvas, curve, dashes, dot, INK, n, path, text } from '../plates/kit.ts'
import type { Drawing } from './drawing.ts'
import { FULL, litersUsed, RESERVE } from './physics/gas.ts'

const ACROSS = 60
const RED = '#b3261e'
const LINE = '#00637f'

const fieldOf = ({ width, height, isNarrow }: Canvas) => ({
  left: isNarrow ? 60 : 200,
  right: width - 30,
  top: 34,
  bottom: height - 56,
})

const scalesOf = (canvas: Canvas) => {
  const { left, right, top, bottom } = fieldOf(canvas)
  return {
    x: (minutes: number) => left + (Math.min(minutes, ACROSS) / ACROSS) * (right - left),
    y: (bar: number) => bottom - (Math.max(bar, 0) / FULL) * (bottom - top),
  }
}

function cylinder({ id }: Canvas, y: (bar: number) => number, left: number): string {
  return (
    box(66, 34, 68, y(0) - 34, '#d3e4e5', 30) +
    `<clipPath id="${id}-gas"><rect x="66" y="34" width="68" height="${n(y(0) - 34)}" rx="30"/></clipPath>` +
    box(
      66,
      y(left),
      68,
      y(0) - y(left),
      left < RESERVE ? RED : '#1797b2',
      0,
      ` clip-path="url(#${id}-gas)"`,
    ) +
    box(88, 14, 24, 22, INK, 5)
  )
}

/** The pressure in a cylinder over the time at one depth. */
export const breathingGas: Drawing<'depth' | 'rate' | 'minutes' | 'cylinder'> = {
  wide: [760, 420],
  narrow: [400, 420],
  controls: {
    depth: { min: 0, max: 40, step: 1, start: 10 },
    rate: { min: 10, max: 40, step: 1, start: 20 },
    minutes: { min: 5, max: 60, step: 1, start: 20 },
    cylinder: { min: 7, max: 18, step: 1, start: 12 },
  },
  says: ['enough', 'reserve', 'empty'],
  readings: ['perMinute', 'used', 'left', 'lasts'],
  results: ({ depth, rate, minutes, cylinder: liters }) => ({
    perMinute: litersUsed(depth, 1, rate),
    used: Math.round(litersUsed(depth, minutes, rate)),
    left: Math.max(0, Math.floor(FULL - litersUsed(depth, minutes, rate) / liters)),
    lasts: Math.floor(((FULL - RESERVE) * liters) / litersUsed(depth, 1, rate)),
  }),
  tell: ({ depth, rate, minutes, cylinder: liters }) => {
    const left = Math.floor(FULL - litersUsed(depth, minutes, rate) / liters)
    const numbers = { left: Math.max(left, 0), reserve: RESERVE }
    if (left >= RESERVE) return { key: 'enough', tone: 'ok', numbers }
    return left > 0 ? { key: 'reserve', tone: 'warn', numbers } : { key: 'empty', tone: 'bad', numbers }
  },
  draw: (canvas, { depth, rate, minutes, cylinder: liters }, say) => {
    const { left, right, bottom } = fieldOf(canvas)
    const { x, y } = scalesOf(canvas)
    const barAfter = (time: number) => FULL - litersUsed(depth, time, rate) / liters
    const empty = (FULL * liters) / litersUsed(depth, 1, rate)
    const now = Math.min(minutes, empty)
    const to = Math.min(empty, ACROSS)
    return (
      box(left, y(RESERVE), right - left, bottom - y(RESERVE), '#f6c9c4') +
      [50, 100, 150, 200]
        .map(
          (bar) =>
            dashes(left, y(bar), right, y(bar), '#728c96') +
            text(left - 8, y(bar) + 5, say('bar.mark', { value: bar }), { size: 15, anchor: 'end' }),
        )
        .join('') +
      [20, 40, 60]
        .map((at) =>
          text(x(at), bottom + 24, say('minutes.mark', { value: at }), {
            size: 15,
            anchor: at === 60 ? 'end' : 'middle',
          }),
        )
        .join('') +
      text(right - 10, y(RESERVE) + 24, say('reserve.mark'), { size: 15, anchor: 'end' }) +
      path(`M${left} ${n(y(FULL))}V${n(bottom)}H${right}`, INK, 2) +
      path(
        curve([
          [x(0), y(FULL)],
          [x(to), y(barAfter(to))],
        ]),
        LINE,
        2.5,
        ' stroke-dasharray="3 8"',
      ) +
      path(
        curve([
          [x(0), y(FULL)],
          [x(now), y(barAfter(now))],
        ]),
        LINE,
        5,
      ) +
      dot(x(minutes), y(barAfter(minutes)), 9, barAfter(minutes) < RESERVE ? RED : LINE) +
      (canvas.isNarrow ? '' : cylinder(canvas, y, Math.max(0, barAfter(minutes))))
    )
  },
}
