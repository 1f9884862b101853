import { isUnprintable } from '../account/index.ts'
import { lettersOf, wordsOf } from './name-readings.ts'

const TITLES = ['DRA', 'DR', 'MED', 'PROF', 'DOCTOR', 'DOC', 'PHD', 'MD', 'DO', 'MRS', 'MR', 'MS']

export const isTitle = (word: string): boolean => TITLES.includes(word)

/** A name in capitals and without spaces, with and without the titles at its ends. */
export function withoutGluedTitles(name: string): string[] {
  const starts = TITLES.filter((title) => name.startsWith(title)).map((title) => name.slice(title.length))
  return [name, ...starts].flatMap((each) => [
    each,
    ...TITLES.filter((title) => each.endsWith(title)).map((title) => each.slice(0, -title.length)),
  ])
}

const lettersIn = (text: string): number => (text.match(/\p{L}/gu) ?? []).length

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Words that name nobody. */
const PRONOUNS = ['I', 'ME', 'MY', 'SELF', 'MYSELF']

/**
 * Whether this can be a person's whole name: two words or more besides titles, of which one isn't an initial,
 * and no digits. Scripts without spaces write a name as one word.
 */
export function isFullName(name: string): boolean {
  if (isUnprintable(name) || /\p{N}/u.test(name)) return false
  const words = wordsOf(name.normalize('NFKC').toUpperCase()).filter((word) => !isTitle(word))
  if (words.every((word) => PRONOUNS.includes(word))) return false
  const isUnspaced = words.some((word) => UNSPACED.test(word) && lettersIn(word) > 1)
  const isWhole = words.filter((word) => lettersIn(word) > 0).length > 1
  return isUnspaced || (isWhole && words.some((word) => lettersIn(word) > 1))
}

/** A text that says something: letters that are seen, at least this many. */
export const hasLetters = (text: string, atLeast: number): boolean =>
  !isUnprintable(text) && lettersIn(text) >= atLeast

const SHORTEST_LICENSE = 4

/** A qualification in words, or the number of a license, which may have digits only. */
export function isQualification(text: string): boolean {
  const digits = text.match(/\p{Nd}/gu) ?? []
  return hasLetters(text, 2) || (digits.length >= SHORTEST_LICENSE && new Set(digits).size > 1)
}

const SHORTEST_RELATIONSHIP = 3

/** Words for oneself in the languages of the portal, in capitals and without accents. */
const SELF = new Set(
  `I AM ME MY SELF MYSELF ONESELF HIMSELF HERSELF ICH SELBST SELBER MOI MEME YO MISMO MISMA IO STESSO STESSA EU
   MESMO MESMA PROPRIO PROPRIA IK ZELF MEZELF IKZELF MIJZELF JAG SJALV MIG JEG MEG SELV MINA ITSE JA SAM SAMA OSOBISCIE
   OSOBNE OSOBNO BEN KENDIM KENDI SAYA SENDIRI DIRI Я САМ САМА ΕΓΩ ΙΔΙΟΣ ΙΔΙΑ Ο Η ΕΑΥΤΟΣ ΜΟΥ
   انا نفسي بنفسي אני עצמי בעצמי אניעצמי 本人 自分 自分自身 私 我 自己 我自己 我本人 본인 자신 나 저 ตัวเอง ตนเอง ฉัน ผม`
    .split(/\s+/)
    .flatMap((word) => wordsOf(lettersOf(word))),
)

/** The diver is not another person, and words around it say nothing. */
const DIVER = new Set(
  `DIVER OWN SAME HIM HER PARTICIPANT TAUCHER TAUCHERIN PLONGEUR PLONGEUSE BUCEADOR BUCEADORA BUZO SUBACQUEO SUBACQUEA
   MERGULHADOR MERGULHADORA DUIKER DYKARE DYKKER SUKELTAJA NUREK POTAPEC POTAPECKA RONILAC DALGIC PENYELAM ДАЙВЕР
   ΔΥΤΗΣ غواص צולל ダイバー 潜水员 潛水員 다이버 นักดำน้ำ`
    .split(/\s+/)
    .flatMap((word) => wordsOf(lettersOf(word))),
)
const AROUND = new Set([
  'THE',
  'A',
  'PERSON',
  'IS',
  'IT',
  'OF',
  'GUARDIAN',
  'DER',
  'DIE',
  'LE',
  'LA',
  'EL',
  'O',
  'DE',
])

const isSelf = (text: string): boolean => {
  const words = wordsOf(lettersOf(text))
  const isOwn = (word: string) => SELF.has(word) || DIVER.has(word)
  // "Guardian of the diver" and "my guardian" are someone else; "own guardian" is nobody.
  const names = words.filter((word) => !AROUND.has(word))
  if (words.includes('GUARDIAN')) return names.includes('OWN') && names.every(isOwn)
  return names.length > 0 && names.every(isOwn)
}

/** `Mother`, `父`: a letter of a script without spaces may be a word. Nobody is their own guardian. */
export const isRelationship = (text: string): boolean =>
  hasLetters(text, UNSPACED.test(text) ? 1 : SHORTEST_RELATIONSHIP) && !isSelf(text)
