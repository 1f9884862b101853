import { MOST_CYLINDERS } from '../../finish-dive.ts'
import { type Context, custom, known, mapElement, number, parsed, type Rules } from '../../mapping.ts'
import { own } from '../../own.ts'
import type { DiveMode, Sample, SourceDive } from '../../source-dive.ts'
import type { XmlElement } from '../../xml/xml-element.ts'
import { BETWEEN_MARKERS } from './marks.ts'
import { barOf, celsiusOf } from './si-units.ts'

const MODES: Readonly<Record<string, DiveMode>> = {
  apnea: 'apnea',
  apnoe: 'apnea',
  closedcircuit: 'closed-circuit',
  opencircuit: 'open-circuit',
  semiclosedcircuit: 'semi-closed',
}

type CylinderOf = (ref: string | undefined) => number | undefined

const event = custom<Sample>('events', (sample, value) => {
  sample.events ??= []
  for (const name of value.split(BETWEEN_MARKERS)) sample.events.push(name)
})

const SAMPLE: Rules<Sample> = {
  divetime: number('time'),
  depth: number('depth'),
  temperature: number('temperature', celsiusOf),
  nodecotime: number('noStopTime'),
  calculatedpo2: number('oxygenPressure', barOf),
  measuredpo2: number('oxygenPressure', barOf),
  // The standard counts fractions, and programs write per cent.
  cns: number('cns', (value) => value / 100),
  heading: number('heading'),
  pulserate: number('heartRate'),
  heartrate: number('heartRate'),
  alarm: event,
  setmarker: event,
  'decostop@kind': known('ceiling'),
  'decostop@decodepth': number('ceiling'),
  'decostop@duration': number('stopTime'),
}

/** Reads the waypoints of a dive; its rules are made once, and not for each of a thousand waypoints. */
export function waypointReader(
  context: Context,
  dive: SourceDive,
  cylinderOf: CylinderOf,
): (part: XmlElement, path: string) => Sample {
  const rules: Rules<Sample> = {
    ...SAMPLE,
    'switchmix@ref': parsed('switchTo', cylinderOf),
    'divemode@type': custom('mode', (_, type) => {
      const mode = own(MODES, type)
      if (mode) dive.mode ??= mode
      return mode !== undefined
    }),
  }
  return (part, path) => {
    const sample: Sample = { time: Number.NaN }
    const tankpressure = (tank: XmlElement, at: string) => readPressure(context, sample, cylinderOf, tank, at)
    mapElement(context, part, sample, { path, into: 'samples', rules, parts: { tankpressure } })
    return sample
  }
}

const pressureRules = (cylinder: number): Rules<Record<number, number>> => ({
  '@ref': known('pressures'),
  '': { ...number<Record<string, number>>(String(cylinder), barOf), field: 'pressures' },
})

const PRESSURE = Array.from({ length: MOST_CYLINDERS }, (_, cylinder) => pressureRules(cylinder))

function readPressure(
  context: Context,
  sample: Sample,
  cylinderOf: CylinderOf,
  part: XmlElement,
  path: string,
): void {
  const rules = PRESSURE[cylinderOf(part.attributes.ref) ?? 0] ?? {}
  sample.pressures ??= {}
  mapElement(context, part, sample.pressures, { rules, path, into: 'samples' })
}
