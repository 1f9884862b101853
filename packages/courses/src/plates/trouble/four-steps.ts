import { BUOY, DEEP, dot, FOAM, n, type Plate, paper, path, range, text } from '../kit.ts'

const STEPS = ['stop', 'breathe', 'think', 'act']

/** The heartbeats get farther apart from step to step. */
function heart(left: number, right: number, y: number): string {
  const width = right - left
  let d = `M${n(left)} ${y}`
  let at = 0.02
  for (let beat = 0; at < 0.97; beat++) {
    const x = left + at * width
    const tall = 34 - beat * 1.4
    d += `L${n(x)} ${y}l6 ${n(-tall)}l8 ${n(tall * 1.5)}l6 ${n(-tall * 0.5)}`
    at += 0.05 + beat * 0.012
  }
  return path(`${d}L${n(right)} ${y}`, BUOY, 3.5)
}

export const fourSteps: Plate = {
  wide: [760, 300],
  narrow: [400, 330],
  draw: (canvas, say) => {
    const left = canvas.isNarrow ? 52 : 100
    const step = (canvas.width - 2 * left) / 3
    const y = canvas.isNarrow ? 200 : 190
    const r = canvas.isNarrow ? 36 : 50
    return (
      paper(canvas) +
      heart(24, canvas.width - 24, 80) +
      path(`M${left} ${y}H${canvas.width - left}`, DEEP, 4) +
      range(4)
        .map(
          (i) =>
            dot(left + i * step, y, r, DEEP) +
            text(left + i * step, y + 9, String(i + 1), {
              size: 28,
              weight: 760,
              fill: FOAM,
              anchor: 'middle',
            }) +
            text(left + i * step, y + r + 30, say(STEPS[i] ?? ''), {
              size: 18,
              weight: 720,
              anchor: 'middle',
            }),
        )
        .join('') +
      text(canvas.width - 24, 40, say('heart'), { size: 15, anchor: 'end' })
    )
  },
}
