import { isSameName } from '../session/index.ts'

/**
 * How a signature came about. `unrecorded` is for signatures from before we stored it: whoever gave them may
 * have used a link that the diver could see.
 */
export type SignatureWay = 'own-account' | 'mailed-link' | 'in-person' | 'paper' | 'unrecorded'

/** `by` is the masked address of a mailed link, or the name of the person who witnessed or saw it. */
export type SignatureOrigin = { way: SignatureWay; by: string | null; at: string }

/** What two spellings of one mailbox share: case and a +tag don't count. Dots do, because they may differ. */
function mailboxOf(address: string): string {
  const text = address.normalize('NFKC').trim().toLowerCase()
  const at = text.lastIndexOf('@')
  return `${text.slice(0, at).replace(/\+.*$/, '')}${text.slice(at)}`
}

export const isSameAddress = (one: string, other: string): boolean => mailboxOf(one) === mailboxOf(other)

/** Enough for the diver to recognize the address, and too little for anyone else to write to it. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return `${[...address][0] ?? ''}•••${address.slice(at)}`
}

/**
 * Letters of other alphabets, and rare Latin ones, that look like a Latin letter. Lower case has pairs of its
 * own: a Greek `ν` looks like a `v`, its capital like an `N`.
 */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  [
    ['АВЕЅІЈКМНОРСТУХҮԀԚԜӀ', 'ABESIJKMHOPCTYXYDQWI'],
    ['авеѕіјкмнорстухүһԁԛԝпгиӏ', 'abesijkmhopctyxyhdqwnrui'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
    ['αικνορτυχηωγ', 'aikvoptuxnwy'],
    ['ɑɡıɪɩłøđɴʀʏʜʟᴀᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢꜱ', 'agiiilodnryhlacdejkmoptuvwzs'],
    ['ŁØĐ', 'LOD'],
  ].flatMap(([signs = '', letters = '']) =>
    [...signs].map((sign, at) => [sign, [...letters][at] ?? sign] as const),
  ),
)

const lettersOf = (name: string) =>
  name.normalize('NFKD').toUpperCase().normalize('NFKD').replace(/\p{M}/gu, '')

/** The name as an eye reads it: a small L, a one and a capital I are alike, and so are a zero and an O. */
const asSeen = (name: string) =>
  lettersOf([...name.normalize('NFKD')].map((sign) => LOOK_ALIKES.get(sign) ?? sign).join(''))
    .replace(/[L1|]/g, 'I')
    .replace(/0/g, 'O')

/** By its letters, so that capitals of any alphabet match, and by their look. */
const READINGS = [lettersOf, asSeen]

const wordsOf = (letters: string): string[] =>
  letters
    .split(/[\s,.;·-]+/u)
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
    .filter(Boolean)

/**
 * Whether both name the same person: case, accents, spacing and the order of the words don't count, and
 * letters that look alike are the same.
 */
export const isSamePerson = (one: string, other: string): boolean =>
  READINGS.some((read) => {
    const sorted = (name: string) => wordsOf(read(name)).sort().join('')
    return isSameName(read(one), read(other)) || isSameName(sorted(one), sorted(other))
  })

const TITLES = new Set(['DR', 'DRA', 'MED', 'PROF', 'MD', 'DO', 'PHD', 'MR', 'MRS', 'MS', 'DOC'])

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

/** Whether both may be the same person, also with titles, middle names and initials in either name. */
export const containsPerson = (one: string, other: string): boolean =>
  isSamePerson(one, other) ||
  READINGS.some((read) => {
    const words = (name: string) => wordsOf(read(name)).filter((word) => !TITLES.has(word))
    const [first, second] = [words(one), words(other)]
    return (
      isWithin(first, second) ||
      isWithin(second, first) ||
      isShortFor(first, second) ||
      isShortFor(second, first)
    )
  })
