import type { ByteSource } from '../../byte-source.ts'
import type { Encoding } from '../../encoding.ts'
import { isUsable, MOST_CYLINDERS } from '../../finish-dive.ts'
import { parseIsoTime } from '../../local-time.ts'
import {
  type Context,
  custom,
  known,
  mapElement,
  number,
  parseNumber,
  type Rule,
  type Rules,
  text,
} from '../../mapping.ts'
import type { Receipt } from '../../receipt.ts'
import { emptyDive, type Sample, type SourceCylinder, type SourceDive } from '../../source-dive.ts'
import { readElements } from '../../xml/read-elements.ts'
import { childrenOf, type XmlElement } from '../../xml/xml-element.ts'
import { NO_DATE, UNKNOWN } from './marks.ts'
import {
  addAllReferences,
  isKnown,
  isSection,
  type Noted,
  noReferences,
  type References,
  readSection,
} from './references.ts'
import { barOf, celsiusOf, litersOf } from './si-units.ts'
import { waypointReader } from './waypoint.ts'

const DIVE = 'uddf/profiledata/repetitiongroup/dive'
const DIVE_DEPTH = 4

/**
 * UDDF 3.0 to 3.3. The schema has sites, people, gases and gear before the dives that refer to them, so one reading is
 * enough. Only for a dive that refers to what isn't there yet, the file is read a second time for all of it.
 */
export async function* readUddf(
  source: ByteSource,
  encoding: Encoding,
  receipt: Receipt,
): AsyncGenerator<SourceDive> {
  const references = noReferences()
  const noted: Noted[] = []
  const used = new Set<string>()
  let hasAll = false
  const isWanted = (path: string, depth: number) =>
    (depth === DIVE_DEPTH && path === DIVE) || isSection(path, depth)
  const onSkipped = (path: string, value: string) => receipt.noteUnused(path, value)
  for await (const { element, path } of readElements(source, encoding, isWanted, onSkipped)) {
    if (path !== DIVE) readSection({ receipt, problems: [], noted }, references, element)
    else {
      if (!hasAll && refersAhead(element, references)) {
        await addAllReferences(source, encoding, references)
        hasAll = true
      }
      const { dive, refs } = readDive(element, references, receipt)
      yield dive
      // It is finished by now, and known to be a dive or not.
      if (isUsable(dive)) for (const ref of refs) used.add(ref)
    }
  }
  for (const { id, receipt: its } of noted) receipt.add(its, id !== undefined && used.has(id))
}

/** Whether a dive refers to something that is neither known yet nor one of its own cylinders. */
function refersAhead(dive: XmlElement, references: References): boolean {
  const own = new Set(childrenOf(dive, 'tankdata').map(({ attributes }) => attributes.id))
  const isAhead = ({ attributes: { ref }, children }: XmlElement): boolean =>
    (ref !== undefined && !own.has(ref) && !isKnown(references, ref)) || children.some(isAhead)
  return isAhead(dive)
}

/** `names` has the ids by which each cylinder is referred to, `refs` those of what the dive got. */
type Reading = SourceDive & { names: string[][]; refs: string[]; isDepthUnknown?: true }

const paragraph = custom<Reading>('notes', (dive, value) => {
  dive.notes = dive.notes === undefined ? value : `${dive.notes}\n\n${value}`
})

/** A number that the schema asks for even where nobody knows it. */
const unlessUnknown = <Target>(...[key, convert]: Parameters<typeof number<Target>>): Rule<Target> => {
  const rule = number<Target>(key, convert)
  return {
    ...rule,
    read: (target, value) => (parseNumber(value) === UNKNOWN ? 'stored' : rule.read(target, value)),
  }
}

/** Programs write 0 m for a depth that they don't know; the diver is to hear of it. */
const greatestDepth: Rule<Reading> = {
  ...number<Reading>('maxDepth'),
  read: (dive, value) => {
    if (parseNumber(value) !== UNKNOWN) return number<Reading>('maxDepth').read(dive, value)
    dive.isDepthUnknown = true
    return 'stored'
  },
}

const BEFORE = 'informationbeforedive'
const AFTER = 'informationafterdive'

const start = custom<Reading>('start', (dive, value) => {
  if (value.startsWith(NO_DATE)) return true
  const found = parseIsoTime(value)
  if (found) dive.start = found
  return found !== undefined
})

const RULES: Rules<Reading> = {
  '@id': text('sourceId'),
  [`${BEFORE}/datetime`]: start,
  [`${BEFORE}/divenumber`]: number('number'),
  [`${BEFORE}/airtemperature`]: number('airTemperature', celsiusOf),
  [`${BEFORE}/surfaceintervalbeforedive/passedtime`]: number('surfaceInterval'),
  [`${BEFORE}/equipmentused/leadquantity`]: number('weight'),
  [`${AFTER}/equipmentused/leadquantity`]: number('weight'),
  [`${AFTER}/greatestdepth`]: greatestDepth,
  [`${AFTER}/averagedepth`]: number('averageDepth'),
  [`${AFTER}/diveduration`]: unlessUnknown('duration', Math.round),
  [`${AFTER}/lowesttemperature`]: number('waterTemperature', celsiusOf),
  [`${AFTER}/visibility`]: number('visibility'),
  [`${AFTER}/rating/ratingvalue`]: number('rating', (points) => points / 10),
  [`${AFTER}/notes`]: paragraph,
  [`${AFTER}/notes/para`]: paragraph,
}

function readDive(
  element: XmlElement,
  references: References,
  receipt: Receipt,
): { dive: SourceDive; refs: readonly string[] } {
  const reading: Reading = { ...emptyDive(), names: [], refs: [] }
  const context = { receipt, problems: reading.problems }
  const samples: Sample[] = []
  // Waypoints refer to cylinders, which come after them in most files.
  for (const tank of childrenOf(element, 'tankdata').slice(0, MOST_CYLINDERS))
    readTank(context, reading, references, tank)
  const readWaypoint = waypointReader(context, reading, (ref) => findCylinder(reading, references, ref))
  const link = (part: XmlElement, path: string) => readLink(context, reading, references, part, path)
  mapElement(context, element, reading, {
    rules: RULES,
    parts: {
      [`${BEFORE}/link`]: link,
      [`${BEFORE}/equipmentused/link`]: link,
      [`${AFTER}/equipmentused/link`]: link,
      tankdata: () => undefined,
      'samples/waypoint': (part, path) => void samples.push(readWaypoint(part, path)),
    },
  })
  const { names: _names, refs, isDepthUnknown, ...dive } = reading
  if (element.own !== undefined) dive.own = element.own
  const timed = samples.filter(({ time }) => !Number.isNaN(time))
  if (isDepthUnknown && element.own === undefined && timed.every(({ depth }) => depth === undefined))
    dive.problems.push({ code: 'depth-missing' })
  if (timed.length > 0) addSamples(dive, timed)
  return { dive, refs }
}

/** A dive computer that the dive refers to recorded the samples. */
function addSamples({ computers }: SourceDive, samples: Sample[]): void {
  const [recorded] = computers
  if (recorded) recorded.samples = samples
  else computers.push({ samples })
}

/** A cylinder is named by its own id or by its gas; a gas without a cylinder becomes one. */
function findCylinder(
  { cylinders, names, refs }: Reading,
  { gases }: References,
  ref: string | undefined,
): number | undefined {
  if (ref === undefined) return cylinders.length > 0 ? 0 : undefined
  const found = names.findIndex((own) => own.includes(ref))
  if (found >= 0) return found
  if (!gases.has(ref) || cylinders.length >= MOST_CYLINDERS) return undefined
  const gas = gases.get(ref)
  names.push([ref])
  if (gas) refs.push(ref)
  return cylinders.push({ ...(gas && { gas }) }) - 1
}

function readLink(
  context: Context,
  dive: Reading,
  { places, people, computers, gear }: References,
  part: XmlElement,
  path: string,
): void {
  const ref = part.attributes.ref ?? ''
  const place = places.get(ref)
  const person = people.get(ref)
  const computer = computers.get(ref)
  const item = gear.get(ref)
  if (place) dive.place = place
  if (person) dive.buddies.push(person)
  if (computer) dive.computers.push({ ...computer, samples: [] })
  if (item) dive.gear.push(item)
  const field = place ? 'place' : person ? 'buddies' : computer ? 'computers' : item ? 'gear' : undefined
  if (field) dive.refs.push(ref)
  else dive.problems.push({ code: 'reference-missing', value: ref, line: part.line })
  mapElement(context, part, dive, { rules: field ? { '@ref': known(field) } : {}, path })
}

const TANK: Rules<SourceCylinder> = {
  tankvolume: number('volume', litersOf),
  tankpressurebegin: unlessUnknown('startPressure', barOf),
  tankpressureend: number('endPressure', barOf),
}

function readTank(context: Context, reading: Reading, { gases }: References, part: XmlElement): void {
  const cylinder: SourceCylinder = {}
  const names: string[] = []
  const name = (ref: string) => void names.push(ref)
  mapElement(context, part, cylinder, {
    path: 'dive/tankdata',
    into: 'cylinders',
    rules: {
      ...TANK,
      '@id': custom('name', (_, id) => name(id)),
      'link@ref': custom('gas', (tank, ref) => {
        name(ref)
        const gas = gases.get(ref)
        if (gas) {
          tank.gas = gas
          reading.refs.push(ref)
        }
        return gases.has(ref)
      }),
    },
  })
  reading.cylinders.push(cylinder)
  reading.names.push(names)
}
