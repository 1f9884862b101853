import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { plainText } from './xml-text.ts'

/** An element without its namespace: tools choose their own prefixes, and some omit them. */
export type Xml = {
  name: string
  attributes: Readonly<Record<string, string>>
  children: readonly Xml[]
  text: string
  /** Its texts and children in order. */
  nodes: readonly (string | Xml)[]
}

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  processEntities: false,
  cdataPropName: '#cdata',
  maxNestedTags: 100,
})

/**
 * Throws if the XML is invalid. Entities are never expanded, and a document may not declare any. Everything here
 * reads the text once from start to end: an expression that begins again at every mark blocks the server for
 * minutes with a small file.
 */
export function parseXml(text: string): Xml {
  if (/<!ENTITY/i.test(text)) throw new Error('it declares entities')
  refuseWideAttributes(text)
  const plain = wellFormed(withoutDoctype(text))
  const root = (parser.parse(plain) as RawNode[]).map(elementOf).find((element) => element !== undefined)
  if (!root) throw new Error('it has no root')
  return root
}

/** Leaves out the document type before the root. One with declarations of its own is refused. */
function withoutDoctype(text: string): string {
  const root = text.search(/<[^!?]/)
  const start = text.slice(0, root < 0 ? undefined : root).search(/<!DOCTYPE/i)
  if (start < 0) return text
  const end = text.indexOf('>', start)
  if (end < 0) throw new BrokenXml('its document type has no end')
  if (text.slice(start, end).includes('[')) throw new BrokenXml('its document type has declarations')
  return text.slice(0, start) + text.slice(end + 1)
}

const WIDEST_SPACE = 100

/** The validator reads the spaces before an equals sign without a name again from each of them. */
function refuseWideAttributes(text: string): void {
  for (let at = text.indexOf('='); at >= 0; at = text.indexOf('=', at + 1)) {
    if (at >= WIDEST_SPACE && text.slice(at - WIDEST_SPACE, at).trim() === '')
      throw new BrokenXml('an equals sign is too far from its name')
  }
}

/** Some tools don't escape `&`; if that's the only error, we read it as intended. */
function wellFormed(text: string): string {
  const verdict = XMLValidator.validate(text)
  if (verdict === true) return text
  const mended = text.replaceAll(/&(?!(?:#\d+|#x[\da-f]+|\w+);)/gi, '&amp;')
  if (XMLValidator.validate(mended) === true) return mended
  throw new BrokenXml(verdict.err.msg, String(verdict.err.line))
}

/** The message is for developers; the sender of the package sees the line number. */
export class BrokenXml extends Error {
  readonly line: string

  constructor(message: string, line = '') {
    super(message)
    this.line = line
  }
}

type RawNode = { ':@'?: Record<string, string>; '#text'?: unknown; '#cdata'?: RawNode[] } & Record<
  string,
  unknown
>

const isName = (key: string) => !/^[:#?]/.test(key)

function elementOf(node: RawNode): Xml | undefined {
  const name = Object.keys(node).find(isName)
  if (name === undefined) return undefined
  const inside = (node[name] ?? []) as RawNode[]
  const attributes = Object.entries(node[':@'] ?? {})
  const nodes = inside.map((each) => elementOf(each) ?? textIn(each))
  return {
    name: name.toLowerCase(),
    attributes: Object.fromEntries(attributes.map(([key, value]) => [key.toLowerCase(), plainText(value)])),
    children: nodes.filter((each) => typeof each !== 'string'),
    text: nodes.filter((each) => typeof each === 'string').join(''),
    nodes,
  }
}

/** CDATA content is already plain text. */
const textIn = (node: RawNode): string =>
  node['#cdata'] ? String(node['#cdata'][0]?.['#text'] ?? '') : plainText(node['#text'])

export const childrenOf = (element: Xml | undefined, name: string): readonly Xml[] =>
  element?.children.filter((child) => child.name === name) ?? []

/** The first child at the end of this path of names. */
export function findChild(element: Xml | undefined, ...path: readonly string[]): Xml | undefined {
  const [name, ...rest] = path
  if (element === undefined || name === undefined) return element
  const found = childrenOf(element, name).map((child) => findChild(child, ...rest))
  return found.find((child) => child !== undefined)
}

/** The trimmed text; undefined if it's empty or missing. */
export const textOf = (element: Xml | undefined): string | undefined =>
  element?.text.replaceAll(/\s+/g, ' ').trim() || undefined
