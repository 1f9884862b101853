import uPlot from 'uplot'
import { followTouch } from './plot-gestures.ts'
import { drawFastParts, drawMarks } from './plot-marks.ts'
import { axesOf, scalesOf, seriesOf } from './plot-options.ts'
import type { Plot, PlotColors, PlotEvents, PlotInput, PlotLook } from './plot-types.ts'
import { selected } from './time-window.ts'

/** The names of the colors in the styles of the chart. */
const COLORS = {
  depth: '--profile-depth',
  temperature: '--profile-temperature',
  pressure: '--profile-pressure',
  ceiling: '--profile-ceiling',
  brisk: '--profile-brisk',
  fast: '--profile-fast',
  shallow: '--profile-shallow',
  deep: '--profile-deep',
  text: '--ink-2',
  grid: '--line',
  surface: '--surface',
} as const satisfies PlotColors

/** A canvas doesn't know custom properties, so the browser resolves them. */
function lookOf(element: HTMLElement): PlotLook {
  const probe = element.appendChild(document.createElement('span'))
  const style = getComputedStyle(probe)
  const colors = Object.fromEntries(
    Object.entries(COLORS).map(([name, property]) => {
      probe.style.color = `var(${property})`
      return [name, style.color]
    }),
  ) as PlotColors
  const { fontFamily } = style
  probe.remove()
  return { colors, font: `600 13px ${fontFamily}` }
}

const hasCanvas = () => document.createElement('canvas').getContext?.('2d') instanceof Object

/** Draws the profile into an element. Undefined where nothing can be drawn: the table has the same values. */
export function createPlot(element: HTMLElement, input: PlotInput, events: PlotEvents): Plot | undefined {
  if (!hasCanvas()) return undefined
  const { model, end } = input
  const look = lookOf(element)
  const size = () => ({ width: element.clientWidth, height: element.clientHeight })
  let isFollowing = true
  const plot = new uPlot(
    {
      ...size(),
      series: seriesOf(model, look),
      scales: scalesOf(model, end),
      axes: axesOf(input, look, element.clientWidth),
      legend: { show: false },
      padding: [10, 12, 0, 0],
      cursor: {
        y: false,
        drag: { x: true, y: false, setScale: false },
        bind: { dblclick: () => () => null },
      },
      hooks: {
        draw: [(u) => drawFastParts(u, model, look), (u) => drawMarks(u, input, look)],
        setCursor: [
          (u) => {
            const { left = -1 } = u.cursor
            if (isFollowing) events.onCursor(left < 0 ? undefined : u.posToVal(left, 'x'))
          },
        ],
        setSelect: [
          (u) => {
            const { left, width } = u.select
            if (width > 0)
              events.onWindow(selected(u.posToVal(left, 'x'), u.posToVal(left + width, 'x'), end))
            u.setSelect({ left: 0, top: 0, width: 0, height: 0 }, false)
          },
        ],
      },
    },
    [[...model.time], ...model.lines.map(({ values }) => [...values])],
    element,
  )
  const resizing = new ResizeObserver(() => plot.setSize(size()))
  resizing.observe(element)
  plot.over.addEventListener('dblclick', events.onReset)
  const endTouch = followTouch(plot, end, events)
  /** At once: a position computed from scales that uPlot has not set yet isn't a number. */
  const change = (action: () => void) => {
    isFollowing = false
    plot.batch(action)
    isFollowing = true
  }
  return {
    showWindow: ({ from, to }) => change(() => plot.setScale('x', { min: from, max: to })),
    showCursor: (time) => {
      const left = time === undefined ? -10 : plot.valToPos(time, 'x')
      change(() => plot.setCursor({ left, top: time === undefined ? -10 : 0 }, false))
    },
    destroy: () => {
      endTouch()
      resizing.disconnect()
      plot.destroy()
    },
  }
}
