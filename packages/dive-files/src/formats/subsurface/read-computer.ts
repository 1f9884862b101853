import {
  type Context,
  custom,
  known,
  mapElement,
  number,
  parsed,
  parseNumber,
  type Rule,
  type Rules,
  text,
} from '../../mapping.ts'
import { own } from '../../own.ts'
import type { DiveMode, Sample, SourceComputer, SourceDive } from '../../source-dive.ts'
import { parseDuration, parseFraction, parseLength, parsePressure, parseTemperature } from '../../units.ts'
import type { XmlElement } from '../../xml/xml-element.ts'

const MODES: Readonly<Record<string, DiveMode>> = {
  OC: 'open-circuit',
  CCR: 'closed-circuit',
  PSCR: 'semi-closed',
  Freedive: 'apnea',
}

type Reading = { computer: SourceComputer; dive: SourceDive }

/** What the first computer says counts for the dive, as in Subsurface. */
const unlessSaid = (rule: Rule<SourceDive>): Rule<Reading> => ({
  ...rule,
  read: ({ dive }, value) => (rule.field in dive ? 'stored' : rule.read(dive, value)),
})

const RULES: Rules<Reading> = {
  '@model': custom('computers.model', ({ computer }, model) => void Object.assign(computer, { model })),
  '@deviceid': custom('computers.serial', ({ computer }, serial) => {
    computer.serial ??= serial
  }),
  '@diveid': unlessSaid(text('sourceId')),
  '@dctype': unlessSaid(parsed<SourceDive, DiveMode>('mode', (type) => own(MODES, type))),
  'depth@max': unlessSaid(parsed('maxDepth', parseLength)),
  'depth@mean': unlessSaid(parsed('averageDepth', parseLength)),
  'temperature@water': unlessSaid(parsed('waterTemperature', parseTemperature)),
  'temperature@air': unlessSaid(parsed('airTemperature', parseTemperature)),
}

export function readComputer(
  context: Context,
  dive: SourceDive,
  part: XmlElement,
  path: string,
): SourceComputer {
  const computer: SourceComputer = { samples: [] }
  mapElement(
    context,
    part,
    { computer, dive },
    {
      rules: RULES,
      path,
      parts: {
        sample: (sample, at) => readSample(context, computer, sample, at),
        event: (event, at) => readEvent(context, computer, dive, event, at),
        extradata: (extra, at) => readExtra(context, computer, extra, at),
      },
    },
  )
  return computer
}

const EXTRAS: Readonly<Record<string, 'serial' | 'firmware'>> = {
  Serial: 'serial',
  'FW Version': 'firmware',
}

function readExtra(context: Context, computer: SourceComputer, part: XmlElement, path: string): void {
  const key = own(EXTRAS, part.attributes.key ?? '')
  const rules: Rules<SourceComputer> = key ? { '@key': known(key), '@value': text(key) } : {}
  mapElement(context, part, computer, { rules, path, into: 'computers' })
}

const pressureOf = (cylinder: number) =>
  custom<Sample>('pressures', (sample, value) => {
    const pressure = parsePressure(value)
    if (pressure !== undefined) sample.pressures = { ...sample.pressures, [cylinder]: pressure }
    return pressure !== undefined
  })

const MOST_CYLINDERS = 20

const SAMPLE: Rules<Sample> = {
  '@time': parsed('time', parseDuration),
  '@depth': parsed('depth', parseLength),
  '@temp': parsed('temperature', parseTemperature),
  '@pressure': pressureOf(0),
  '@ndl': parsed('noStopTime', parseDuration),
  '@tts': parsed('timeToSurface', parseDuration),
  '@stopdepth': parsed('ceiling', parseLength),
  '@stoptime': parsed('stopTime', parseDuration),
  '@cns': parsed('cns', parseFraction),
  '@po2': parsed('oxygenPressure', parsePressure),
  '@heartbeat': number('heartRate'),
  '@bearing': number('heading'),
  ...Object.fromEntries(
    Array.from({ length: MOST_CYLINDERS }, (_, cylinder) => [`@pressure${cylinder}`, pressureOf(cylinder)]),
  ),
}

export function readSample(context: Context, computer: SourceComputer, part: XmlElement, path: string): void {
  const sample: Sample = { time: Number.NaN }
  mapElement(context, part, sample, { rules: rulesFor(part), path, into: 'samples' })
  if (!Number.isNaN(sample.time)) computer.samples.push(sample)
}

const isCylinder = (index: number) => Number.isInteger(index) && index >= 0 && index < MOST_CYLINDERS

/** Older versions say beside `pressure` which cylinder it is. */
function rulesFor({ attributes }: XmlElement): Rules<Sample> {
  const cylinder = parseNumber(attributes.sensor ?? attributes.cylinderid ?? '')
  if (cylinder === undefined || !isCylinder(cylinder)) return SAMPLE
  const name = known('pressures')
  return { ...SAMPLE, '@pressure': pressureOf(cylinder), '@sensor': name, '@cylinderid': name }
}

type EventReading = { time?: number; name?: string; cylinder?: number }

const EVENT: Rules<EventReading> = {
  '@time': { ...parsed<EventReading, number>('time', parseDuration), field: 'events' },
  '@name': { ...text<EventReading>('name'), field: 'events' },
  '@cylinder': { ...number<EventReading>('cylinder'), field: 'switchTo' },
}

export function readEvent(
  context: Context,
  computer: SourceComputer,
  dive: SourceDive,
  part: XmlElement,
  path: string,
): void {
  const event: EventReading = {}
  mapElement(context, part, event, { rules: EVENT, path, into: 'samples' })
  const { time, name, cylinder } = event
  if (time === undefined || name === undefined) return
  const isSwitch = name === 'gaschange' && cylinder !== undefined && dive.cylinders[cylinder]
  computer.samples.push(isSwitch ? { time, switchTo: cylinder } : { time, events: [name] })
}
