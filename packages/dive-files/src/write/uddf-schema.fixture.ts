import { SaxesParser, type SaxesTagNS } from 'saxes'

/*
 * What the XML schema of UDDF 3.2 says about the elements that we write, in our own words: it isn't the schema
 * itself, and it knows no element that we don't write. An element that isn't here is a violation.
 */

const NAMESPACE = 'http://www.streit.cc/uddf/3.2/'

/** `!` once, `?` at most once, `+` once or more, `*` any number. */
type Content = { order: 'sequence' | 'any'; parts: string } | { text: keyof typeof TEXTS }
type Rule = { attributes?: string; content?: Content }

const TEXTS = {
  string: /[\s\S]*/,
  number: /^\s*([+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?|INF|-INF|NaN)\s*$/,
  integer: /^\s*[+-]?\d+\s*$/,
  positive: /^\s*\+?0*[1-9]\d*\s*$/,
  points: /^\s*([1-9]|10)\s*$/,
  moment: /^\d{4,}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/,
  alarm: /^(ascent|breath|deco|error|link|microbubbles|rbt|skincooling|surface)$/,
  program: /^(converter|divecomputer|logbook)$/,
  stop: /^(safety|mandatory)$/,
  name: /^[A-Za-z_][\w.-]*$/,
} as const

const sequence = (parts: string): Content => ({ order: 'sequence', parts })
const any = (parts: string): Content => ({ order: 'any', parts })
const text = (type: keyof typeof TEXTS): Rule => ({ content: { text: type } })

const ID = 'id:name!'
const piece: Rule = {
  attributes: ID,
  content: sequence(
    'name! aliasname* link? manufacturer? model? serialnumber? purchase? serviceinterval? nextservicedate? notes?',
  ),
}
const person: Rule = {
  attributes: ID,
  content: sequence(
    'personal! address? contact? equipment? medical? education? divepermissions? diveinsurances? notes?',
  ),
}

const ELEMENTS: Readonly<Record<string, Rule>> = {
  uddf: {
    attributes: 'version:string',
    content: sequence(
      'generator! mediadata? maker? business? diver? divesite? divetrip? gasdefinitions? decomodel? profiledata? tablegeneration? divecomputercontrol?',
    ),
  },
  generator: { content: sequence('name! aliasname* type? link? manufacturer? version? datetime?') },
  type: text('program'),
  version: text('string'),
  name: text('string'),
  datetime: text('moment'),
  link: { attributes: 'ref:name!' },
  diver: { content: sequence('owner! buddy*') },
  owner: person,
  buddy: person,
  personal: {
    content: sequence('firstname! middlename? lastname! birthname? honorific? sex? birthdate? passport?'),
  },
  firstname: text('string'),
  lastname: text('string'),
  equipment: {
    content: sequence(
      'boots* buoyancycontroldevice* camera* compass* compressor* divecomputer* equipmentconfiguration* fins* gloves* knife* lead* light* mask* rebreather* regulator* scooter* suit* tank* variouspieces* videocamera* watch*',
    ),
  },
  divecomputer: piece,
  variouspieces: piece,
  manufacturer: { attributes: ID, content: sequence('name! aliasname* address? contact?') },
  model: text('string'),
  serialnumber: text('string'),
  divesite: { content: sequence('divebase* site*') },
  site: {
    attributes: ID,
    content: sequence('name! aliasname* environment? geography? ecology? sitedata? rating* notes?'),
  },
  geography: { content: sequence('location! address? latitude? longitude? altitude? timezone?') },
  location: text('string'),
  address: { content: any('street? city? postcode? country! province?') },
  country: text('string'),
  latitude: text('number'),
  longitude: text('number'),
  gasdefinitions: { content: sequence('mix+') },
  mix: {
    attributes: ID,
    content: sequence(
      'name! aliasname* o2? n2? he? ar? h2? priceperlitre? maximumpo2? maximumoperationdepth? equivalentairdepth?',
    ),
  },
  o2: text('number'),
  n2: text('number'),
  he: text('number'),
  profiledata: { content: sequence('repetitiongroup+') },
  repetitiongroup: { attributes: ID, content: sequence('dive+') },
  dive: {
    attributes: ID,
    content: sequence('applicationdata? informationbeforedive! tankdata* samples? informationafterdive!'),
  },
  informationbeforedive: {
    content: sequence(
      'link* divenumber? divenumberofday? internaldivenumber? datetime! airtemperature? surfaceintervalbeforedive? altitude? equipmentused? apparatus? platform? purpose? stateofrestbeforedive? tripmembership? alcoholbeforedive? medicalbeforedive? nosuit? price? inputprofile? plannedprofile? surfacepressure?',
    ),
  },
  divenumber: text('positive'),
  airtemperature: text('number'),
  surfaceintervalbeforedive: { content: sequence('infinity? passedtime? wayaltitude* exposuretoaltitude?') },
  passedtime: text('integer'),
  equipmentused: { content: sequence('leadquantity? link*') },
  leadquantity: text('number'),
  tankdata: {
    content: sequence('link* tankvolume? tankpressurebegin! tankpressureend? breathingconsumptionvolume?'),
  },
  tankvolume: text('number'),
  tankpressurebegin: text('number'),
  tankpressureend: text('number'),
  samples: { content: sequence('waypoint+') },
  waypoint: {
    content: sequence(
      'alarm* batterychargecondition* cns? decostop* bodytemperature? calculatedpo2? depth? divetime? heading? otu? pulserate? remainingbottomtime? remainingo2time? setmarker? setpo2? switchmix? tankpressure* temperature? divemode? gradientfactor? measuredpo2* nodecotime?',
    ),
  },
  alarm: { attributes: 'level:number', content: { text: 'alarm' } },
  cns: text('number'),
  decostop: { attributes: 'kind:stop! decodepth:number! duration:number!' },
  depth: text('number'),
  divetime: text('number'),
  heading: text('number'),
  pulserate: text('number'),
  setmarker: text('string'),
  switchmix: { attributes: 'ref:name!' },
  tankpressure: { attributes: 'ref:name', content: { text: 'number' } },
  temperature: text('number'),
  nodecotime: text('number'),
  informationafterdive: {
    content: any(
      'lowesttemperature? greatestdepth! visibility? notes? rating? diveduration! averagedepth? observations?',
    ),
  },
  lowesttemperature: text('number'),
  greatestdepth: text('number'),
  visibility: text('number'),
  diveduration: text('number'),
  averagedepth: text('number'),
  notes: { content: sequence('para* link*') },
  para: text('string'),
  rating: { content: sequence('datetime? ratingvalue!') },
  ratingvalue: text('points'),
}

type Node = { name: string; attributes: Record<string, string>; children: Node[]; text: string }

/** Everything in a file that the schema forbids; nothing if it is valid. */
export function violationsOf(xml: string): string[] {
  const violations: string[] = []
  const root = treeOf(xml, violations)
  const ids = new Set<string>()
  const refs: string[] = []
  const visit = (node: Node) => {
    const rule = Object.hasOwn(ELEMENTS, node.name) ? ELEMENTS[node.name] : undefined
    if (!rule) violations.push(`${node.name}: unknown`)
    else violations.push(...attributeViolations(node, rule), ...contentViolations(node, rule))
    const { id, ref } = node.attributes
    if (id !== undefined && ids.has(id)) violations.push(`${node.name}: id ${id} twice`)
    if (id !== undefined) ids.add(id)
    if (ref !== undefined) refs.push(ref)
    for (const child of node.children) visit(child)
  }
  if (root.name !== 'uddf') violations.push(`${root.name}: not the root`)
  visit(root)
  for (const ref of refs) if (!ids.has(ref)) violations.push(`ref ${ref}: nothing has this id`)
  return [...new Set(violations)]
}

function treeOf(xml: string, violations: string[]): Node {
  const top: Node = { name: '', attributes: {}, children: [], text: '' }
  const open = [top]
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => violations.push(error.message))
  parser.on('opentag', (tag: SaxesTagNS) => {
    if (tag.uri !== NAMESPACE) violations.push(`${tag.name}: of another namespace`)
    const attributes = Object.values(tag.attributes).filter(
      ({ prefix, name }) => (prefix || name) !== 'xmlns',
    )
    const node: Node = {
      name: tag.local,
      attributes: Object.fromEntries(attributes.map(({ name, value }) => [name, value])),
      children: [],
      text: '',
    }
    open.at(-1)?.children.push(node)
    open.push(node)
  })
  parser.on('text', (part) => {
    const node = open.at(-1)
    if (node) node.text += part
  })
  parser.on('closetag', () => open.pop())
  parser.write(xml).close()
  return top.children[0] ?? top
}

function attributeViolations({ name, attributes }: Node, rule: Rule): string[] {
  const allowed = (rule.attributes ?? '').split(' ').flatMap((part) => {
    const [, key, type, required] = /^(\w+):(\w+)(!?)$/.exec(part) ?? []
    return key && type ? [{ key, type: TEXTS[type as keyof typeof TEXTS], isRequired: required === '!' }] : []
  })
  return [
    ...allowed
      .filter(({ key, isRequired }) => isRequired && attributes[key] === undefined)
      .map(({ key }) => `${name}@${key}: missing`),
    ...Object.entries(attributes).flatMap(([key, value]) => {
      const found = allowed.find((each) => each.key === key)
      if (!found) return [`${name}@${key}: unknown`]
      return found.type.test(value) ? [] : [`${name}@${key}: ${value}`]
    }),
  ]
}

function contentViolations({ name, children, text: content }: Node, { content: rule }: Rule): string[] {
  if (rule && 'text' in rule) {
    if (children.length > 0) return [`${name}: has elements`]
    return TEXTS[rule.text].test(content) ? [] : [`${name}: ${content}`]
  }
  const parts = (rule?.parts ?? '').split(' ').filter(Boolean)
  const names = parts.map((part) => part.slice(0, -1))
  const positions = children.map((child) => names.indexOf(child.name))
  const isInOrder = positions.every((at, index) => index === 0 || at >= (positions[index - 1] ?? 0))
  return [
    ...(content.trim() === '' ? [] : [`${name}: has text`]),
    ...children
      .filter((child) => !names.includes(child.name))
      .map((child) => `${name}/${child.name}: not here`),
    ...(rule?.order === 'sequence' && !isInOrder ? [`${name}: wrong order`] : []),
    ...parts.flatMap((part, at) => {
      const count = positions.filter((position) => position === at).length
      const sign = part.at(-1)
      if (count === 0 && (sign === '!' || sign === '+')) return [`${name}/${names[at]}: missing`]
      return count > 1 && (sign === '!' || sign === '?') ? [`${name}/${names[at]}: several`] : []
    }),
  ]
}
