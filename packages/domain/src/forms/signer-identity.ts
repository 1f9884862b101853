import { haveCommon, nameKeys, WIDE_READINGS, wordsOf } from './name-readings.ts'
import { isTitle, withoutGluedTitles } from './signer-name.ts'

/**
 * How a signature came about. `unrecorded` is for signatures from before we stored it: anyone who gave them may
 * have used a link that the diver could see.
 */
export type SignatureWay = 'own-account' | 'mailed-link' | 'in-person' | 'paper' | 'unrecorded'

/** `by` is the masked address of a mailed link, or the name of the person who witnessed or saw it. */
export type SignatureOrigin = {
  way: SignatureWay
  by: string | null
  at: string
  /** TS-06: the witness has seen an identity document of a guardian who has the diver's name. */
  isIdentitySeen?: true | undefined
}

/** Enough for the diver to recognize the address, and too little for anyone else to write to it. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return `${[...address][0] ?? ''}•••${address.slice(at)}`
}

/**
 * Whether both name the same person: case, accents, spacing and the order of the words don't count, and
 * letters that look alike are the same.
 */
export const isSamePerson = (one: string, other: string): boolean =>
  haveCommon(nameKeys(one), nameKeys(other))

/** All words of a name of at least two are in the other one: `Dr. Ines M. Duarte` is Ines Duarte. */
const isWithin = (words: readonly string[], all: readonly string[]) =>
  words.length > 1 && words.every((word) => all.includes(word))

/** Initials stand for words, and no whole word is of someone else: `I. Duarte` is Ines Duarte. */
const isShortFor = (short: readonly string[], full: readonly string[]) => {
  const whole = short.filter((word) => word.length > 1)
  const isThere = (word: string) =>
    short.some((each) => each === word || (each.length === 1 && word.startsWith(each)))
  return (
    full.length > 1 && whole.length > 0 && whole.every((word) => full.includes(word)) && full.every(isThere)
  )
}

/** The words in every order, written as one. Names of more words than that are compared in their own order. */
function gluedOrders(words: readonly string[]): string[] {
  if (words.length > 4) return [words.join('')]
  if (words.length < 2) return [...words]
  return words.flatMap((word, at) =>
    gluedOrders([...words.slice(0, at), ...words.slice(at + 1)]).map((rest) => `${word}${rest}`),
  )
}

/** `Dr.InesDuarte` is Ines Duarte: spaces don't count, nor a title without one. */
const isGlued = (words: readonly string[], known: readonly string[]) => {
  const orders = known.length > 1 ? gluedOrders(known) : []
  return withoutGluedTitles(words.join('')).some((each) => orders.includes(each))
}

/** Of the longer spelling: short names differ in one letter by chance. */
const LEAST_LETTERS = 5

/** Whether one letter is added, left out or replaced. */
function isMisspelled(one: string, other: string): boolean {
  const isShort = Math.max(one.length, other.length) < LEAST_LETTERS
  if (isShort || Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  const rest = (text: string, length: number) => text.slice(start + (text.length >= length ? 1 : 0))
  return rest(one, other.length) === rest(other, one.length)
}

/**
 * The same given names with a family name that differs in one letter. Given names aren't compared like this:
 * Antonio may be the father of Antonia.
 */
const isNearly = (words: readonly string[], known: readonly string[]) => {
  const family = known.at(-1) ?? ''
  const given = known.slice(0, -1)
  const others = words.filter((word) => !given.includes(word))
  return (
    given.length > 0 &&
    given.every((word) => words.includes(word)) &&
    others.some((word) => isMisspelled(word, family))
  )
}

/**
 * Whether a written name may be that of a known person, also with titles, middle names, initials, digits and
 * glued words. A relative with the same family name is another person.
 */
export const containsPerson = (name: string, known: string): boolean =>
  isSamePerson(name, known) ||
  WIDE_READINGS.some((read) => {
    const words = (each: string) => wordsOf(read(each)).filter((word) => !isTitle(word))
    const [first, second] = [words(name), words(known)]
    return (
      isWithin(first, second) ||
      isWithin(second, first) ||
      isShortFor(first, second) ||
      isShortFor(second, first) ||
      isGlued(first, second) ||
      isNearly(first, second)
    )
  })
