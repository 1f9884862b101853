import { box, INK, n, type Plate, paper, path, reading, shape } from '../kit.ts'
import { uprightDiver } from '../people.ts'

const DIVER = 1.8
const CYLINDER = { high: 0.65, wide: 0.17 }
/** 2,400 liters are 2.4 cubic meters: a cube of 1.34 meters. */
const CUBE = Math.cbrt(2.4)

function cylinder(x: number, floor: number, meter: number): string {
  const wide = CYLINDER.wide * meter
  const high = CYLINDER.high * meter
  return (
    box(x - wide / 2, floor - high, wide, high, '#ffd166', wide / 2.4) +
    box(x - wide / 2, floor - high * 0.62, wide, high * 0.2, '#ff6a2b') +
    box(x - 5, floor - high - 12, 10, 14, INK, 2) +
    box(x - 12, floor - high - 18, 24, 8, INK, 4)
  )
}

function cube(x: number, floor: number, meter: number): string {
  const side = CUBE * meter
  const depth = side * 0.16
  const top = floor - side
  return (
    shape(`M${n(x)} ${n(top)}l${n(depth)} ${n(-depth)}h${n(side)}l${n(-depth)} ${n(depth)}Z`, '#d9f5ef') +
    shape(
      `M${n(x + side)} ${n(top)}l${n(depth)} ${n(-depth)}v${n(side)}l${n(-depth)} ${n(depth)}Z`,
      '#4fc3ca',
    ) +
    box(x, top, side, side, '#9be2dc') +
    path(
      `M${n(x)} ${n(top)}h${n(side)}v${n(side)}h${n(-side)}ZM${n(x)} ${n(top)}l${n(depth)} ${n(-depth)}h${n(side)}v${n(side)}l${n(-depth)} ${n(depth)}M${n(x + side)} ${n(top)}l${n(depth)} ${n(-depth)}`,
      TEAL_LINE,
      2,
    )
  )
}

const TEAL_LINE = '#0c7199'

export const airInACylinder: Plate = {
  wide: [760, 500],
  narrow: [400, 430],
  draw: (canvas, say) => {
    const meter = canvas.isNarrow ? 135 : 200
    const floor = canvas.height - 100
    const [a, b, c] = canvas.isNarrow ? [60, 138, 172] : [140, 290, 390]
    const side = CUBE * meter
    return (
      paper(canvas) +
      path(`M0 ${floor}H${canvas.width}`, INK, 2) +
      uprightDiver(a as number, floor - DIVER * meter, DIVER * meter) +
      cylinder(b as number, floor, meter) +
      cube(c as number, floor, meter) +
      reading(a as number, floor + 40, say('diver'), say('diver-size'), { anchor: 'middle', size: 16 }) +
      reading(b as number, floor + 40, say('cylinder'), say('cylinder-size'), {
        anchor: 'middle',
        size: 16,
      }) +
      reading((c as number) + side / 2, floor + 40, say('air'), say('air-size'), {
        anchor: 'middle',
        size: 16,
      })
    )
  },
}
