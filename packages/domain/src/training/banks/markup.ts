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
  const parts: string[] = []
  const read = (node: string | XmlElement): void => {
    if (typeof node === 'string') {
      parts.push(node.replaceAll(/[ \t\r\n]+/g, ' '))
      return
    }
    if (isLeftOut(node)) return
    if (isPicture(node.name)) found.hasPicture = true
    else if (node !== element && !PLAIN.test(node.name)) found.hasFormatting = true
    const edge = BLOCKS.test(node.name) ? '\n' : ''
    parts.push(edge)
    for (const each of node.nodes) read(each)
    parts.push(edge)
  }
  read(element)
  return { text: parts.join(''), ...found }
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

/** The pictures in HTML, with the attributes that name them. */
export const picturesInHtml = (html: string): { src: string; alt: string }[] =>
  [...html.matchAll(/<img\b([^<>]*)>/gi)].map(([, attributes = '']) => ({
    src: attributeIn(attributes, 'src'),
    alt: attributeIn(attributes, 'alt'),
  }))

function attributeIn(attributes: string, name: string): string {
  const [, double, single] =
    new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)')`, 'i').exec(attributes) ?? []
  return decode(double ?? single ?? '')
}

const HIDDEN = /<(?:(!--)|(script|style)\b)/gi
const ENDS = { '!--': /-->/g, script: /<\/script\s*>/gi, style: /<\/style\s*>/gi } as const

/** Without comments, scripts and styles. One that isn't closed stays, and its end is searched only once. */
function withoutHidden(html: string): { text: string; hasCode: boolean } {
  const parts: string[] = []
  const unclosed = new Set<string>()
  let [from, hasCode] = [0, false]
  for (const { index, 1: comment, 2: code } of html.matchAll(HIDDEN)) {
    const kind = (comment ?? code?.toLowerCase()) as keyof typeof ENDS
    if (index < from || unclosed.has(kind)) continue
    const end = ENDS[kind]
    end.lastIndex = index
    if (!end.test(html)) {
      unclosed.add(kind)
      continue
    }
    parts.push(html.slice(from, index))
    from = end.lastIndex
    if (code) hasCode = true
  }
  return { text: parts.join('') + html.slice(from), hasCode }
}

/** Reads HTML as text. It's never shown as HTML, so what isn't understood can do no harm. */
export function textOfHtml(html: string): PlainText {
  const found = { hasFormatting: false, hasPicture: false }
  const shown = withoutHidden(html)
  if (shown.hasCode) found.hasFormatting = true
  const text = shown.text
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
