import { BUOY, type Canvas, leader, NIGHT, type Plate, paper, shape, text } from '../kit.ts'

const SPACES = [
  { key: 'sinuses', from: [190, 70], to: [300, 40] },
  { key: 'mask', from: [214, 98], to: [300, 92] },
  { key: 'ears', from: [137, 106], to: [40, 92] },
  { key: 'lungs', from: [226, 300], to: [300, 268] },
  { key: 'stomach', from: [206, 398], to: [300, 398] },
]

function body(): string {
  return (
    shape(
      'M180 26C136 26 118 62 122 104C124 140 140 166 150 176V204C110 214 66 226 54 262C40 310 38 380 36 450H324C322 380 320 310 306 262C294 226 250 214 210 204V176C220 166 236 140 238 104C242 62 224 26 180 26Z',
      '#b9dde4',
    ) +
    shape(
      'M136 84Q136 76 146 76H214Q224 76 224 84V108Q222 122 204 122H190L180 114L170 122H156Q138 122 136 108Z',
      '#fffdf6',
      ` stroke="${NIGHT}" stroke-width="5"`,
    ) +
    shape('M152 60q8-10 18-4v10q-12 4-18-6ZM208 60q-8-10-18-4v10q12 4 18-6Z', BUOY) +
    shape('M120 100q8 0 10 8t-8 12q-8-8-2-20ZM240 100q-8 0-10 8t8 12q8-8 2-20Z', BUOY) +
    shape(
      'M168 236C130 236 102 280 100 350C100 368 132 372 166 354Z',
      '#fffdf6',
      ` stroke="${BUOY}" stroke-width="4"`,
    ) +
    shape(
      'M192 236C230 236 258 280 260 350C260 368 228 372 194 354Z',
      '#fffdf6',
      ` stroke="${BUOY}" stroke-width="4"`,
    ) +
    shape('M176 190H184V240H176Z', '#fffdf6', ` stroke="${BUOY}" stroke-width="3"`) +
    shape(
      'M160 392C170 372 226 372 230 394C232 420 196 430 176 422C160 416 154 404 160 392Z',
      '#ffe1c9',
      ` stroke="${BUOY}" stroke-width="4"`,
    )
  )
}

function names({ isNarrow }: Canvas, say: (key: string) => string): string {
  return SPACES.map(({ key, from, to }) => {
    const [x1 = 0, y1 = 0] = from
    const [to0 = 0, y2 = 0] = to
    const isStart = to0 < x1
    const x2 = isNarrow && !isStart ? 330 : to0
    return (
      leader(x1, y1, x2, y2) +
      text(x2 + (isStart ? -8 : 8), y2 + 6, say(key), {
        size: isNarrow ? 20 : 19,
        anchor: isStart ? 'end' : 'start',
        weight: 700,
      })
    )
  }).join('')
}

export const airSpaces: Plate = {
  wide: [760, 440],
  narrow: [400, 400],
  draw: (canvas, say) => {
    const placed = canvas.isNarrow ? 'translate(20 8) scale(.87)' : 'translate(200 -4)'
    return `${paper(canvas)}<g transform="${placed}">${body()}${names(canvas, say)}</g>`
  },
}
