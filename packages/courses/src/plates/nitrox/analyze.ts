import { type Canvas, type Plate, paper, path, text } from '../kit.ts'
import { analyzer, nitroxCylinder } from './devices.ts'

function step(canvas: Canvas, i: number) {
  return canvas.isNarrow
    ? { x: 110, y: 110 + i * 190, tx: 216, ty: 104 + i * 190, anchor: 'start' as const }
    : { x: 130 + i * 250, y: 130, tx: 130 + i * 250, ty: 250, anchor: 'middle' as const }
}

const READINGS = ['20.9', '…', '32.1']

export const analyze: Plate = {
  wide: [760, 310],
  narrow: [400, 590],
  draw: (canvas, say) =>
    paper(canvas) +
    READINGS.map((value, i) => {
      const { x, y, tx, ty, anchor } = step(canvas, i)
      const shift = i === 1 ? -40 : 0
      const gas =
        i === 1
          ? nitroxCylinder(x + 56, y - 20, 64, 120, '') +
            path(`M${x + 20} ${y - 46}q-10 -4 -14 2M${x + 20} ${y - 40}q-10 2 -12 8`, '#1797b2', 3)
          : ''
      return (
        gas +
        analyzer(x + shift, y, value) +
        text(tx, ty, say(`step-${i + 1}`), { size: 16, weight: 700, anchor })
      )
    }).join(''),
}
