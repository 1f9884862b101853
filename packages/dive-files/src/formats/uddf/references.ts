import type { ByteSource } from '../../byte-source.ts'
import type { Encoding } from '../../encoding.ts'
import { type Context, custom, mapElement, number, type Rules, text } from '../../mapping.ts'
import { Receipt } from '../../receipt.ts'
import type { Gas, SourceComputer, SourcePlace } from '../../source-dive.ts'
import { isLatitude, isLongitude } from '../../units.ts'
import { readElements } from '../../xml/read-elements.ts'
import type { XmlElement } from '../../xml/xml-element.ts'
import { fractionOf } from './si-units.ts'

/** What dives refer to, by its id. */
export type References = {
  places: Map<string, SourcePlace>
  people: Map<string, string>
  /** Undefined for a mix that says nothing about its gases. */
  gases: Map<string, Gas | undefined>
  gear: Map<string, string>
  computers: Map<string, Omit<SourceComputer, 'samples'>>
}

/** What was noted of something with this id; dives tell whether it is used. */
export type Noted = { id: string | undefined; receipt: Receipt }

type Noting = Context & { noted: Noted[] }

/** Notes of a part go into a receipt of their own. */
function aside(context: Noting, part: XmlElement): Context {
  const receipt = new Receipt(context.receipt.paths)
  context.noted.push({ id: part.attributes.id, receipt })
  return { receipt, problems: context.problems }
}

/** The sections that don't hold dives. They are small, whatever the number of dives. */
export const isSection = (path: string, depth: number) => depth === 2 && path !== 'uddf/profiledata'

export const noReferences = (): References => ({
  places: new Map(),
  people: new Map(),
  gases: new Map(),
  gear: new Map(),
  computers: new Map(),
})

/** Adds what the rest of a file has, for dives that refer to what comes after them. */
export async function addAllReferences(
  source: ByteSource,
  encoding: Encoding,
  references: References,
): Promise<void> {
  // The reading of the dives comes to the same sections, and notes them.
  const context = { receipt: new Receipt(), problems: [], noted: [] }
  for await (const { element } of readElements(source, encoding, isSection))
    readSection(context, references, element)
}

export const isKnown = (references: References, ref: string): boolean =>
  Object.values(references).some((known) => known.has(ref))

export function readSection(context: Noting, references: References, section: XmlElement): void {
  const site = (part: XmlElement, path: string) => readSite(aside(context, part), references, part, path)
  const person = (part: XmlElement, path: string) => readPerson(context, references, part, path)
  const gas = (part: XmlElement, path: string) => readGas(aside(context, part), references, part, path)
  // Version 3.2 has a list of sites in `divesite`; before, each `divesite` is one.
  const isSite = section.name === 'divesite' && section.attributes.id !== undefined
  if (isSite) site(section, 'divesite')
  else
    mapElement(context, section, references, {
      rules: {},
      parts: { site, owner: person, buddy: person, mix: gas },
    })
}

const latitude = number<SourcePlace>('latitude', (value) => (isLatitude(value) ? value : undefined))
const longitude = number<SourcePlace>('longitude', (value) => (isLongitude(value) ? value : undefined))

function readSite(context: Context, { places }: References, part: XmlElement, path: string): void {
  const place: SourcePlace = {}
  const rules: Rules<SourcePlace> = {
    '@id': custom('name', (_, id) => void places.set(id, place)),
    name: text('name'),
    'geography/location': text('region'),
    'geography/address/country': text('country'),
    'geography/latitude': latitude,
    'geography/longitude': longitude,
    'geography/gps/latitude': latitude,
    'geography/gps/longitude': longitude,
  }
  mapElement(context, part, place, { rules, path, into: 'place' })
  // Geography must have a location, and some have nothing more to say there than the name.
  if (place.region === place.name) delete place.region
}

type Person = { id?: string; first?: string; last?: string }

const PERSON: Rules<Person> = {
  '@id': { ...text<Person>('id'), field: 'buddies' },
  'personal/firstname': { ...text<Person>('first'), field: 'buddies' },
  'personal/lastname': { ...text<Person>('last'), field: 'buddies' },
}

/** The owner is the diver, whose gear this is; others are buddies. */
function readPerson(context: Noting, references: References, part: XmlElement, path: string): void {
  const person: Person = {}
  const item = (gear: XmlElement, at: string) => readGear(aside(context, gear), references, gear, at)
  mapElement(aside(context, part), part, person, {
    path,
    rules: part.name === 'owner' ? {} : PERSON,
    parts: Object.fromEntries(GEAR.map((name) => [`equipment/${name}`, item])),
  })
  const name = [person.first, person.last].filter(Boolean).join(' ')
  if (person.id && name) references.people.set(person.id, name)
}

const COMPUTER = 'divecomputer'
const GEAR = [
  'boots',
  'buoyancycontroldevice',
  'camera',
  'compass',
  COMPUTER,
  'fins',
  'gloves',
  'knife',
  'lead',
  'light',
  'mask',
  'rebreather',
  'regulator',
  'scooter',
  'suit',
  'tank',
  'variouspieces',
  'watch',
]

type Item = { id?: string; name?: string; model?: string; serial?: string; maker?: string }

/** Gear is known by one name, a computer by all but its own. */
function itemRules({ name, children }: XmlElement): Rules<Item> {
  const has = (part: string) => children.some((child) => child.name === part)
  const rules = { '@id': text<Item>('id'), name: text<Item>('name'), model: text<Item>('model') }
  if (name !== COMPUTER) return has('name') ? { '@id': rules['@id'], name: rules.name } : rules
  const more = { serialnumber: text<Item>('serial'), 'manufacturer/name': text<Item>('maker') }
  return has('model') ? { '@id': rules['@id'], model: rules.model, ...more } : { ...rules, ...more }
}

function readGear(context: Context, { gear, computers }: References, part: XmlElement, path: string): void {
  const item: Item = {}
  const isComputer = part.name === COMPUTER
  mapElement(context, part, item, { rules: itemRules(part), path, into: isComputer ? 'computers' : 'gear' })
  const { id, name, model, serial, maker } = item
  const shown = name ?? model
  if (!id || !shown) return
  if (isComputer)
    computers.set(id, { model: model ?? shown, ...(maker && { maker }), ...(serial && { serial }) })
  else gear.set(id, shown)
}

function readGas(context: Context, { gases }: References, part: XmlElement, path: string): void {
  const mix: Partial<Gas> & { id?: string } = {}
  const rules: Rules<typeof mix> = {
    '@id': { ...text<typeof mix>('id'), field: 'oxygen' },
    o2: number('oxygen', fractionOf),
    he: number('helium', fractionOf),
  }
  mapElement(context, part, mix, { rules, path, into: 'cylinders.gas' })
  const { id, oxygen, helium } = mix
  const isKnown =
    oxygen !== undefined || helium !== undefined || part.children.some(({ name }) => name === 'n2')
  if (id !== undefined) gases.set(id, isKnown ? { oxygen: oxygen ?? 0.21, helium: helium ?? 0 } : undefined)
}
