/** Pairs signs and letters of two texts that are equally long. */
const pairs = (signs: string, letters: readonly string[]) =>
  [...signs].map((sign, at) => [sign, letters[at] ?? sign] as const)

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
    ['ɑɐɡıɪɩłøđðɴʀʏʜʟᴀᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢꜱ', 'aagiiiloddnryhlacdejkmoptuvwzs'],
    ['ŁØĐÐƉ', 'LODDD'],
  ].flatMap(([signs = '', letters = '']) => pairs(signs, [...letters])),
)

/** Cyrillic and Greek capitals by their sound, as passports write them. */
const SOUNDS: ReadonlyMap<string, string> = new Map([
  ...pairs(
    'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЄҐЂЈЉЊЋЏЅЃЌЎ',
    "A B V G D E ZH Z I K L M N O P R S T U F KH TS CH SH SHCH ' Y ' E YU YA I YE G DJ J LJ NJ C DZ DZ G K U".split(
      ' ',
    ),
  ),
  ...pairs('ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ', 'A V G D E Z I TH I K L M N X O P R S T Y F CH PS O'.split(' ')),
  ...pairs('ŁØĐÐƉÞÆŒ', 'L O D D D TH AE OE'.split(' ')),
])

/** What a digit stands for when it replaces a letter. */
const DIGITS: ReadonlyMap<string, string> = new Map(pairs('013457 8', [...'OIEAST B']))

const replaced = (text: string, table: ReadonlyMap<string, string>) =>
  [...text].map((sign) => table.get(sign) ?? sign).join('')

/** Letters that nobody sees, such as a Hangul filler, don't count. */
export const lettersOf = (name: string) =>
  name
    .normalize('NFKD')
    .toUpperCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')

/** The name as an eye reads it: a small L, a one and a capital I are alike, and so are a zero and an O. */
export const asSeen = (name: string) =>
  lettersOf(replaced(name.normalize('NFKD'), LOOK_ALIKES))
    .replace(/[L1|]/g, 'I')
    .replace(/0/g, 'O')

const asHeard = (name: string) => replaced(lettersOf(name), SOUNDS)

const withoutDigits = (name: string) => lettersOf(name).replace(/\p{N}/gu, '')

/** Digits in place of letters. The `I` is for an `L` too, as in `asSeen`. */
const asSpelledOut = (name: string) =>
  replaced(lettersOf(replaced(name.normalize('NFKD'), LOOK_ALIKES)), DIGITS).replaceAll('L', 'I')

/** By its letters, so that capitals of any alphabet match, and by their look. */
export const READINGS = [lettersOf, asSeen]

/** Also by their sound, and with digits that are left out or replace a letter. */
export const WIDE_READINGS = [...READINGS, asHeard, withoutDigits, asSpelledOut]

export const wordsOf = (letters: string): string[] =>
  letters
    .split(/[\s,.;·/_-]+/u)
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
    .filter(Boolean)
