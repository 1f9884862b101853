import { BUOY, dot, INK, n, type Plate, paper, path, range, text } from '../kit.ts'

const FULL = 300
/** 270 degrees of the dial, from lower left to lower right. */
const turn = (bar: number) => ((135 + (bar / FULL) * 270) * Math.PI) / 180
const at = (x: number, y: number, r: number, bar: number) =>
  [x + r * Math.cos(turn(bar)), y + r * Math.sin(turn(bar))] as const

function arc(x: number, y: number, r: number, from: number, to: number): string {
  const [x1, y1] = at(x, y, r, from)
  const [x2, y2] = at(x, y, r, to)
  const isLong = turn(to) - turn(from) > Math.PI ? 1 : 0
  return `M${n(x1)} ${n(y1)}A${r} ${r} 0 ${isLong} 1 ${n(x2)} ${n(y2)}`
}

function ticks(x: number, y: number): string {
  return range(31)
    .map((i) => {
      const isBig = i % 5 === 0
      const [x1, y1] = at(x, y, 128, i * 10)
      const [x2, y2] = at(x, y, isBig ? 108 : 118, i * 10)
      const [tx, ty] = at(x, y, 86, i * 10)
      const line = path(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, INK, isBig ? 4 : 2)
      return isBig
        ? line + text(tx, ty + 7, String(i * 10), { size: 19, weight: 700, anchor: 'middle' })
        : line
    })
    .join('')
}

export const pressureGauge: Plate = {
  wide: [760, 380],
  narrow: [400, 460],
  draw: (canvas, say) => {
    const x = canvas.isNarrow ? 200 : 230
    const y = 186
    const [nx, ny] = at(x, y, 100, 110)
    const lx = canvas.isNarrow ? 60 : 440
    const ly = canvas.isNarrow ? 386 : 150
    return (
      paper(canvas) +
      dot(x, y, 162, INK) +
      dot(x, y, 146, '#ffffff') +
      path(arc(x, y, 135, 0, 50), '#d0342c', 15, ' stroke-linecap="butt"') +
      path(arc(x, y, 135, 50, FULL), '#9be2dc', 15, ' stroke-linecap="butt"') +
      ticks(x, y) +
      path(`M${x} ${y}L${n(nx)} ${n(ny)}`, BUOY, 7) +
      dot(x, y, 13, INK) +
      text(x, y + 92, 'bar', { size: 19, anchor: 'middle' }) +
      text(lx, ly, say('now'), { size: 26, weight: 760 }) +
      text(lx, ly + 32, say('reserve'), { size: 17, fill: '#8f1a14' })
    )
  },
}
