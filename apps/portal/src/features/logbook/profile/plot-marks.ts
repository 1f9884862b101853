import type uPlot from 'uplot'
import type { ChartModel, Line } from './chart-model.ts'
import { scaleOf } from './plot-options.ts'
import type { PlotInput, PlotLook } from './plot-types.ts'

/** Draws within the plotting area, in pixels of the canvas. */
function inside({ ctx, bbox }: uPlot, draw: (ratio: number) => void): void {
  ctx.save()
  ctx.beginPath()
  ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height)
  ctx.clip()
  draw(devicePixelRatio)
  ctx.restore()
}

const WIDTHS = { brisk: 4, fast: 5.5 } as const

/** Colors the line of depth where the diver ascends fast; the faster, the thicker. */
export function drawFastParts(u: uPlot, { fastParts, lines, time }: ChartModel, { colors }: PlotLook): void {
  const depth = lines.find(({ kind }) => kind === 'depth')?.values
  if (!depth) return
  const { ctx } = u
  inside(u, (ratio) => {
    ctx.lineCap = 'round'
    for (const pace of ['brisk', 'fast'] as const) {
      ctx.beginPath()
      for (const { from, to } of fastParts.filter((part) => part.pace === pace)) {
        ctx.moveTo(u.valToPos(time[from] ?? 0, 'x', true), u.valToPos(depth[from] ?? 0, 'depth', true))
        ctx.lineTo(u.valToPos(time[to] ?? 0, 'x', true), u.valToPos(depth[to] ?? 0, 'depth', true))
      }
      ctx.strokeStyle = colors[pace]
      ctx.lineWidth = WIDTHS[pace] * ratio
      ctx.stroke()
    }
  })
}

/** Changes of gas with the name of the gas, events as dots on the line, and the numbers of several cylinders. */
export function drawMarks(u: uPlot, { model, words }: PlotInput, look: PlotLook): void {
  const { ctx } = u
  inside(u, (ratio) => {
    ctx.font = look.font.replace('13px', `${12 * ratio}px`)
    ctx.lineWidth = ratio
    let free = Number.NEGATIVE_INFINITY
    for (const mark of model.marks) {
      const x = u.valToPos(mark.time, 'x', true)
      if (mark.kind === 'gas') free = drawGas(u, look, { x, free, text: words.gas(mark.gas), ratio })
      else drawEvent(u, model, look, { x, time: mark.time, ratio })
    }
    const pressures = model.lines.filter(({ kind }) => kind === 'pressure')
    if (pressures.length > 1) for (const line of pressures) nameLine(u, model, line, look, words.cylinder)
  })
}

type GasMark = { x: number; text: string; ratio: number; free: number }

/** Returns where the next name may begin, so that names don't cover each other. */
function drawGas({ ctx, bbox }: uPlot, { colors }: PlotLook, { x, text, ratio, free }: GasMark): number {
  ctx.strokeStyle = colors.text
  ctx.setLineDash([3 * ratio, 3 * ratio])
  ctx.beginPath()
  ctx.moveTo(x, bbox.top)
  ctx.lineTo(x, bbox.top + bbox.height)
  ctx.stroke()
  ctx.setLineDash([])
  const width = ctx.measureText(text).width + 10 * ratio
  const left = Math.min(x, bbox.left + bbox.width - width)
  if (left < free) return free
  const top = bbox.top + bbox.height - 22 * ratio
  ctx.fillStyle = colors.surface
  ctx.fillRect(left, top, width, 20 * ratio)
  ctx.fillStyle = colors.text
  ctx.textAlign = 'left'
  ctx.textBaseline = 'middle'
  ctx.fillText(text, left + 5 * ratio, top + 10 * ratio)
  return left + width
}

type EventMark = { x: number; time: number; ratio: number }

function drawEvent(
  u: uPlot,
  { lines, time: times }: ChartModel,
  { colors }: PlotLook,
  mark: EventMark,
): void {
  const { ctx, bbox } = u
  const depth = lines.find(({ kind }) => kind === 'depth')?.values
  const at = nearest(depth, u.valToIdx(mark.time))
  const isClose = at !== undefined && Math.abs((times[at] ?? 0) - mark.time) <= 60
  const y = isClose ? u.valToPos(depth?.[at] ?? 0, 'depth', true) : bbox.top
  ctx.beginPath()
  ctx.arc(mark.x, y, 4.5 * mark.ratio, 0, 2 * Math.PI)
  ctx.fillStyle = colors.surface
  ctx.fill()
  ctx.strokeStyle = colors.text
  ctx.lineWidth = 2 * mark.ratio
  ctx.stroke()
}

/** The closest index with a value. */
function nearest(values: Line['values'] | undefined, index: number): number | undefined {
  for (let away = 0; values && away < 30; away += 1)
    for (const at of [index - away, index + away])
      if (values[at] !== null && values[at] !== undefined) return at
  return undefined
}

function nameLine(
  u: uPlot,
  { time }: ChartModel,
  line: Line,
  { colors }: PlotLook,
  nameOf: (cylinder: number) => string,
): void {
  const at = line.values.findLastIndex((value) => value !== null)
  u.ctx.fillStyle = colors.pressure
  u.ctx.textAlign = 'right'
  u.ctx.textBaseline = 'bottom'
  const x = u.valToPos(time[at] ?? 0, 'x', true) - 4 * devicePixelRatio
  const y = u.valToPos(line.values[at] ?? 0, scaleOf(line), true) - 3 * devicePixelRatio
  const name = nameOf(line.cylinder ?? 0)
  u.ctx.strokeStyle = colors.surface
  u.ctx.lineWidth = 4 * devicePixelRatio
  u.ctx.strokeText(name, x, y)
  u.ctx.fillText(name, x, y)
}
