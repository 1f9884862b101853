import { quantityTicks, timeTicks } from '@fathom/domain/logbook'
import type uPlot from 'uplot'
import type { ChartModel, Line, LineKind } from './chart-model.ts'
import type { PlotInput, PlotLook } from './plot-types.ts'

/** A computer is told by its kind of line, a value by its color. */
const DASHES: readonly number[][] = [[], [8, 5], [2, 4], [12, 4, 2, 4]]
const dashOf = (computer: number): number[] => DASHES[computer % DASHES.length] ?? []

const SCALES: Record<LineKind, string> = {
  depth: 'depth',
  ceiling: 'depth',
  temperature: 'temperature',
  pressure: 'pressure',
}

export const scaleOf = ({ kind }: Pick<Line, 'kind'>): string => SCALES[kind]

export function seriesOf({ lines }: ChartModel, { colors }: PlotLook): uPlot.Series[] {
  const filled = lines.findIndex(({ kind }) => kind === 'depth')
  const all = lines.map((line, at): uPlot.Series => {
    const { kind, computer } = line
    return {
      scale: scaleOf(line),
      stroke: colors[kind],
      width: kind === 'depth' ? 2.5 : 2,
      dash: dashOf(computer),
      spanGaps: kind !== 'ceiling',
      points: { show: false },
      ...(at === filled && { fill: (u: uPlot) => water(u, colors), fillTo: 0 }),
      ...(kind === 'ceiling' && { fill: transparent(colors.ceiling, 0.22), fillTo: 0 }),
    }
  })
  return [{}, ...all]
}

function water({ ctx, bbox }: uPlot, { shallow, deep }: PlotLook['colors']): CanvasGradient {
  const gradient = ctx.createLinearGradient(0, bbox.top, 0, bbox.top + bbox.height)
  gradient.addColorStop(0, shallow)
  gradient.addColorStop(1, deep)
  return gradient
}

const transparent = (color: string, share: number) =>
  `color-mix(in srgb, ${color} ${share * 100}%, transparent)`

/** Smallest and greatest value of all lines of a scale. */
function extent({ lines }: ChartModel, scale: string): readonly [number, number] | undefined {
  let least = Number.POSITIVE_INFINITY
  let greatest = Number.NEGATIVE_INFINITY
  for (const line of lines)
    if (scaleOf(line) === scale)
      for (const value of line.values)
        if (value !== null) {
          least = Math.min(least, value)
          greatest = Math.max(greatest, value)
        }
  return least > greatest ? undefined : [least, greatest]
}

/** A flat dive still has a scale. */
const SHALLOWEST = 3
/** Degrees above and below, so that a change of half a degree doesn't look like one of ten. */
const DEGREES = 3

export function scalesOf(model: ChartModel, end: number): uPlot.Scales {
  const [, deepest] = extent(model, 'depth') ?? [0, SHALLOWEST]
  const [, fullest] = extent(model, 'pressure') ?? [0, 200]
  const [coldest, warmest] = extent(model, 'temperature') ?? [0, 30]
  return {
    x: { time: false, min: 0, max: end, auto: false },
    depth: { dir: -1, range: [0, Math.max(SHALLOWEST, deepest) * 1.12] },
    pressure: { range: [0, fullest * 1.06] },
    temperature: { range: [coldest - DEGREES, warmest + DEGREES] },
  }
}

/** Narrower than this there is only room for the scale of depth. */
const WIDE = 560

type AxisFacts = Pick<PlotInput, 'model' | 'unit' | 'words'>

export function axesOf({ model, unit, words }: AxisFacts, look: PlotLook, width: number): uPlot.Axis[] {
  const { colors, font } = look
  const common = { stroke: colors.text, font, ticks: { show: false }, gap: 6 } satisfies uPlot.Axis
  const of = (quantity: 'depth' | 'pressure' | 'temperature', isShown: boolean): uPlot.Axis => ({
    ...common,
    scale: quantity,
    show: isShown,
    side: quantity === 'depth' ? 3 : 1,
    grid: quantity === 'depth' ? { stroke: colors.grid, width: 1 } : { show: false },
    ...(quantity !== 'depth' && { stroke: colors[quantity] }),
    splits: (_, __, least, greatest) => quantityTicks(quantity, unit, [least, greatest], 6),
    values: (_, splits) => splits.map((value) => words[quantity](value)),
    size: widthOf(font),
  })
  const has = (kind: LineKind) => width >= WIDE && model.lines.some((line) => line.kind === kind)
  return [
    {
      ...common,
      scale: 'x',
      size: 30,
      grid: { stroke: colors.grid, width: 1 },
      splits: (_, __, from, to) => timeTicks(from, to, width < WIDE ? 4 : 8),
      values: (_, splits) => splits.map((time) => words.time(time)),
    },
    of('depth', true),
    of('pressure', has('pressure')),
    of('temperature', has('temperature')),
  ]
}

/** As wide as the longest label. */
const widthOf =
  (font: string) =>
  ({ ctx }: uPlot, values: string[] | null): number => {
    ctx.save()
    ctx.font = font
    const widths = (values ?? []).map((value) => ctx.measureText(value).width)
    ctx.restore()
    return Math.ceil(Math.max(16, ...widths)) + 12
  }
