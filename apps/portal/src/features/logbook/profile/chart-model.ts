import {
  ascentPaceOf,
  ascentRates,
  type DiveProfile,
  type ProfileGas,
  type Series,
  type UnitSystem,
} from '@fathom/domain/logbook'

/** What can be switched on and off in the chart. */
export const LAYERS = ['depth', 'temperature', 'pressure', 'ceiling', 'gas', 'events'] as const
export type Layer = (typeof LAYERS)[number]
export type LineKind = Extract<Layer, 'depth' | 'temperature' | 'pressure' | 'ceiling'>

export type Line = {
  kind: LineKind
  /** Which of the profiles. */
  computer: number
  cylinder?: number
  /** One for each time of the chart, in stored units. */
  values: Series
}

/** Faster than calm: a colored part of the line of depth, by indexes of the chart's times. */
type FastPart = { pace: 'brisk' | 'fast'; from: number; to: number }

type Mark = { time: number } & ({ kind: 'gas'; gas: ProfileGas | null } | { kind: 'event'; name: string })

export type ChartModel = {
  /** Seconds, ascending: the times of all shown computers. */
  time: readonly number[]
  lines: readonly Line[]
  fastParts: readonly FastPart[]
  marks: readonly Mark[]
}

type Chosen = {
  computers: ReadonlySet<number>
  layers: ReadonlySet<Layer>
  /** In which the reader reads the limits of an ascent. */
  unit: UnitSystem
}

/** The layers of which these profiles have anything. */
export function layersOf(profiles: readonly DiveProfile[]): Layer[] {
  const has: Record<Layer, (profile: DiveProfile) => boolean> = {
    depth: ({ columns }) => columns.depth !== undefined,
    temperature: ({ columns }) => columns.temperature !== undefined,
    pressure: ({ pressures }) => Object.keys(pressures).length > 0,
    ceiling: ({ columns }) => columns.ceiling?.some((value) => value !== null && value > 0) === true,
    gas: ({ switches }) => switches.length > 0,
    events: ({ events }) => events.length > 0,
  }
  return LAYERS.filter((layer) => profiles.some(has[layer]))
}

/** What the chart draws. Marks and fast parts are those of the first chosen computer. */
export function chartModel(
  profiles: readonly DiveProfile[],
  { computers, layers, unit }: Chosen,
): ChartModel {
  const shown = [...profiles.entries()].filter(([at]) => computers.has(at))
  const time = joinedTimes(shown.map(([, profile]) => profile.time))
  const lines = shown.flatMap(([computer, profile]) =>
    linesOf(profile, time)
      .filter(({ kind }) => layers.has(kind))
      .map((line): Line => ({ computer, ...line })),
  )
  const first = shown[0]?.[1]
  return {
    time,
    lines,
    fastParts: first && layers.has('depth') ? fastPartsOf(first, time, unit) : [],
    marks: first ? marksOf(first, layers) : [],
  }
}

/** When the last of these profiles ends, in seconds. */
export const endOf = (profiles: readonly DiveProfile[]): number =>
  profiles.reduce((end, { time }) => Math.max(end, time.at(-1) ?? 0), 0)

function joinedTimes(all: readonly (readonly number[])[]): readonly number[] {
  const [only, ...others] = all
  if (others.length === 0) return only ?? []
  return [...new Set(all.flat())].sort((one, other) => one - other)
}

function linesOf(profile: DiveProfile, time: readonly number[]): Omit<Line, 'computer'>[] {
  const { depth, temperature, ceiling } = profile.columns
  const aligned = aligner(profile.time, time)
  const pressures = Object.entries(profile.pressures).map(([cylinder, series]) => ({
    kind: 'pressure' as const,
    cylinder: Number(cylinder),
    values: aligned(series),
  }))
  return [
    ...(depth ? [{ kind: 'depth' as const, values: aligned(depth) }] : []),
    ...(ceiling ? [{ kind: 'ceiling' as const, values: withoutSurface(aligned(ceiling)) }] : []),
    ...(temperature ? [{ kind: 'temperature' as const, values: aligned(temperature) }] : []),
    ...pressures,
  ]
}

/** A ceiling holds until the computer says another one; at the surface there is none. */
function withoutSurface(ceiling: Series): Series {
  const last = ceiling.findLastIndex((value) => value !== null)
  let held: number | null = null
  return ceiling.map((value, at) => {
    held = value ?? held
    return at <= last && held !== null && held > 0 ? held : null
  })
}

/** Puts a series of one computer on the times of the chart. */
function aligner(own: readonly number[], all: readonly number[]): (series: Series) => Series {
  if (own === all) return (series) => series
  const places = new Map(all.map((time, at) => [time, at]))
  return (series) => {
    const values = new Array<number | null>(all.length).fill(null)
    for (const [at, time] of own.entries()) values[places.get(time) ?? 0] = series[at] ?? null
    return values
  }
}

function fastPartsOf(profile: DiveProfile, all: readonly number[], unit: UnitSystem): FastPart[] {
  const places = all === profile.time ? undefined : new Map(all.map((time, at) => [time, at]))
  const placeOf = (at: number) => places?.get(profile.time[at] ?? 0) ?? at
  const parts: FastPart[] = []
  let before = 0
  for (const [at, rate] of ascentRates(profile).entries()) {
    const pace = rate === null ? undefined : ascentPaceOf(rate, unit)
    if (pace !== undefined && pace !== 'calm') parts.push({ pace, from: placeOf(before), to: placeOf(at) })
    const depth = profile.columns.depth?.[at]
    if (depth !== null && depth !== undefined) before = at
  }
  return parts
}

function marksOf({ switches, gases, events }: DiveProfile, layers: ReadonlySet<Layer>): Mark[] {
  const changes = switches.map(({ time, cylinder }) => ({
    kind: 'gas' as const,
    time,
    gas: gases[cylinder] ?? null,
  }))
  const named = events.map(({ time, name }) => ({ kind: 'event' as const, time, name }))
  return [...(layers.has('gas') ? changes : []), ...(layers.has('events') ? named : [])]
}
