import type { UnitSystem } from '@fathom/domain/logbook'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '../../../shared/ui/action/icon-button.tsx'
import type { ChartModel } from './chart-model.ts'
import { createPlot } from './plot.ts'
import type { Plot, PlotWords } from './plot-types.ts'
import css from './profile.module.css'
import { following, isWhole, type TimeWindow, zoomed } from './time-window.ts'
import type { ProfileWords } from './use-profile-words.ts'

type Props = {
  model: ChartModel
  end: number
  unit: UnitSystem
  words: ProfileWords
  cursor: number | undefined
  onCursor: (time: number | undefined) => void
  /** What is said at a time, in words. */
  valuesAt: (time: number) => readonly string[]
}

const ZOOM = 0.5

/** Time runs from left to right in every language. */
export function ProfileChart({ model, end, unit, words, cursor, onCursor, valuesAt }: Props) {
  const { t } = words
  const [window, setWindow] = useState<TimeWindow>()
  const shown = window ?? { from: 0, to: end }
  const [said, setSaid] = useState('')
  const show = (next: TimeWindow | undefined) => setWindow(next && isWhole(next, end) ? undefined : next)
  const showAndSay = (next: TimeWindow | undefined) => {
    show(next)
    setSaid(
      !next || isWhole(next, end)
        ? t('logbook-profile.whole')
        : t('logbook-profile.window', { from: words.moment(next.from), to: words.moment(next.to) }),
    )
  }
  const zoomBy = (factor: number) => showAndSay(zoomed(shown, end, factor, cursor))
  const place = usePlot({ model, end, unit, words, window: shown, cursor, onCursor, onWindow: show })
  const moveTo = (time: number) => {
    show(following(shown, end, time))
    onCursor(time)
  }
  /** Only while zoomed: otherwise Escape belongs to what is around the chart. */
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !window) return
    event.preventDefault()
    event.stopPropagation()
    showAndSay(undefined)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: It hears the key of the slider and of the buttons within.
    <div className={css.plotPart} onKeyDown={onEscape}>
      <div className={css.plot} dir="ltr">
        <TimeSlider
          cursor={cursor}
          end={end}
          onMove={moveTo}
          onReset={() => showAndSay(undefined)}
          onZoom={zoomBy}
          valuesAt={valuesAt}
          shown={shown}
          words={words}
        />
        <div aria-hidden="true" className={css.canvas} ref={place} />
      </div>
      <div className={css.zoom}>
        <IconButton
          icon={ZoomIn}
          iconSize="sm"
          label={t('logbook-profile.zoomIn')}
          onClick={() => zoomBy(ZOOM)}
        />
        <IconButton
          disabled={!window}
          icon={ZoomOut}
          iconSize="sm"
          label={t('logbook-profile.zoomOut')}
          onClick={() => zoomBy(1 / ZOOM)}
        />
        <IconButton
          disabled={!window}
          icon={RotateCcw}
          iconSize="sm"
          label={t('logbook-profile.reset')}
          onClick={() => showAndSay(undefined)}
        />
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  )
}

type SliderProps = Pick<Props, 'cursor' | 'end' | 'valuesAt' | 'words'> & {
  shown: TimeWindow
  onMove: (time: number) => void
  onZoom: (factor: number) => void
  onReset: () => void
}

/** About a hundred steps through what is shown; the last one ends at the last sample. */
function rangeOf(end: number, { from, to }: TimeWindow) {
  const max = Math.ceil(end)
  const steps = Math.max(1, Math.round(max / Math.max(1, (to - from) / 100)))
  // Rounded down: a step too long by a trace would leave the last one out.
  return { max, step: Math.max(1, Math.floor((max / steps) * 1e6) / 1e6) }
}

/** Moves the cursor by keys, and says the values there; the picture shows its focus. */
function TimeSlider({ cursor, end, shown, words, valuesAt, onMove, onZoom, onReset }: SliderProps) {
  const value = cursor ?? shown.from
  const { max, step } = rangeOf(end, shown)
  const onKeyDown = (event: KeyboardEvent) => {
    const actions: Partial<Record<string, () => void>> = {
      '+': () => onZoom(ZOOM),
      '=': () => onZoom(ZOOM),
      '-': () => onZoom(1 / ZOOM),
      '0': onReset,
    }
    const action = event.ctrlKey || event.metaKey || event.altKey ? undefined : actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }
  return (
    <input
      aria-label={words.t('logbook-profile.slider')}
      aria-valuetext={[words.moment(value), ...valuesAt(value)].join(', ')}
      className={css.slider}
      max={max}
      min={0}
      onChange={({ target }) => onMove(Math.min(end, Math.round(target.valueAsNumber)))}
      onKeyDown={onKeyDown}
      step={step}
      title={words.t('logbook-profile.keys')}
      type="range"
      value={Math.round(value)}
    />
  )
}

type PlotProps = Pick<Props, 'model' | 'end' | 'unit' | 'words' | 'cursor' | 'onCursor'> & {
  window: TimeWindow
  onWindow: (window: TimeWindow | undefined) => void
}

/** Draws the chart into an element, and again when its data or the theme changes. */
function usePlot({ model, end, unit, words, window, cursor, onCursor, onWindow }: PlotProps) {
  const place = useRef<HTMLDivElement>(null)
  const plot = useRef<Plot>(undefined)
  const now = useRef({ window, cursor, onCursor, onWindow, words })
  useEffect(() => {
    now.current = { window, cursor, onCursor, onWindow, words }
  })
  useEffect(() => {
    const draw = () => {
      plot.current?.destroy()
      plot.current =
        place.current === null
          ? undefined
          : createPlot(
              place.current,
              { model, end, unit, words: wordsOf(() => now.current.words) },
              {
                onCursor: (time) => now.current.onCursor(time),
                onWindow: (next) => now.current.onWindow(next),
                onReset: () => now.current.onWindow(undefined),
              },
            )
      plot.current?.showWindow(now.current.window)
      plot.current?.showCursor(now.current.cursor)
    }
    draw()
    const endWatch = watchLook(draw)
    return () => {
      endWatch()
      plot.current?.destroy()
      plot.current = undefined
    }
    // Words change with each catalog that loads; what they say changes with the language.
  }, [model, end, unit, words.locale])
  const { from, to } = window
  useEffect(() => plot.current?.showWindow({ from, to }), [from, to])
  useEffect(() => plot.current?.showCursor(cursor), [cursor, from, to])
  return place
}

/** The words as they are when something is drawn. */
const wordsOf = (now: () => ProfileWords): PlotWords => ({
  time: (seconds) => now().clock(seconds),
  depth: (meters) => now().depth(meters),
  temperature: (celsius) => now().temperature(celsius),
  pressure: (bar) => now().pressure(bar),
  cylinder: (cylinder) => now().cylinder(cylinder),
  gas: (gas) => now().gas(gas),
})

/** The colors change with the theme, and on paper. */
function watchLook(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  const queries = ['(prefers-color-scheme: dark)', 'print'].map((query) => matchMedia(query))
  for (const query of queries) query.addEventListener('change', onChange)
  return () => {
    observer.disconnect()
    for (const query of queries) query.removeEventListener('change', onChange)
  }
}
