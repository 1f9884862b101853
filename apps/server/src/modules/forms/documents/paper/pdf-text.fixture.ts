import { inflateSync } from 'node:zlib'

const OBJECT = /(\d+) 0 obj\b([\s\S]*?)endobj/g

function streamOf(body: string): string {
  const [, bytes] = /stream\r?\n([\s\S]*?)\r?\nendstream/.exec(body) ?? []
  if (bytes === undefined) return ''
  return body.includes('/FlateDecode') ? inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1') : bytes
}

/** Which text each glyph of a font stands for: its `ToUnicode` table. */
function glyphsOf(table: string): ReadonlyMap<string, string> {
  const glyphs = new Map<string, string>()
  const textOf = (hex = '') => Buffer.from(hex, 'hex').swap16().toString('utf16le')
  for (const [, lines = ''] of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph = '', text] of lines.matchAll(/<(\w+)>\s*<(\w+)>/g))
      glyphs.set(glyph.toLowerCase(), textOf(text))
  return glyphs
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** The glyphs of a string in a page, four digits each. */
const glyphsIn = (literal: string) =>
  Buffer.from(
    literal.replace(/\\([0-7]{1,3}|.)/gs, (_, sign: string) =>
      /^\d/.test(sign) ? String.fromCharCode(Number.parseInt(sign, 8)) : (ESCAPES[sign] ?? sign),
    ),
    'latin1',
  )
    .toString('hex')
    .match(/.{4}/g) ?? []

const SHOWN = /\/(f\d+) [\d.]+ Tf|\(((?:\\[\s\S]|[^\\)])*)\)/g

/** The text of a PDF of ours, as a reader copies it out. Spaces are left out, because lines break at any of them. */
export function pdfText(pdf: Uint8Array): string {
  const file = Buffer.from(pdf).toString('latin1')
  const objects = new Map([...file.matchAll(OBJECT)].map(([, id = '', body = '']) => [id, body]))
  const all = [...objects.values()]
  const fonts = new Map<string, ReadonlyMap<string, string>>()
  for (const body of all)
    for (const [, name = '', id = ''] of body.matchAll(/\/(f\d+) (\d+) 0 R/g)) {
      const [, table = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? []
      fonts.set(name, glyphsOf(streamOf(objects.get(table) ?? '')))
    }
  let text = ''
  for (const content of all.map(streamOf).filter((each) => /\bBT\b/.test(each))) {
    let font: ReadonlyMap<string, string> | undefined
    for (const [, name, literal = ''] of content.matchAll(SHOWN))
      if (name) font = fonts.get(name)
      else
        text += glyphsIn(literal)
          .map((glyph) => font?.get(glyph) ?? '')
          .join('')
  }
  return spaceless(text)
}

/** Without spaces, breaks and marks of direction. */
export const spaceless = (text: string) => text.replace(/[\s\u00a0\u200b\u2068\u2069]/g, '')
