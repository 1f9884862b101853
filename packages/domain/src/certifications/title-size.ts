import type { TitleWord } from './title-words.ts'

/** Where a title stands, and its size at most; all in hundredths of the card's width. */
export type TitlePlace = { width: number; height: number; largest: number }

export const TITLE_ON_CARD: TitlePlace = { width: 49, height: 25, largest: 9.2 }
/** On a small card the title is all there is to read. */
export const TITLE_ON_THUMB: TitlePlace = { width: 72, height: 42, largest: 11 }

const STEP = 0.4
const SMALLEST = 4.4
const SPACE = 0.3

/**
 * The largest size at which every word fits on a line and the lines fit one below the other, and the height
 * of a line in em. The widths are estimates, so that the screen and the saved card have the same size before
 * either has set a letter.
 */
export function titleSize(words: readonly TitleWord[], { width, height, largest }: TitlePlace) {
  const lineHeight = words.some(({ text }) => HAS_MARKS.test(text)) ? 1.28 : 1.08
  const widest = Math.max(...words.map(({ text }) => emOf(text)))
  const doesFit = (size: number) =>
    widest * size <= width && countLines(words, width / size) * size * lineHeight <= height
  let size = largest
  while (size > SMALLEST && !doesFit(size)) size = Number((size - STEP).toFixed(1))
  return { size: Math.max(size, SMALLEST), lineHeight }
}

/** Scripts with marks above and below their letters. */
const HAS_MARKS = /[\p{Script=Arabic}\p{Script=Thai}\p{Script=Hebrew}]/u

/** Each line takes as many words as it has room for. */
function countLines(words: readonly TitleWord[], room: number): number {
  let lines = 1
  let used = 0
  for (const { text, isSpaced } of words) {
    if (used > 0 && used + emOf(text) > room) {
      lines += 1
      used = 0
    }
    used += emOf(text) + (isSpaced ? SPACE : 0)
  }
  return lines
}

const emOf = (text: string): number =>
  [...text.normalize('NFC')].reduce((sum, letter) => sum + widthOf(letter), 0)

/** Of our typefaces in bold, in em; the first that fits. */
const WIDTHS: readonly (readonly [letters: RegExp, em: number])[] = [
  [/\p{M}/u, 0],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー・]/u, 1],
  [/[ijlıíìîï'’.-]/u, 0.3],
  [/[tfr]/u, 0.4],
  [/[MmWwжмфшщю]/u, 0.86],
  [/[\p{Lu}\p{Script=Thai}]/u, 0.66],
]
const USUAL_WIDTH = 0.56

const widthOf = (letter: string): number =>
  WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? USUAL_WIDTH
