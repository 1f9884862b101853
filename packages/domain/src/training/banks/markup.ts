/** An element of an XML file. Names of elements and attributes are in small letters and without their namespace. */
export type XmlElement = {
  name: string
  attributes: Readonly<Record<string, string>>
  nodes: readonly (string | XmlElement)[]
}

export const elementsOf = ({ nodes }: XmlElement): XmlElement[] =>
  nodes.filter((node) => typeof node !== 'string')

/** The element and everything below it, in the order of the file. */
export const withDescendants = (element: XmlElement): XmlElement[] => [
  element,
  ...elementsOf(element).flatMap(withDescendants),
]

const BLOCKS = /^(p|div|li|ul|ol|tr|table|h[1-6]|blockquote|pre|prompt|rubricblock|br)$/
const PLAIN = /^(p|div|span|br|prompt|contentbody)$/
const isPicture = (name: string) => name === 'img' || name === 'object' || name === 'picture'

/** The text of an element, and what of it a text can't have. */
export type PlainText = { text: string; hasFormatting: boolean; hasPicture: boolean }

/** Reads an element as text, without those that `isLeftOut` names. */
export function textOfElement(
  element: XmlElement,
  isLeftOut: (element: XmlElement) => boolean = () => false,
): PlainText {
  const found = { hasFormatting: false, hasPicture: false }
  const read = (node: string | XmlElement): string => {
    if (typeof node === 'string') return node.replaceAll(/[ \t\r\n]+/g, ' ')
    if (isLeftOut(node)) return ''
    if (isPicture(node.name)) found.hasPicture = true
    else if (node !== element && !PLAIN.test(node.name)) found.hasFormatting = true
    const inside = node.nodes.map(read).join('')
    return BLOCKS.test(node.name) ? `\n${inside}\n` : inside
  }
  return { text: read(element), ...found }
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  deg: '°',
  times: '×',
  frac12: '½',
}

const decode = (text: string) =>
  text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,8}));/gi, (whole, hex, decimal, name) => {
    if (name) return ENTITIES[name] ?? whole
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })

/** Reads HTML as text. It's never shown as HTML, so what isn't understood can do no harm. */
export function textOfHtml(html: string): PlainText {
  const found = { hasFormatting: false, hasPicture: false }
  const text = html
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, () => {
      found.hasFormatting = true
      return ''
    })
    .replaceAll(/[ \t\r\n]+/g, ' ')
    .replaceAll(/<\/?([a-z][a-z\d]*)\b[^<>]*>/gi, (_, tag: string) => {
      const name = tag.toLowerCase()
      if (isPicture(name)) found.hasPicture = true
      else if (!PLAIN.test(name)) found.hasFormatting = true
      return BLOCKS.test(name) ? '\n' : ''
    })
  return { text: decode(text), ...found }
}

export const escapeXml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`)
