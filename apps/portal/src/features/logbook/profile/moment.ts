import {
  ascentRates,
  cylinderReader,
  type DiveProfile,
  type Point,
  type ProfileGas,
  pointsOf,
  reader,
  type Series,
} from '@fathom/domain/logbook'

/** What a computer says about one time of the dive. What it doesn't say is undefined. */
export type Moment = {
  time: number
  depth?: number | undefined
  /** Meters a minute. */
  rate?: number | undefined
  temperature?: number | undefined
  pressures: readonly { cylinder: number; bar: number }[]
  /** Of how many cylinders the computer knows the pressure anywhere in the dive. */
  cylinders: number
  gas?: ProfileGas | undefined
  ceiling?: number | undefined
  noStopTime?: number | undefined
  timeToSurface?: number | undefined
  oxygenPressure?: number | undefined
  cns?: number | undefined
  heartRate?: number | undefined
  heading?: number | undefined
  /** Around this time. */
  events: readonly string[]
}

/** How many are at this time or before it. */
function countUntil(points: readonly { time: number }[], time: number): number {
  let low = 0
  let high = points.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((points[middle]?.time ?? 0) <= time) low = middle + 1
    else high = middle
  }
  return low
}

/** A computer says some values only when they change; the last one holds for this long after its last sample. */
const HOLDS_SECONDS = 60
/** How close a cursor must be to an event to show it. */
const NEAR_SECONDS = 10

/** Reads a column whose values hold until the next one. */
function holding(points: readonly Point[]): (time: number) => number | undefined {
  const last = points.at(-1)
  return (time) => {
    if (!last || time > last.time + HOLDS_SECONDS) return undefined
    return points[countUntil(points, time) - 1]?.value
  }
}

/** The rate on the way from one sample to the next. */
const onTheWay = (points: readonly Point[]) => (time: number) => {
  const before = countUntil(points, time)
  return points[before - 1]?.time === time ? points[before - 1]?.value : points[before]?.value
}

/** Reads a profile at any time of the dive. */
export function momentReader(profile: DiveProfile): (time: number) => Moment {
  const { time: times, columns } = profile
  const points = (series: Series | undefined) => pointsOf(times, series)
  const depth = reader(points(columns.depth))
  const temperature = reader(points(columns.temperature))
  const rate = onTheWay(points(ascentRates(profile)))
  const pressures = Object.entries(profile.pressures).map(
    ([cylinder, series]) => [Number(cylinder), reader(points(series))] as const,
  )
  const cylinders = Object.values(profile.pressures).filter((series) => points(series).length > 0).length
  const cylinderAt = cylinderReader(profile)
  const ceiling = holding(points(columns.ceiling))
  const noStopTime = holding(points(columns.noStopTime))
  const timeToSurface = holding(points(columns.timeToSurface))
  const oxygenPressure = holding(points(columns.oxygenPressure))
  const cns = holding(points(columns.cns))
  const heartRate = holding(points(columns.heartRate))
  const heading = holding(points(columns.heading))
  return (time) => ({
    time,
    depth: depth(time),
    rate: rate(time),
    temperature: temperature(time),
    pressures: pressures.flatMap(([cylinder, read]) => {
      const bar = read(time)
      return bar === undefined ? [] : [{ cylinder, bar }]
    }),
    cylinders,
    gas: profile.gases[cylinderAt(time)] ?? undefined,
    ceiling: ceiling(time) || undefined,
    noStopTime: noStopTime(time),
    timeToSurface: timeToSurface(time) || undefined,
    oxygenPressure: oxygenPressure(time),
    cns: cns(time),
    heartRate: heartRate(time),
    heading: heading(time),
    events: eventsBetween(profile, time - NEAR_SECONDS, time + NEAR_SECONDS),
  })
}

const eventsBetween = ({ events }: DiveProfile, after: number, to: number) =>
  events.filter(({ time }) => time > after && time <= to).map(({ name }) => name)

/** One row a minute, or each sample where there are fewer; events of the minute are in its row. */
export function momentsByMinute(profile: DiveProfile): Moment[] {
  const read = momentReader(profile)
  const known = pointsOf(profile.time, profile.columns.depth).map(({ time }) => time)
  const times: number[] = []
  let next = 0
  for (const time of known) {
    if (time < next && time !== known.at(-1)) continue
    times.push(time)
    next = (Math.floor(time / 60) + 1) * 60
  }
  return times.map((time, at) => ({
    ...read(time),
    events: eventsBetween(profile, times[at - 1] ?? -1, time),
  }))
}
