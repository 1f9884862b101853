import { bubbles, diver } from '@fathom/look/drawings/sea-life.ts'
import { box, type Canvas, FOAM, INK, NIGHT, n, type Plate, path, reading, shape } from '../kit.ts'
import { depthLines, sea } from '../sea.ts'

const DEPTHS = [0, 10, 20, 30]
const WATER = '#0b4f7d'

/** An upside-down jar: the air fills the share that the pressure leaves. */
function jar(id: string, x: number, y: number, width: number, height: number, depth: number): string {
  const share = 1 / (1 + depth / 10)
  const level = y + height * share
  const wall = `M${n(x)} ${n(y + height)}V${n(y + 22)}q0-22 22-22h${n(width - 44)}q22 0 22 22V${n(y + height)}`
  const swell = `M${n(x)} ${n(level)}q${n(width / 8)} -5 ${n(width / 4)} 0t${n(width / 4)} 0 ${n(width / 4)} 0 ${n(width / 4)} 0v8h${n(-width)}Z`
  return (
    `<clipPath id="${id}"><path d="${wall}Z"/></clipPath><g clip-path="url(#${id})">` +
    box(x, y, width, height, WATER, 0, ' opacity=".7"') +
    box(x, y, width, height * share, '#fffdf6') +
    (share < 1 ? shape(swell, WATER, ' opacity=".7"') : '') +
    `</g>${path(wall, depth > 15 ? '#e6fbf8' : INK, 3.5)}` +
    (share < 0.4 ? '' : path(`M${n(x + 14)} ${n(y + 26)}v${n(height * 0.2)}`, INK, 5, ' opacity=".2"'))
  )
}

function place(canvas: Canvas, i: number) {
  return canvas.isNarrow
    ? { x: 72, width: 92, label: 196, top: 92, per: 14.6 }
    : { x: 70 + i * 168, width: 96, label: 70 + i * 168 + 110, top: 84, per: 10.8 }
}

export const jarAtFourDepths: Plate = {
  wide: [760, 520],
  narrow: [400, 640],
  draw: (canvas, say) => {
    const { top, per } = place(canvas, 0)
    const yOf = (depth: number) => top + depth * per
    const jars = DEPTHS.map((depth, i) => {
      const { x, width, label } = place(canvas, i)
      const y = yOf(depth) - 52 - (depth ? 0 : 8)
      const fill = depth < 15 ? INK : FOAM
      const small = canvas.isNarrow ? `${say(`bar-${depth}`)}, ${say(`share-${depth}`)}` : say(`bar-${depth}`)
      return (
        jar(`${canvas.id}-jar${i}`, x, y, width, 104, depth) +
        reading(label, yOf(depth) - (depth ? 10 : 36), say(`depth-${depth}`), small, { fill })
      )
    })
    const swimmer = canvas.isNarrow
      ? ''
      : diver({ x: 150, y: 452, scale: 1.15 }, NIGHT, -8) + bubbles(204, 440, 9, 110, 5)
    return sea(canvas, top) + depthLines(canvas, DEPTHS.slice(1), yOf) + jars.join('') + swimmer
  },
}
