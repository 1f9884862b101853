import { BETWEEN_MARKERS } from '../formats/uddf/marks.ts'
import type { Sample } from '../source-dive.ts'
import { element, textElement } from './xml-text.ts'

const KELVIN = 273.15
export const PASCAL = 100_000

export const fixed = (value: number, digits: number) => Number(value.toFixed(digits))

export const kelvin = (celsius: number | undefined) =>
  celsius === undefined ? undefined : fixed(celsius + KELVIN, 2)

/** The alarms that the schema names; any other event is a marker, of which a waypoint has one. */
const ALARMS: readonly string[] = [
  'ascent',
  'breath',
  'deco',
  'error',
  'link',
  'microbubbles',
  'rbt',
  'skincooling',
  'surface',
]

export function waypoint(sample: Sample, mixes: readonly string[]): string {
  const { events = [], ceiling = 0, switchTo } = sample
  const markers = events.filter((event) => !ALARMS.includes(event))
  const pressures = Object.entries(sample.pressures ?? {}).filter(([at]) => mixes[Number(at)] !== undefined)
  return element(
    'waypoint',
    {},
    ...events.filter((event) => ALARMS.includes(event)).map((event) => textElement('alarm', event)),
    textElement('cns', sample.cns === undefined ? undefined : fixed(sample.cns * 100, 3)),
    ceiling > 0 &&
      element('decostop', { kind: 'mandatory', decodepth: ceiling, duration: sample.stopTime ?? 0 }),
    textElement('depth', sample.depth),
    textElement('divetime', sample.time),
    textElement('heading', sample.heading),
    textElement('pulserate', sample.heartRate),
    textElement('setmarker', markers.join(BETWEEN_MARKERS)),
    switchTo !== undefined && mixes[switchTo] !== undefined && element('switchmix', { ref: mixes[switchTo] }),
    ...pressures.map(([at, bar]) =>
      element('tankpressure', { ref: mixes[Number(at)] }, String(fixed(bar * PASCAL, 0))),
    ),
    textElement('temperature', kelvin(sample.temperature)),
    textElement('nodecotime', sample.noStopTime),
  )
}
