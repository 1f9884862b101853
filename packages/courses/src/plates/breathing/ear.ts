import { arrow, type Canvas, dot, INK, leader, type Plate, path, shape, text } from '../kit.ts'
import { SKIN } from '../people.ts'

const PARTS = [
  { key: 'canal', from: [250, 178], wide: [196, 66], narrow: [150, 56] },
  { key: 'drum', from: [346, 186], wide: [380, 66], narrow: [330, 56] },
  { key: 'space', from: [402, 176], wide: [560, 96], narrow: [470, 110] },
  { key: 'tube', from: [478, 300], wide: [560, 262], narrow: [540, 250] },
  { key: 'throat', from: [512, 388], wide: [590, 396], narrow: [540, 350] },
]

function organ(): string {
  return (
    shape(
      'M70 0H640V430H330C250 430 190 380 170 330C150 300 120 280 116 240L110 150C100 80 80 40 70 0Z',
      SKIN,
    ) +
    shape(
      'M118 108C70 70 20 96 26 170C30 240 70 262 78 300C84 334 118 336 124 300C128 270 122 250 126 228Z',
      '#d79a6c',
    ) +
    path('M104 130C66 110 46 130 50 172C54 214 84 232 92 270', '#b97a4e', 6) +
    shape('M112 158C170 156 210 160 340 150L346 222C250 216 170 222 118 216Z', '#4fc3ca') +
    shape(
      'M352 146C380 118 432 126 444 160C452 190 436 214 420 222C440 262 470 300 510 338L540 430H486L478 366C440 330 404 290 392 234C372 232 356 226 356 222Z',
      '#fffdf6',
    ) +
    path('M344 146Q364 186 348 224', '#b3261e', 6) +
    dot(470, 150, 30, '#f0c4a0', ' stroke="#b97a4e" stroke-width="5"') +
    path('M470 150m-14 0a14 14 0 1 1 14 14a7 7 0 1 1 -4 -12', '#b97a4e', 5)
  )
}

function names({ isNarrow }: Canvas, say: (key: string) => string): string {
  return PARTS.map(({ key, from, wide, narrow }) => {
    const [x1 = 0, y1 = 0] = from
    const [x2 = 0, y2 = 0] = isNarrow ? narrow : wide
    const isUp = y2 < 100
    return (
      leader(x1, y1, x2, y2) +
      text(x2 + (isUp ? 0 : 10), y2 + (isUp ? -12 : 6), say(key), {
        size: isNarrow ? 27 : 17,
        anchor: isUp && x2 < 450 ? 'middle' : 'start',
      })
    )
  }).join('')
}

export const ear: Plate = {
  wide: [760, 430],
  narrow: [400, 260],
  draw: (canvas, say) => {
    const placed = canvas.isNarrow ? 'scale(.6)' : 'translate(20 0)'
    const ground = `<rect width="${canvas.width}" height="${canvas.height}" fill="${SKIN}"/><rect width="${canvas.isNarrow ? 60 : 120}" height="${canvas.height}" fill="#4fc3ca"/>`
    const arrows = arrow(140, 187, 236, 187, '#ffffff', 7) + arrow(500, 380, 424, 262, INK, 5)
    return `${ground}<g transform="${placed}">${shape('M-40 0H70C80 40 100 80 110 150L116 240C120 280 150 300 170 330C190 380 250 430 330 430H-40Z', '#4fc3ca')}${organ()}${arrows}${names(canvas, say)}</g>`
  },
}
