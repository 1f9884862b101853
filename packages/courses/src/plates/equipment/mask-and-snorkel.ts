import { BUOY, type Canvas, INK, leader, NIGHT, type Plate, paper, path, shape, text } from '../kit.ts'
import { SKIN } from '../people.ts'

const LABELS = [
  { key: 'lens', from: [318, 196], to: [380, 120], narrow: [30, 56] },
  { key: 'nose', from: [316, 232], to: [400, 236], narrow: [30, 96] },
  { key: 'skirt', from: [262, 254], to: [400, 318], narrow: [30, 136] },
  { key: 'strap', from: [170, 190], to: [60, 130], narrow: [30, 176] },
  { key: 'snorkel', from: [214, 92], to: [60, 60], narrow: [30, 216] },
]

/** A head facing right. */
function headWithMask(): string {
  return (
    shape(
      'M150 330C120 290 108 250 112 200C118 130 170 98 226 100C276 102 304 136 308 176L312 206L330 238C332 246 326 250 316 250L316 270C318 280 312 284 314 292C316 312 300 318 276 314L262 316L262 350H170Z',
      SKIN,
    ) +
    shape(
      'M112 200C118 130 170 98 226 100C262 101 286 120 298 144C250 132 210 150 190 190C176 220 178 262 190 300L150 330C120 290 108 250 112 200Z',
      NIGHT,
    ) +
    path('M118 186L262 190', '#36535f', 14) +
    shape(
      'M256 156Q254 148 264 148L312 150Q324 150 324 162L330 226Q340 240 332 250Q324 258 310 254L274 250Q258 248 257 236Z',
      '#bff0f0',
      ` stroke="${INK}" stroke-width="7" stroke-linejoin="round"`,
    ) +
    path('M268 166L274 214', '#ffffff', 5, ' opacity=".8"') +
    path('M300 296Q262 330 236 300Q214 268 214 200V62', BUOY, 15) +
    path('M214 100V64', INK, 15)
  )
}

function labelled({ isNarrow }: Canvas, say: (key: string) => string): string {
  return LABELS.map(({ key, from, to }) => {
    const [x1 = 0, y1 = 0] = from
    const [x2 = 0, y2 = 0] = to
    const isStart = x2 < x1
    return (
      leader(x1, y1, x2, y2) +
      text(x2 + (isStart ? -8 : 8), y2 + 6, say(key), {
        size: isNarrow ? 26 : 17,
        anchor: isStart ? 'end' : 'start',
      })
    )
  }).join('')
}

export const maskAndSnorkel: Plate = {
  wide: [760, 380],
  narrow: [400, 240],
  draw: (canvas, say) => {
    const placed = canvas.isNarrow ? 'translate(42 14) scale(.6)' : 'translate(190 16)'
    return `${paper(canvas)}<g transform="${placed}">${headWithMask()}${labelled(canvas, say)}</g>`
  },
}
