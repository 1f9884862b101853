import type { ProfileGas, UnitSystem } from '@fathom/domain/logbook'
import type { ChartModel } from './chart-model.ts'
import type { TimeWindow } from './time-window.ts'

/** Texts on the chart. */
export type PlotWords = {
  time: (seconds: number) => string
  depth: (meters: number) => string
  temperature: (celsius: number) => string
  pressure: (bar: number) => string
  cylinder: (cylinder: number) => string
  gas: (gas: ProfileGas | null) => string
}

export type PlotInput = {
  model: ChartModel
  /** When the dive ends, in seconds. */
  end: number
  unit: UnitSystem
  words: PlotWords
}

export type PlotEvents = {
  onCursor: (time: number | undefined) => void
  onWindow: (window: TimeWindow) => void
  onReset: () => void
}

export type Plot = {
  showWindow: (window: TimeWindow) => void
  showCursor: (time: number | undefined) => void
  destroy: () => void
}

type ColorName =
  | 'depth'
  | 'temperature'
  | 'pressure'
  | 'ceiling'
  | 'brisk'
  | 'fast'
  | 'shallow'
  | 'deep'
  | 'text'
  | 'grid'
  | 'surface'
export type PlotColors = Record<ColorName, string>

export type PlotLook = { colors: PlotColors; font: string }
