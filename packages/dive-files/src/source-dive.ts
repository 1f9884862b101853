/**
 * A dive as another program or a dive computer recorded it, in our units: meters, °C, bar, liters, kilograms,
 * seconds, fractions of a gas. What the source doesn't say is absent.
 */
export type SourceDive = {
  /** Identifies the dive in the program it comes from: the same file has it again. */
  sourceId?: string
  number?: number
  start?: LocalTime
  duration?: number
  maxDepth?: number
  averageDepth?: number
  surfaceInterval?: number
  mode?: DiveMode
  place?: SourcePlace
  buddies: string[]
  guide?: string
  notes?: string
  /** From 0 to 1, because programs count stars to five and points to ten. */
  rating?: number
  visibility?: number
  airTemperature?: number
  waterTemperature?: number
  weight?: number
  suit?: string
  tags: string[]
  gear: string[]
  cylinders: SourceCylinder[]
  /** One per dive computer that recorded this dive. */
  computers: SourceComputer[]
  /** The record of our own program, if it wrote the file: JSON that nobody checked. */
  own?: string
  /** What was read but can't be right. */
  problems: DiveProblem[]
}

/**
 * Time on the clock of the place, `2026-05-14T09:12:30`, or only the day, and the minutes it is ahead of UTC where
 * known.
 */
export type LocalTime = { local: string; offset?: number }

export type DiveMode = 'open-circuit' | 'closed-circuit' | 'semi-closed' | 'apnea' | 'gauge'

export type SourcePlace = {
  name?: string
  region?: string
  country?: string
  latitude?: number
  longitude?: number
}

export type Gas = { oxygen: number; helium: number }

export type SourceCylinder = {
  gas?: Gas
  volume?: number
  workingPressure?: number
  startPressure?: number
  endPressure?: number
  name?: string
}

export type SourceComputer = {
  maker?: string
  model?: string
  serial?: string
  firmware?: string
  samples: Sample[]
}

export type Sample = {
  /** Since the start of the dive. */
  time: number
  depth?: number
  temperature?: number
  /** By the index of the cylinder. */
  pressures?: Record<number, number>
  /** The depth above which the diver must not ascend. */
  ceiling?: number
  stopTime?: number
  noStopTime?: number
  timeToSurface?: number
  oxygenPressure?: number
  /** Toxicity of oxygen for the nervous system, 1 is the limit. */
  cns?: number
  heartRate?: number
  /** Degrees. */
  heading?: number
  /** The cylinder that the diver breathes from now on. */
  switchTo?: number
  events?: string[]
}

export type DiveProblem = { code: DiveProblemCode; value?: string; line?: number }

export type DiveProblemCode =
  | 'start-missing'
  | 'start-impossible'
  | 'depth-impossible'
  | 'depth-missing'
  | 'duration-impossible'
  | 'time-goes-back'
  | 'reference-missing'
  | 'value-unreadable'
  | 'encoding-guessed'

export const emptyDive = (): SourceDive => ({
  buddies: [],
  tags: [],
  gear: [],
  cylinders: [],
  computers: [],
  problems: [],
})
