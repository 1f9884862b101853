import { diver } from '@fathom/look/drawings/sea-life.ts'
import { box, type Canvas, FOAM, NIGHT, path, SUN, text } from '../plates/kit.ts'
import type { Drawing, Say } from './drawing.ts'
import { CONTINGENCY, deepestPoint, equivalentAirDepth, oxygenPressure, PLANNED } from './physics/nitrox.ts'
import { inkIn, type SeaScale, yIn } from './sea-scale.ts'

export const MIX_SEA: SeaScale = { top: 60, deepest: 50, below: 30 }
const RED = '#b3261e'

/** A hundredth of a bar is as much as a diver can read. */
const round = (value: number) => Math.round(value * 100) / 100

function zones(canvas: Canvas, share: number, say: Say): string {
  const y = yIn(canvas, MIX_SEA)
  const [planned, outer] = [deepestPoint(share), deepestPoint(share, CONTINGENCY)]
  const zone = (from: number, to: number, fill: string) =>
    from < to ? box(0, y(from), canvas.width, y(to) - y(from), fill, 0, ' opacity=".62"') : ''
  const mark = (depth: number, key: string, fill: string) =>
    depth > MIX_SEA.deepest
      ? ''
      : path(`M0 ${Math.round(y(depth))}H${canvas.width}`, fill, 3) +
        text(canvas.width - 14, y(depth) - 9, say(key, { value: depth }), {
          size: 16,
          fill: FOAM,
          anchor: 'end',
        })
  const end = MIX_SEA.deepest + 5
  return (
    zone(Math.min(planned, end), Math.min(outer, end), '#8d5a00') +
    zone(Math.min(outer, end), end, RED) +
    mark(planned, 'planned.mark', SUN) +
    mark(outer, 'outer.mark', '#ffb4ac')
  )
}

/** A diver above the floor that the mix draws. */
export const nitroxDepth: Drawing<'oxygen' | 'depth'> = {
  wide: [760, 520],
  narrow: [400, 540],
  controls: {
    oxygen: { min: 21, max: 40, step: 1, start: 32 },
    depth: { min: 0, max: 50, step: 1, start: 18 },
  },
  says: ['inside', 'contingency', 'beyond'],
  readings: ['po2', 'planned', 'outer', 'ead', 'end'],
  results: ({ oxygen, depth }) => ({
    po2: round(oxygenPressure(depth, oxygen / 100)),
    planned: deepestPoint(oxygen / 100),
    'planned.feet': deepestPoint(oxygen / 100, PLANNED, 'feet'),
    outer: deepestPoint(oxygen / 100, CONTINGENCY),
    'outer.feet': deepestPoint(oxygen / 100, CONTINGENCY, 'feet'),
    ead: Math.max(0, Math.round(equivalentAirDepth(depth, oxygen / 100))),
    // Oxygen dulls the mind about as much as nitrogen, so a mix of both counts like air.
    end: depth,
  }),
  tell: ({ oxygen, depth }) => {
    const bar = oxygenPressure(depth, oxygen / 100) - 1e-9
    const planned = deepestPoint(oxygen / 100)
    const numbers = { bar: round(bar), planned, feet: deepestPoint(oxygen / 100, PLANNED, 'feet') }
    if (bar <= PLANNED) return { key: 'inside', tone: 'ok', numbers }
    if (bar <= CONTINGENCY) return { key: 'contingency', tone: 'warn', numbers }
    return { key: 'beyond', tone: 'bad', numbers }
  },
  draw: (canvas, { oxygen, depth }, say) => {
    const y = yIn(canvas, MIX_SEA)
    const x = canvas.isNarrow ? 150 : 260
    const felt = Math.max(0, equivalentAirDepth(depth, oxygen / 100))
    const isApart = depth - felt >= 1
    return (
      zones(canvas, oxygen / 100, say) +
      (isApart
        ? path(`M${x - 70} ${Math.round(y(felt))}h160`, FOAM, 2.5, ' stroke-dasharray="3 8"') +
          text(x + 96, y(felt) + 5, say('ead.mark', { value: Math.round(felt) }), {
            size: 16,
            fill: inkIn(canvas, MIX_SEA, felt),
          })
        : '') +
      diver({ x, y: y(depth), scale: 1.2 }, NIGHT, 0)
    )
  },
}
