/** A text in parts, with the parts that were searched for marked. */
export type MarkedText = readonly { text: string; isHit: boolean }[]

/** Letters that Unicode doesn't decompose into a base letter and a mark, and the sigma at the end of a word. */
const PLAIN: Readonly<Record<string, string>> = {
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ς: 'σ',
}
const UNUSUAL = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g')
const APOSTROPHES = /[’‘ʼ`´]/g
const MARKS = /\p{Mn}/gu
const ARABIC_DIGITS = /[٠-٩۰-۹]/g
const KATAKANA = /[\u30a1-\u30f6]/g
const HIRAGANA_IS_BEFORE = 0x60

/** ASCII without the backtick: most of what is searched, and ten thousand dives are folded at once. */
const PLAIN_TEXT = /^[\0-_a-\x7f]*$/

/**
 * The text as it is compared: without case, accents and other marks, with the digits of one script, and with katakana
 * as hiragana, because that is what is typed before it is converted.
 */
export function folded(text: string): string {
  if (PLAIN_TEXT.test(text)) return text.toLowerCase()
  return text
    .replace(APOSTROPHES, "'")
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(UNUSUAL, (letter) => PLAIN[letter] ?? letter)
    .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - HIRAGANA_IS_BEFORE))
}

export const wordsOf = (search: string): string[] => folded(search).split(/\s+/).filter(Boolean)

/** The folded text, and for each of its characters where it began and ended before. */
function foldedWithPlaces(text: string) {
  let all = ''
  const from: number[] = []
  const to: number[] = []
  let at = 0
  for (const character of text) {
    const letters = folded(character)
    all += letters
    for (let unit = 0; unit < letters.length; unit++) {
      from.push(at)
      to.push(at + character.length)
    }
    at += character.length
  }
  return { text: all, from, to }
}

type Span = readonly [start: number, end: number]

/** Where the words are in the text; undefined if one of them is nowhere. */
function spansOf(text: string, words: readonly string[]): Span[] | undefined {
  const { text: all, from, to } = foldedWithPlaces(text)
  const spans: Span[] = []
  for (const word of words) {
    let at = all.indexOf(word)
    if (at < 0) return undefined
    for (; at >= 0; at = all.indexOf(word, at + word.length)) {
      const end = at + word.length
      // Up to the next letter, so that accents after the last one are marked too.
      spans.push([from[at] ?? 0, Math.max(from[end] ?? text.length, to[end - 1] ?? 0)])
    }
  }
  return spans.toSorted(([one], [other]) => one - other)
}

function marked(text: string, spans: readonly Span[]): MarkedText {
  const parts: { text: string; isHit: boolean }[] = []
  let at = 0
  for (const [start, end] of spans) {
    if (end <= at) continue
    if (start > at) parts.push({ text: text.slice(at, start), isHit: false })
    parts.push({ text: text.slice(Math.max(start, at), end), isHit: true })
    at = end
  }
  if (at < text.length) parts.push({ text: text.slice(at), isHit: false })
  return parts
}

/** Marks what it finds of the words, also if it isn't all of them. */
export const markAny = (text: string, words: readonly string[]): MarkedText =>
  marked(
    text,
    words.flatMap((word) => spansOf(text, [word]) ?? []).toSorted(([one], [other]) => one - other),
  )

/** Whether all the words are in the text. */
export const hasAll = (text: string, words: readonly string[]): boolean => {
  const all = folded(text)
  return words.every((word) => all.includes(word))
}
