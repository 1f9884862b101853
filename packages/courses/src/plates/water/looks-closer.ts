import { bubbles, diver, fish } from '@fathom/look/drawings/sea-life.ts'
import { arrow, dashes, FOAM, NIGHT, n, type Plate, path, range, text } from '../kit.ts'
import { sea } from '../sea.ts'

export const looksCloser: Plate = {
  wide: [760, 360],
  narrow: [400, 330],
  draw: (canvas, say) => {
    const eye = canvas.isNarrow ? 96 : 150
    const meter = canvas.isNarrow ? 60 : 124
    const y = canvas.isNarrow ? 150 : 165
    const size = canvas.isNarrow ? 1.1 : 1.8
    const ruler = canvas.height - 70
    const at = (meters: number) => eye + meters * meter
    return (
      sea(canvas, -20) +
      diver({ x: eye - 48 * (size * 0.72), y, scale: size * 0.72 }, NIGHT, 0) +
      bubbles(eye - 6, y - 16, 7, 70, 3) +
      dashes(eye + 10, y - 2, at(4), y - 12, FOAM, 0.8) +
      dashes(eye + 10, y + 4, at(4), y + 14, FOAM, 0.8) +
      `<g opacity=".55">${fish({ x: at(3), y, scale: size * (4 / 3) }, '#fff')}</g>` +
      fish({ x: at(4), y, scale: size }) +
      text(at(3) + 10, y + (canvas.isNarrow ? 52 : 66), say('seen'), {
        size: 15,
        fill: FOAM,
        anchor: 'middle',
      }) +
      text(at(4) + (canvas.isNarrow ? 44 : 60), y - (canvas.isNarrow ? 34 : 46), say('real'), {
        size: 15,
        fill: FOAM,
        anchor: 'end',
      }) +
      path(`M${n(eye)} ${ruler}H${n(at(4))}`, FOAM, 2) +
      range(5)
        .map(
          (m) =>
            path(`M${n(at(m))} ${ruler - 6}v12`, FOAM, 2) +
            text(at(m), ruler + 28, `${m} m`, { size: 15, fill: FOAM, anchor: 'middle' }),
        )
        .join('') +
      arrow(at(3), ruler - 34, at(3), ruler - 10, '#bff0f0', 3) +
      arrow(at(4), ruler - 34, at(4), ruler - 10, '#ffd166', 3)
    )
  },
}
