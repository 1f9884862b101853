import {
  BANK_LIMITS,
  type BankReading,
  type QtiFile,
  readCsv,
  readGift,
  readMoodle,
  readQti,
  type TrueFalse,
} from '@fathom/domain/training/banks'
import { Problem } from '../../../../platform/problem.ts'
import type { ZipLimits } from '../../../../platform/zip/index.ts'
import { openPackage, readPacked } from '../../content/import/open-package.ts'
import { PackageProblem } from '../../content/import/package-problem.ts'
import { manifestText } from '../../content/manifest/manifest-text.ts'
import { parseXml } from '../../content/manifest/xml.ts'

const MB = 1024 * 1024

/** A bank of 2,000 questions has about 4 MB; the rest is space for pictures. */
export const BANK_FILE_LIMITS: ZipLimits = {
  zipBytes: 20 * MB,
  files: 6000,
  fileBytes: 20 * MB,
  totalBytes: 200 * MB,
  density: 100,
  denseFrom: 20 * MB,
}
const MOST_XML_BYTES = 8 * MB
/** Of all XML files of a zip together. */
const MOST_XML_TOTAL = 32 * MB

type Zipped = BankReading & { files: ReadonlyMap<string, Buffer> }
type ReadFile = BankReading & {
  format: 'qti' | 'moodle' | 'gift' | 'csv'
  /** The pictures of a zip that its questions name, by path. */
  files?: ReadonlyMap<string, Buffer>
}

/** Reads a file by what is in it: a zip, XML, a table, or else GIFT. */
export async function readBankFile(bytes: Buffer, words: TrueFalse): Promise<ReadFile> {
  if (bytes.length === 0) throw new PackageProblem('package-empty')
  if (bytes.length > BANK_FILE_LIMITS.zipBytes) throw new PackageProblem('package-too-big')
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return { format: 'qti', ...(await readZip(bytes)) }
  const text = checked(manifestText(bytes))
  if (text.startsWith('<')) return readXml(bytes, text, words)
  return isTable(text) ? { format: 'csv', ...readCsv(text) } : { format: 'gift', ...readGift(text, words) }
}

function readXml(bytes: Buffer, text: string, words: TrueFalse): ReadFile {
  const unreadable = (): ReadFile => ({ format: 'qti', ...readQti([], ['XML']) })
  if (bytes.length > MOST_XML_BYTES) throw new PackageProblem('package-too-big')
  try {
    const root = parseXml(text)
    if (root.name === 'quiz') return { format: 'moodle', ...readMoodle(root, words) }
    return { format: 'qti', ...readQti([{ path: root.name, root }]) }
  } catch {
    // The message is the parser's own, in English.
    return unreadable()
  }
}

async function readZip(bytes: Buffer): Promise<Zipped> {
  const zip = await openPackage(bytes, BANK_FILE_LIMITS)
  try {
    const files: QtiFile[] = []
    const unread: string[] = []
    let total = 0
    for (const [path, file] of zip.files) {
      if (!/\.xml$/i.test(path)) continue
      total += file.size
      if (total > MOST_XML_TOTAL) throw new PackageProblem('package-too-big', path)
      const content = await readPacked(file, MOST_XML_BYTES)
      const text = checked(manifestText(content), `${path}, `)
      try {
        files.push({ path, root: parseXml(text) })
      } catch {
        unread.push(path)
      }
    }
    const others = [...zip.files.keys()].filter((path) => !/\.xml$/i.test(path))
    const missing = files.length + unread.length === 0 ? ['imsmanifest.xml'] : unread
    const reading = readQti(files, missing, others)
    const pictures = new Map<string, Buffer>()
    for (const { picture } of reading.items) {
      const path = picture && 'path' in picture.from ? picture.from.path : undefined
      const file = path === undefined ? undefined : zip.files.get(path)
      if (path !== undefined && file && file.size <= BANK_LIMITS.pictureBytes && !pictures.has(path))
        pictures.set(path, await readPacked(file, BANK_LIMITS.pictureBytes))
    }
    return { ...reading, files: pictures }
  } finally {
    zip.close()
  }
}

/** Control characters but tabs and line breaks, what no encoding can carry, and marks that turn text around. */
const NOT_TEXT = /[^\P{Cc}\t\n\f\r\u0085]|[\u202D\u202E\uFFFD-\uFFFF]|\p{Cs}/u

/** TS-20: refuses the file with the line, as every other text. U+FFFD is what the decoder makes of wrong bytes. */
function checked(text: string, place = ''): string {
  const at = text.search(NOT_TEXT)
  if (at < 0) return text
  const line = text.slice(0, at).split(/\r\n?|\n/).length
  const code = (text.codePointAt(at) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  throw new Problem('invalid-characters', 400, {
    errors: [`${place}line ${line}: U+${code} is not allowed`],
    extra: { place: `${place}line ${line}` },
  })
}

/** The first line of a table names its columns. */
const isTable = (text: string) => {
  const [first = ''] = text.split('\n', 1)
  return first.split(/[,;\t]/).length >= 4 && /question|prompt|stem/i.test(first)
}
