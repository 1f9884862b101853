/** Pairs signs and letters of two texts that are equally long. */
const pairs = (signs: string, letters: readonly string[]) =>
  [...signs].map((sign, at) => [sign, letters[at] ?? sign] as const)

/** Letters of other alphabets, and rare Latin ones, that look like a Latin letter. Capitals and the others differ. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  [
    // Cyrillic, Greek, Armenian
    ['АВЕЅІЈКМНОРСТУХҮԀԚԜӀ', 'ABESIJKMHOPCTYXYDQWI'],
    ['авеѕіјкмнорстухүһԁԛԝпгиӏ', 'abesijkmhopctyxyhdqwnrui'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
    ['αικνορτυχηωγεσ', 'aikvoptuxnwyeo'],
    ['ՕՍՏԼՈ', 'OUSLN'],
    ['օսհոցզյռալ', 'ouhngqjnwl'],
    // Lisu, Cherokee, Coptic, Canadian syllabics
    ['ꓐꓑꓒꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ', 'BPDDTGKJCZFMNLSRVHWXYAEIOU'],
    ['ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᎡᏒᏚᎢᏙᏔᏃᎥᎩᎽᏏᏂ', 'ABCDEGHJKLMPRRSTVWZIYYBH'],
    ['ⲀⲂⲄⲈⲎⲒⲔⲘⲚⲞⲢⲤⲦⲨⲬⲌ', 'ABREHIKMNOPCTYXZ'],
    ['ᗅᗷᑕᗞᖴᕼᒍᒪᗰᑭᖇᑌᐯᗯ᙭ᑲᑯ', 'ABCDFHJLMPRUVWXbd'],
    // Latin
    ['ɑɐɡıɪɩłøđðɴʀʏʜʟᴀᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢꜱʙɢꜰꞯ', 'aagiiiloddnryhlacdejkmoptuvwzsbgfq'],
    ['ɓƅƈɗɖɛɠɦħɨɉƙɫɭɱɲŋƞɵƥʠɾɽʂƭŧʈʉʋʍƴʐƶ', 'bbcddeghhijkllmnnnopqrrstttuvwyzz'],
    ['ŁØĐÐƉĦŦƁƇƊƓƘƝƤƬƳƵ', 'LODDDHTBCDGKNPTYZ'],
  ].flatMap(([signs = '', letters = '']) => pairs(signs, [...letters])),
)

/** How passports write letters that others write with a mark. */
const DIGRAPHS: ReadonlyMap<string, string> = new Map(pairs('ÄÖÜØÅÆŒÞ', 'AE OE UE OE AA AE OE TH'.split(' ')))

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

/** As an eye reads it: a small L, a one and a capital I are alike, a zero and an O, `vv` and a W, `rn` and an M. */
const looks = (name: string) => lettersOf(replaced(name.normalize('NFKD'), LOOK_ALIKES))

const asSeen = (name: string) =>
  looks(name).replace(/[L1|]/g, 'I').replace(/0/g, 'O').replace(/VV/g, 'W').replace(/RN/g, 'M')

/** A Greek `ν` looks like a `v`, its capital like an `N`: in one case, a name looks the same however it was typed. */
const asSeenInCapitals = (name: string) => asSeen(name.normalize('NFKD').toUpperCase())
const asSeenInSmallLetters = (name: string) => asSeen(name.normalize('NFKD').toLowerCase())

const asInPassport = (name: string) => lettersOf(replaced(name.normalize('NFC').toUpperCase(), DIGRAPHS))

const asHeard = (name: string) => replaced(lettersOf(name), SOUNDS)

const withoutDigits = (name: string) => lettersOf(name).replace(/\p{N}/gu, '')

/** Digits in place of letters. The `I` is for an `L` too, as in `asSeen`. */
const asSpelledOut = (name: string) => replaced(looks(name), DIGITS).replaceAll('L', 'I')

/** By its letters, so that capitals of any alphabet match, by their look, and by the digraphs of passports. */
const READINGS = [lettersOf, asSeen, asSeenInCapitals, asSeenInSmallLetters, asInPassport]

/** Also by their sound, and with digits that are left out or replace a letter. */
export const WIDE_READINGS = [...READINGS, asHeard, withoutDigits, asSpelledOut]

export const wordsOf = (letters: string): string[] =>
  letters
    .split(/[\s,.;·/_-]+/u)
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
    .filter(Boolean)

type Reading = (name: string) => string

const keysBy = (readings: readonly Reading[], name: string, parts: (words: string[]) => string[][]) =>
  new Set(
    readings
      .flatMap((read) => parts(wordsOf(read(name))))
      .flatMap((words) => [words.join(''), words.toSorted().join('')])
      .filter(Boolean),
  )

/**
 * What two spellings of a name share: case, accents, spacing and the order of the words don't count, and letters that
 * look alike are the same. Two names are the same if they have one of these in common.
 */
export const nameKeys = (name: string): ReadonlySet<string> => keysBy(READINGS, name, (words) => [words])

export const haveCommon = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one].some((key) => other.has(key))

/** Also without middle names and initials, in Latin letters, and with digits for letters. */
export const namesakeKeys = (name: string): ReadonlySet<string> =>
  keysBy(WIDE_READINGS, name, (words) => {
    const whole = words.filter((word) => [...word].length > 1)
    const [first = '', ...others] = whole.length > 1 ? whole : words
    return [words, ...others.map((other) => [first, other])]
  })
