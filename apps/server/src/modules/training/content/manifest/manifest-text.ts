const DECLARED = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w-]{1,40})["']/

/** Decodes a manifest in any encoding: by its byte order mark, its zero bytes, or its declaration. */
export function manifestText(bytes: Buffer): string {
  const encoding = markOf(bytes) ?? zerosOf(bytes) ?? declaredIn(bytes)
  return new TextDecoder(encoding)
    .decode(bytes)
    .replace(/^\uFEFF/, '')
    .trimStart()
}

function markOf(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 'utf-8' : undefined
}

/**
 * Without a byte order mark, the position of the zero byte in the first character, a `<`, shows the encoding.
 */
function zerosOf(bytes: Buffer): string | undefined {
  if (bytes[0] === 0x3c && bytes[1] === 0) return 'utf-16le'
  return bytes[0] === 0 && bytes[1] === 0x3c ? 'utf-16be' : undefined
}

/** A declared UTF-16 can't be true here, because we could read the declaration byte by byte. */
function declaredIn(bytes: Buffer): string {
  const label = DECLARED.exec(bytes.subarray(0, 200).toString('latin1'))?.[1] ?? 'utf-8'
  if (/^utf-?16/i.test(label)) return 'utf-8'
  try {
    return new TextDecoder(label).encoding
  } catch {
    return 'utf-8'
  }
}
