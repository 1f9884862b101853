import type { DiveProblemCode, Sample, SourceDive } from './source-dive.ts'

/** Longer, deeper and later than this is a mistake of the source, not a dive. */
const LONGEST_SECONDS = 24 * 3600
const DEEPEST_METERS = 350
/** Shown as 0 m, and no field of a dive takes less. */
const SHALLOWEST_METERS = 0.1
const FIRST_ZONE_MS = 14 * 3_600_000
/** Nobody carries more, and each is compared with each sample. */
export const MOST_CYLINDERS = 20

/** A dive with one of them can't be a dive of a logbook. */
const BREAKING: readonly DiveProblemCode[] = [
  'start-missing',
  'start-impossible',
  'depth-impossible',
  'duration-impossible',
]

export const isBroken = ({ problems }: Pick<SourceDive, 'problems'>): boolean =>
  problems.some(({ code }) => BREAKING.includes(code))

/** Whether a dive can be imported, once it is finished. A draft of our own may lack anything. */
export const isUsable = (dive: Pick<SourceDive, 'problems' | 'own'>): boolean =>
  dive.own !== undefined || !isBroken(dive)

/** Puts samples in order, fills in what they say about the dive, and names what can't be right. */
export function finishDive(dive: SourceDive, now: Date): SourceDive {
  for (const computer of dive.computers) {
    if (computer.samples.some(({ time }) => time < 0)) dive.problems.push({ code: 'time-goes-back' })
    computer.samples = inOrder(computer.samples.filter(({ time }) => time >= 0))
  }
  dive.computers = dive.computers.filter(
    ({ model, serial, samples }) => model || serial || samples.length > 0,
  )
  dive.cylinders = dive.cylinders.slice(0, MOST_CYLINDERS)
  fillIn(dive)
  check(dive, now)
  return dive
}

/** Joins samples of the same second: formats that list events apart give them a sample of their own. */
function inOrder(samples: Sample[]): Sample[] {
  const joined: Sample[] = []
  for (const sample of samples.toSorted((one, other) => one.time - other.time)) {
    const last = joined.at(-1)
    if (last?.time !== sample.time)
      joined.push({ ...sample, ...(sample.events && { events: [...sample.events] }) })
    else {
      const { events, pressures, ...rest } = sample
      Object.assign(last, rest)
      if (events) last.events = addTo(last.events, events)
      if (pressures) last.pressures = { ...last.pressures, ...pressures }
    }
  }
  return joined
}

const addTo = (events: string[] = [], more: readonly string[]) => {
  for (const event of more) events.push(event)
  return events
}

function fillIn(dive: SourceDive): void {
  const [first] = dive.computers.filter(({ samples }) => samples.length > 0)
  const samples = first?.samples ?? []
  const depths = samples.flatMap(({ depth }) => depth ?? [])
  if (depths.length > 0) dive.maxDepth ??= depths.reduce((deepest, depth) => Math.max(deepest, depth), 0)
  const last = samples.at(-1)
  if (last) dive.duration ??= Math.round(last.time)
  const temperatures = samples.flatMap(({ temperature }) => temperature ?? [])
  if (temperatures.length > 0)
    dive.waterTemperature ??= temperatures.reduce((lowest, one) => Math.min(lowest, one), Infinity)
  for (const [index, cylinder] of dive.cylinders.entries()) {
    const pressures = samples.flatMap((sample) => sample.pressures?.[index] ?? [])
    const [begin] = pressures
    const end = pressures.at(-1)
    if (begin !== undefined) cylinder.startPressure ??= begin
    if (end !== undefined) cylinder.endPressure ??= end
  }
}

/** The clocks of the first island to see a day are 14 hours ahead: no dive is later than their today. */
export function isPossibleStart(local: string, now: Date): boolean {
  const latestDay = new Date(now.getTime() + FIRST_ZONE_MS).toISOString().slice(0, 10)
  return local.slice(0, 10) <= latestDay && local >= '1940'
}

function check({ start, duration, maxDepth, problems }: SourceDive, now: Date): void {
  if (!start && !problems.some(({ code }) => code === 'start-impossible'))
    problems.push({ code: 'start-missing' })
  if (start && !isPossibleStart(start.local, now))
    problems.push({ code: 'start-impossible', value: start.local })
  if (maxDepth !== undefined && !(maxDepth >= SHALLOWEST_METERS && maxDepth <= DEEPEST_METERS))
    problems.push({ code: 'depth-impossible', value: String(maxDepth) })
  if (duration !== undefined && !(duration > 0 && duration < LONGEST_SECONDS))
    problems.push({ code: 'duration-impossible', value: String(duration) })
}
