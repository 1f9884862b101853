import { type ByteSource, readHead } from './byte-source.ts'
import { FileProblem } from './file-problem.ts'
import { own } from './own.ts'

export const FORMATS = ['uddf', 'subsurface', 'shearwater', 'fit', 'dl7', 'suunto', 'macdive', 'csv'] as const
export type DiveFileFormat = (typeof FORMATS)[number]

const HEAD = 8192

const ROOTS: Readonly<Record<string, DiveFileFormat>> = {
  uddf: 'uddf',
  divelog: 'subsurface',
  dives: 'subsurface',
  sml: 'suunto',
}

/** LO-01: the format of a file by its content, because names lie. */
export async function detectFormat(source: ByteSource): Promise<DiveFileFormat> {
  const head = await readHead(source, HEAD)
  if (head.length === 0) throw new FileProblem('empty-file')
  const ascii = new TextDecoder('windows-1252').decode(head)
  if (ascii.startsWith('SQLite format 3')) throw new FileProblem('database-file')
  if (ascii.slice(8, 12) === '.FIT') return 'fit'
  // Every second byte of UTF-16 is a zero in the words that matter here.
  const plain = ascii.replaceAll('\u0000', '').replace(/^(ï»¿|ÿþ|þÿ)/, '')
  if (/^\s*FSH\|/.test(plain)) return 'dl7'
  const root = /<(?:\w+:)?([A-Za-z]\w*)[\s>/]/.exec(withoutProlog(plain))?.[1]
  if (root === 'dive' && /<diveLog[\s>]/.test(plain)) return 'shearwater'
  if (root === 'dives' && /<(units|schema)>|mac-dive\.com/.test(plain)) return 'macdive'
  if (/^\s*\{/.test(plain)) return jsonFormat(plain)
  const format = /^\s*</.test(plain) ? own(ROOTS, root ?? '') : isText(plain) ? 'csv' : undefined
  if (!format) throw new FileProblem('unknown-format')
  return format
}

/** Suunto alone writes JSON; its log may come after other members. */
function jsonFormat(start: string): DiveFileFormat {
  if (!start.includes('"DeviceLog"')) throw new FileProblem('unknown-format')
  return 'suunto'
}

const withoutProlog = (text: string) =>
  text.replaceAll(/<\?[\s\S]*?\?>|<!--[\s\S]*?-->/g, '').replace(/<!DOCTYPE[^[>]*(\[[\s\S]*?\])?\s*>/i, '')

// biome-ignore lint/suspicious/noControlCharactersInRegex: no text has them, every picture does.
const CONTROL = /[\u0000-\u0008\u000e-\u001f]/

const isText = (start: string) => !CONTROL.test(start)
