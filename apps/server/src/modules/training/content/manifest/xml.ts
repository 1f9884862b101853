import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { plainText } from './xml-text.ts'

/** An element without its namespace: tools choose their prefixes freely, and some leave them out. */
export type Xml = {
  name: string
  attributes: Readonly<Record<string, string>>
  children: readonly Xml[]
  text: string
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

/** Throws what is wrong with it. Entities that a document declares are never expanded: it may not declare any. */
export function parseXml(text: string): Xml {
  if (/<!ENTITY/i.test(text)) throw new Error('it declares entities')
  const plain = wellFormed(text.replace(/<!DOCTYPE[^[>]*(\[[^\]]*\]\s*)?>/i, ''))
  const root = (parser.parse(plain) as RawNode[]).map(elementOf).find((element) => element !== undefined)
  if (!root) throw new Error('it has no root')
  return root
}

/** Some tools write `&` as it is; where that is all that is wrong, it is read as it was meant. */
function wellFormed(text: string): string {
  const verdict = XMLValidator.validate(text)
  if (verdict === true) return text
  const mended = text.replaceAll(/&(?!(?:#\d+|#x[\da-f]+|\w+);)/gi, '&amp;')
  if (XMLValidator.validate(mended) === true) return mended
  throw new BrokenXml(verdict.err.msg, String(verdict.err.line))
}

/** Its message is for whoever reads the code; whoever sent the package is told the line. */
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
  return {
    name: name.toLowerCase(),
    attributes: Object.fromEntries(attributes.map(([key, value]) => [key.toLowerCase(), plainText(value)])),
    children: inside.map(elementOf).filter((child) => child !== undefined),
    text: inside.map(textIn).join(''),
  }
}

/** What stands in CDATA is already plain. */
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

/** What stands in it, without the white space around; undefined when it is empty or not there. */
export const textOf = (element: Xml | undefined): string | undefined =>
  element?.text.replaceAll(/\s+/g, ' ').trim() || undefined
