/**
 * Control characters, line separators, lone surrogates, bidi controls (embeddings, overrides and isolates),
 * and blanks that pass as characters: zero-width spaces, fillers, the empty Braille cell. Joiners and
 * variation selectors are allowed, since Persian, Japanese names and many emoji need them.
 */
const UNPRINTABLE =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00ad\u115f\u1160\u180e\u200b\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb]/u

export const isUnprintable = (text: string): boolean => UNPRINTABLE.test(text)

/** Whether any text in this value has a character that nobody sees. Line breaks are allowed. */
export function hasUnprintableText(value: unknown): boolean {
  if (typeof value === 'string') return isUnprintable(value.replaceAll(/\r?\n/g, ' '))
  return typeof value === 'object' && value !== null && Object.values(value).some(hasUnprintableText)
}

const LINE_BREAK_OR_UNPRINTABLE = new RegExp(`\\r?\\n|${UNPRINTABLE.source}`, 'gu')

/** Without characters that nobody sees or that turn around what follows. Line breaks stay. */
export const printableOf = (text: string): string =>
  text.replaceAll(LINE_BREAK_OR_UNPRINTABLE, (found) =>
    found.endsWith('\n') ? '\n' : found === '\t' ? ' ' : '',
  )
