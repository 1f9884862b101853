import { type ByteSource, readHead } from './byte-source.ts'

/** Enough for an XML declaration in UTF-16. */
const HEAD = 400

export type Encoding = { name: string; isGuessed: boolean }

/**
 * The encoding of a text file: by its byte order mark, by what it declares, or UTF-8. A file that isn't what
 * it declares is read as windows-1252, in which old programs write.
 */
export async function findEncoding(source: ByteSource): Promise<Encoding> {
  const head = await readHead(source, HEAD)
  const marked = markedEncoding(head)
  if (marked) return { name: marked, isGuessed: false }
  const declared = declaredEncoding(head) ?? 'utf-8'
  return (await isValid(source, declared))
    ? { name: declared, isGuessed: false }
    : { name: 'windows-1252', isGuessed: true }
}

function markedEncoding([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  // Without a mark, the zero byte beside the first ASCII character tells.
  if ((first === 0xff && second === 0xfe) || (second === 0 && first !== 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be'
  return undefined
}

function declaredEncoding(head: Uint8Array): string | undefined {
  const start = new TextDecoder('windows-1252').decode(head)
  const name = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1]
  // Anyone who declares UTF-16 without writing it means the bytes as they are.
  if (!name || /^utf-?16/i.test(name)) return undefined
  try {
    return new TextDecoder(name).encoding
  } catch {
    return undefined
  }
}

async function isValid(source: ByteSource, encoding: string): Promise<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  try {
    for await (const chunk of source()) decoder.decode(chunk, { stream: true })
    decoder.decode()
    return true
  } catch {
    return false
  }
}

/** The text of a file, chunk by chunk. */
export async function* readText(source: ByteSource, { name }: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(name)
  for await (const chunk of source()) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}
