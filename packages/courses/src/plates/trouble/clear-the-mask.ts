import { arrow, BUOY, type Canvas, INK, NIGHT, type Plate, paper, path, shape, text } from '../kit.ts'
import { SKIN } from '../people.ts'

const MASK =
  'M256 156Q254 148 264 148L312 150Q324 150 324 162L330 226Q340 240 332 250Q324 258 310 254L274 250Q258 248 257 236Z'

function face(id: string, water: string, extra: string): string {
  return (
    `<clipPath id="${id}"><path d="${MASK}"/></clipPath>` +
    shape(
      'M190 330C150 290 138 250 142 200C148 130 190 98 236 100C280 102 304 136 308 176L312 206L330 238C332 246 326 250 316 250L316 270C318 280 312 284 314 292C316 312 300 318 276 314L262 330Z',
      SKIN,
    ) +
    shape(
      'M142 200C148 130 190 98 236 100C266 101 288 120 298 144C250 132 220 150 204 190C196 220 198 262 206 300L190 330C150 290 138 250 142 200Z',
      NIGHT,
    ) +
    shape(MASK, '#eafcfb') +
    `<g clip-path="url(#${id})">${water}</g>` +
    path(`${MASK}`, INK, 6) +
    extra
  )
}

function steps({ id }: Canvas): readonly string[] {
  const flooded = '<rect x="240" y="186" width="110" height="90" fill="#1797b2" opacity=".8"/>'
  const nearly = '<rect x="240" y="238" width="110" height="40" fill="#1797b2" opacity=".8"/>'
  const finger =
    arrow(352, 84, 322, 138, BUOY, 8) +
    arrow(330, 258, 352, 292, '#1797b2', 5) +
    arrow(312, 262, 322, 300, '#1797b2', 5)
  return [
    face(`${id}-a`, flooded, ''),
    `<g transform="rotate(-14 230 220)">${face(`${id}-b`, nearly, finger)}</g>`,
  ]
}

export const clearTheMask: Plate = {
  wide: [760, 330],
  narrow: [400, 260],
  draw: (canvas, say) => {
    const scale = canvas.isNarrow ? 0.62 : 0.86
    const step = canvas.width / 2
    const size = canvas.isNarrow ? 15 : 17
    return (
      paper(canvas) +
      steps(canvas)
        .map(
          (one, i) =>
            `<g transform="translate(${i * step + step / 2 - 238 * scale} ${canvas.isNarrow ? -34 : -56}) scale(${scale})">${one}</g>`,
        )
        .join('') +
      text(step / 2, canvas.height - (canvas.isNarrow ? 48 : 42), say('before'), {
        size,
        weight: 700,
        anchor: 'middle',
      }) +
      text(step * 1.5, canvas.height - (canvas.isNarrow ? 48 : 42), say('after'), {
        size,
        weight: 700,
        anchor: 'middle',
      })
    )
  },
}
