import { diver } from '@fathom/look/drawings/sea-life.ts'
import { BUOY, box, FOAM, INK, NIGHT, n, type Plate, path, shape, text } from '../kit.ts'
import { sea } from '../sea.ts'

const pole = (x: number, top: number, foot: number) => path(`M${x} ${top}V${foot}`, INK, 5)

function alpha(x: number, y: number): string {
  return (
    shape(`M${x} ${y}h56v76h-56Z`, '#ffffff', ` stroke="${INK}" stroke-width="1.5"`) +
    shape(`M${x + 56} ${y}h70l-26 38l26 38h-70Z`, '#1f5fd0')
  )
}

function stripe(x: number, y: number): string {
  return box(x, y, 100, 76, '#d0342c') + shape(`M${x} ${y}h24l76 58v18h-24l-76-58Z`, '#ffffff')
}

function marker(x: number, waterline: number, foot: number): string {
  return (
    box(x - 11, waterline - 92, 22, 116, BUOY, 11) +
    path(`M${x} ${waterline + 24}L${x - 6} ${n(foot)}`, FOAM, 2)
  )
}

export const flagsAndBuoy: Plate = {
  wide: [760, 440],
  narrow: [400, 480],
  draw: (canvas, say) => {
    const waterline = canvas.isNarrow ? 270 : 230
    const [a, b, c] = canvas.isNarrow ? [40, 220, 300] : [120, 350, 610]
    const [x1, x2, x3] = [a as number, b as number, c as number]
    const y3 = canvas.isNarrow ? 400 : 370
    return (
      sea(canvas, waterline) +
      pole(x1, 60, waterline + 6) +
      alpha(x1 + 3, 62) +
      pole(x2, 60, waterline + 6) +
      stripe(x2 + 3, 62) +
      text(x1 + 10, 168, say('alpha'), { size: 16 }) +
      text(x2 + 10, 168, say('stripe'), { size: 16 }) +
      marker(x3, waterline, y3 - 20) +
      diver({ x: x3 - 48, y: y3, scale: 1.1 }, NIGHT, -10) +
      text(x3 + 20, waterline - (canvas.isNarrow ? 26 : 60), say('buoy'), { size: 16 })
    )
  },
}
