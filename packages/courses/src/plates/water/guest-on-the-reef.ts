import { seededRandom } from '@fathom/look/drawings/random.ts'
import { bubbles, diver, fish } from '@fathom/look/drawings/sea-life.ts'
import { arrow, type Canvas, FOAM, NIGHT, n, type Plate, path, range, shape, text } from '../kit.ts'
import { sea } from '../sea.ts'

function coral(x: number, y: number, size: number, colour: string, seed: number): string {
  const random = seededRandom(seed)
  const branch = (
    fromX: number,
    fromY: number,
    turn: number,
    length: number,
    width: number,
    left: number,
  ): string => {
    const toX = fromX + Math.cos(turn) * length
    const toY = fromY + Math.sin(turn) * length
    const line = path(`M${n(fromX)} ${n(fromY)}L${n(toX)} ${n(toY)}`, colour, Number(n(width)))
    if (left === 0) return line
    return (
      line +
      range(2)
        .map(() => branch(toX, toY, turn + (random() - 0.5) * 1.5, length * 0.72, width * 0.72, left - 1))
        .join('')
    )
  }
  return branch(x, y, -Math.PI / 2, 20 * size, 8 * size, 3)
}

function reef({ width, height }: Canvas, y: number): string {
  return (
    shape(
      `M0 ${y + 30}C${width * 0.15} ${y - 10} ${width * 0.3} ${y + 20} ${width * 0.5} ${y}S${width * 0.85} ${y + 26} ${width} ${y - 4}V${height}H0Z`,
      '#0a3d66',
    ) +
    coral(width * 0.14, y + 26, 1.3, '#ff8f6b', 3) +
    coral(width * 0.32, y + 24, 1, '#e4577a', 12) +
    coral(width * 0.78, y + 26, 1.2, '#ffc06b', 5) +
    coral(width * 0.92, y + 16, 1, '#ff8f6b', 22) +
    shape(
      `M0 ${height - 30}C${width * 0.3} ${height - 60} ${width * 0.6} ${height - 10} ${width} ${height - 46}V${height}H0Z`,
      '#08284a',
    )
  )
}

export const guestOnTheReef: Plate = {
  wide: [760, 400],
  narrow: [400, 420],
  draw: (canvas, say) => {
    const x = canvas.width * 0.52
    const y = canvas.height * 0.44
    const floor = canvas.height - 110
    const random = seededRandom(9)
    const shoal = range(14).map(() =>
      fish({
        x: Math.round(canvas.width * (0.06 + random() * 0.34)),
        y: Math.round(70 + random() * 90),
        scale: Number(n(0.5 + random() * 0.4)),
      }),
    )
    return (
      sea(canvas, -20) +
      shoal.join('') +
      reef(canvas, floor) +
      diver({ x: Number(n(x)), y: Number(n(y)), scale: canvas.isNarrow ? 1.3 : 1.9 }, NIGHT, 0) +
      bubbles(x + (canvas.isNarrow ? 58 : 84), y - 14, 8, 90, 4) +
      arrow(x, floor - 44, x, floor - 2, FOAM, 3) +
      arrow(x, floor - 44, x, y + 26, FOAM, 3) +
      text(x + 14, (y + floor) / 2 + 20, say('distance'), { size: 17, weight: 720, fill: FOAM })
    )
  },
}
