import { BUOY, box, type Canvas, dot, INK, leader, type Plate, paper, path, shape, text } from '../kit.ts'

const PARTS = [
  { key: 'pull', from: [292, 74], to: [392, 60] },
  { key: 'bubble', from: [262, 84], to: [392, 130] },
  { key: 'inflator', from: [142, 236], to: [44, 196] },
  { key: 'dump', from: [284, 312], to: [392, 300] },
  { key: 'buckle', from: [210, 262], to: [392, 226] },
]

function vest(): string {
  return (
    box(172, 24, 76, 60, '#7e97a3', 26) +
    shape(
      'M132 76Q150 56 178 62Q188 96 210 98Q232 96 242 62Q270 56 288 76L306 190Q312 250 300 316Q286 334 256 332L248 250H172L164 332Q134 334 120 316Q108 250 114 190Z',
      '#0b4f7d',
    ) +
    shape('M244 62Q270 56 288 76L294 112Q262 118 240 92Z', '#bff0f0', ' opacity=".85"') +
    path('M120 190L164 196M300 190L256 196M164 332L172 250M256 332L248 250', '#06303f', 3) +
    path('M128 250H292', '#06303f', 14) +
    box(188, 240, 44, 22, BUOY, 6) +
    path('M142 82C112 120 116 170 134 206', INK, 14) +
    box(122, 204, 30, 60, INK, 8) +
    dot(137, 222, 7, BUOY) +
    dot(137, 246, 6, '#b3cbd1') +
    dot(288, 76, 11, BUOY) +
    dot(284, 314, 11, BUOY)
  )
}

function names({ isNarrow }: Canvas, say: (key: string) => string): string {
  return PARTS.map(({ key, from, to }) => {
    const [x1 = 0, y1 = 0] = from
    const [x2 = 0, y2 = 0] = to
    const isStart = x2 < x1
    const reach = isNarrow ? (isStart ? 84 : 336) : x2
    return (
      leader(x1, y1, reach, y2) +
      text(reach + (isStart ? -8 : 8), y2 + 6, say(key), {
        size: isNarrow ? 21 : 17,
        anchor: isStart ? 'end' : 'start',
      })
    )
  }).join('')
}

export const jacket: Plate = {
  wide: [760, 380],
  narrow: [400, 320],
  draw: (canvas, say) => {
    const placed = canvas.isNarrow ? 'translate(14 18) scale(.78)' : 'translate(150 16)'
    return `${paper(canvas)}<g transform="${placed}">${vest()}${names(canvas, say)}</g>`
  },
}
