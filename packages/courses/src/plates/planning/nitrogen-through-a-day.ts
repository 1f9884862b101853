import { fieldTimes, fieldX } from '../graph.ts'
import { BUOY, box, type Canvas, curve, DEEP, n, type Plate, paper, path, range, text } from '../kit.ts'

const DIVES = [
  { from: 0.5, to: 1.25, depth: 18 },
  { from: 3.25, to: 4, depth: 16 },
]
/** A body tissue that fills or empties by half in an hour. */
const HALF_TIME = 1
const SURFACE = 0.79

/** Nitrogen pressure above the surface level, minute by minute, after Haldane. */
function load(): number[] {
  let inside = SURFACE
  return range(481).map((minute) => {
    const hour = minute / 60
    const dive = DIVES.find(({ from, to }) => hour >= from && hour < to)
    const outside = SURFACE * (1 + (dive?.depth ?? 0) / 10)
    inside += (outside - inside) * (1 - 0.5 ** (1 / 60 / HALF_TIME))
    return inside - SURFACE
  })
}

const fieldOf = ({ width, height, isNarrow }: Canvas) => ({
  left: isNarrow ? 24 : 60,
  right: width - 24,
  top: 40,
  bottom: height - 70,
  across: 8,
  down: 1,
})

export const nitrogenThroughADay: Plate = {
  wide: [760, 380],
  narrow: [400, 360],
  draw: (canvas, say) => {
    const field = fieldOf(canvas)
    const x = fieldX(field)
    const y = (value: number) => field.bottom - (value / 0.9) * (field.bottom - field.top)
    const points = load().map((value, minute) => [x(minute / 60), y(value)] as const)
    const hours = [0, 2, 4, 6, 8]
    return (
      paper(canvas) +
      DIVES.map(
        ({ from, to }, i) =>
          box(x(from), field.top, x(to) - x(from), field.bottom - field.top, '#4fc3ca', 8, ' opacity=".45"') +
          text((x(from) + x(to)) / 2, field.top - 12, say(`dive-${i + 1}`), { anchor: 'middle', size: 15 }),
      ).join('') +
      `<path d="${curve(points)}L${n(x(8))} ${field.bottom}L${n(x(0))} ${field.bottom}Z" fill="${DEEP}" opacity=".2"/>` +
      path(curve(points), BUOY, 5) +
      path(`M${n(field.left)} ${field.bottom}H${n(field.right)}`, '#36535f', 2) +
      text((x(1.25) + x(3.25)) / 2, y(0.08), say('break'), {
        anchor: 'middle',
        size: canvas.isNarrow ? 14 : 16,
      }) +
      fieldTimes(field, hours, hours.map(String), '#06303f') +
      text((field.left + field.right) / 2, canvas.height - 16, say('hours'), { size: 15, anchor: 'middle' })
    )
  },
}
