import { type Bytes, joinBytes } from './bytes.ts'

/** The marker inside all our files. A file that has it but isn't signed was rewritten. */
export const FILE_MARK = 'fathom-signed-form'
/** The marker inside the page that a physician fills in by hand. It's never signed by us. */
export const EVALUATION_MARK = 'fathom-evaluation'
/** The number of the version follows. */
const LINE = '\n%FATHOM'
const END = /startxref\s+(\d+)\s+%%EOF\s*$/

const latin1 = (bytes: Bytes): string => {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return text
}

const bytesOf = (text: string): Bytes => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

/**
 * Appends the signature as a PDF comment, followed by another end-of-file marker where readers look for it.
 * This way the hash covers every byte before it.
 */
export function withSignature(pdf: Bytes, code: string): Bytes {
  const start = END.exec(latin1(pdf.slice(-200)))?.[1]
  if (start === undefined) throw new RangeError('this is no whole PDF')
  return joinBytes([pdf, bytesOf(`\n%${code}\nstartxref\n${start}\n%%EOF\n`)])
}

export type FileSignature =
  | { is: 'foreign' }
  | { is: 'evaluation' }
  /** It has our marker, but not the signature that we would have written. */
  | { is: 'broken' }
  | { is: 'signed'; code: string; fileHash: string }

function unsigned(text: string): FileSignature {
  if (text.includes(FILE_MARK)) return { is: 'broken' }
  return { is: text.includes(EVALUATION_MARK) ? 'evaluation' : 'foreign' }
}

/** Reads the signature of a file. It only checks that the file ends the way we end it. */
export async function readFileSignature(bytes: Bytes): Promise<FileSignature> {
  const text = latin1(bytes)
  if (!text.startsWith('%PDF-')) return { is: 'foreign' }
  const at = text.lastIndexOf(LINE)
  if (at < 0) return unsigned(text)
  const body = bytes.slice(0, at)
  const code = text.slice(at + 2, text.indexOf('\n', at + 2))
  const start = END.exec(text.slice(Math.max(0, at - 200), at))?.[1]
  const isEnding = text.slice(at) === `\n%${code}\nstartxref\n${start}\n%%EOF\n`
  if (!isEnding) return { is: 'broken' }
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', body))
  return {
    is: 'signed',
    code,
    fileHash: Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join(''),
  }
}
