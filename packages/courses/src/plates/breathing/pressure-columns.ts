import { depthInFeet } from '@fathom/domain/certifications'
import { box, type Canvas, FOAM, INK, n, type Plate, range, reading, text } from '../kit.ts'
import { sea } from '../sea.ts'

const DEPTHS = [0, 10, 20, 30, 40]

function column(canvas: Canvas, i: number, say: (key: string) => string): string {
  const step = (canvas.width - 40) / 5
  const width = step - (canvas.isNarrow ? 14 : 40)
  const unit = canvas.isNarrow ? 62 : 56
  const x = 20 + i * step + (step - width) / 2
  const top = 70
  const blocks = range(i + 1).map((block) => {
    const y = top + block * (unit + 4)
    const isAir = block === 0
    return (
      box(
        x,
        y,
        width,
        unit,
        isAir ? '#fffdf6' : '#0b4f7d',
        10,
        isAir ? '' : ' stroke="#9be2dc" stroke-width="1.5"',
      ) +
      text(x + width / 2, y + unit / 2 + 6, say('one'), {
        size: canvas.isNarrow ? 14 : 16,
        fill: isAir ? INK : FOAM,
        anchor: 'middle',
      })
    )
  })
  const below = top + (i + 1) * (unit + 4) + 28
  const fill = i < 1 ? INK : FOAM
  return (
    blocks.join('') +
    reading(x + width / 2, below, say(`sum-${i}`), `${DEPTHS[i]} m`, {
      anchor: 'middle',
      fill,
      size: canvas.isNarrow ? 16 : 20,
    }) +
    text(x + width / 2, below + 46, n(depthInFeet(DEPTHS[i] ?? 0)) + say('feet'), {
      size: 14,
      fill,
      anchor: 'middle',
    })
  )
}

export const pressureColumns: Plate = {
  wide: [760, 470],
  narrow: [400, 500],
  draw: (canvas, say) =>
    sea(canvas, 134) +
    text(24, 44, say('air'), { size: 16 }) +
    range(5)
      .map((i) => column(canvas, i, say))
      .join(''),
}
