import { passwordStems, plainLetters } from '@fathom/domain/account'

export type Strength = 'common' | 'weak' | 'fair' | 'strong'

/** Guessing effort in bits: weak below the first value, strong from the second on. */
const WEAK_BITS = 38
const STRONG_BITS = 60

const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
]

/** Whether it is a common password, including variants with substitutions, extra characters or repetition. */
function isCommon(password: string, common: ReadonlySet<string>): boolean {
  return passwordStems(password).some((stem) => common.has(stem) || common.has(halfOf(stem)))
}

/** `reefreef` is `reef`. */
function halfOf(text: string): string {
  const half = text.slice(0, text.length / 2)
  return half + half === text ? half : text
}

/** Whether it contains a word that strangers can look up: a name, or the local part of the e-mail address. */
export function isPersonal(password: string, personal: readonly string[]): boolean {
  const lower = password.toLowerCase()
  return wordsOf(personal).some((word) => lower.includes(word))
}

const wordsOf = (personal: readonly string[]) =>
  personal
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => [...word].length >= 3)

function alphabetSize(password: string): number {
  const kinds: [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[^\p{L}\p{N}]/u, 33],
    [/[\u0080-\u{10ffff}]/u, 60],
  ]
  return kinds.reduce((size, [sign, count]) => (sign.test(password) ? size + count : size), 0)
}

/** A character that is predictable from the previous one adds almost nothing. */
function isForeseen(before: string, character: string): boolean {
  if (before === character) return true
  const pair = before + character
  return ROWS.some((row) => row.includes(pair) || [...row].reverse().join('').includes(pair))
}

/** Counts the characters that an attacker really has to guess. */
function surprises(password: string): number {
  const characters = [...password.toLowerCase()]
  return characters.reduce((sum, character, at) => {
    const before = characters[at - 1]
    return sum + (before !== undefined && isForeseen(before, character) ? 0.25 : 1)
  }, 0)
}

/** A known word counts as two characters, however long it is. */
function withoutKnownWords(password: string, known: Iterable<string>): string {
  let rest = password
  for (const word of known) {
    const at = word.length > 3 ? plainLetters(rest.toLowerCase()).indexOf(word) : -1
    if (at >= 0) rest = rest.slice(0, at) + rest.slice(at, at + 2) + rest.slice(at + word.length)
  }
  return rest
}

/** An estimate for a hint; only VA-01 decides what is accepted. */
export function passwordStrength(
  password: string,
  { common, personal }: { common: ReadonlySet<string>; personal: readonly string[] },
): Strength {
  if (isCommon(password, common)) return 'common'
  const known = [...wordsOf(personal), ...[...common].sort((a, b) => b.length - a.length)]
  const bits = surprises(withoutKnownWords(password, known)) * Math.log2(Math.max(2, alphabetSize(password)))
  if (bits < WEAK_BITS) return 'weak'
  return bits < STRONG_BITS ? 'fair' : 'strong'
}

/**
 * The passwords attackers try first, in lower case and without trailing digits, which add nothing. Longer
 * lists would be more exact; this one is a kilobyte and covers the most common choices.
 */
const STEMS = `
password passwort passw motdepasse contrasena contraseña senha parola parool wachtwoord losenord lösenord salasana
haslo hasło heslo sifre şifre kodeord kennwort lozinka sandi пароль mima
qwerty qwertyuiop qwertz azerty asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qazwsx qweasd qwer qweqwe йцукен
abc abcd abcdef abcdefg abcabc aaa aaaa aaaaaa zzz xxx xyz
admin administrator root user guest test tester testing demo login default changeme letmein welcome welkom willkommen
hello hallo hola bonjour ciao salut master superman batman spiderman ironman starwars pokemon naruto matrix
dragon monkey tiger lion shadow killer hunter ranger phoenix falcon eagle panther wolf dolphin shark whale turtle
football soccer baseball basketball hockey fussball futbol futebol liverpool chelsea arsenal barcelona realmadrid
juventus milan bayern yankees lakers
sunshine summer winter spring autumn sommer verano ete january february march april june july august september
october november december monday friday sunday
princess prince angel baby babygirl flower rainbow butterfly cookie chocolate cheese pepper ginger banana orange
apple cherry
love lovely loveme iloveyou iloveu teamo tequiero jetaime tiamo amor amour amore forever together
secret freedom trustno whatever nothing anything fuckyou asshole
michael jessica daniel ashley jennifer joshua amanda andrew matthew robert thomas charlie george jordan michelle
nicole hannah samantha maria anna alex david martin peter paul max julia laura sofia mohamed ahmed ali omar
computer internet samsung google facebook iphone android windows microsoft linkedin adobe oracle nokia
mustang ferrari porsche mercedes bmw harley corvette toyota honda
money bitcoin gold silver diamond jesus christ allah god heaven
london paris berlin madrid roma moscow tokyo newyork california texas india china brasil mexico canada australia
diver diving scuba scubadiver scubadiving divemaster openwater instructor student ocean oceans reef coral bubbles
fathom aqua water bluewater deepblue nitrox regulator fish nemo
`

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(STEMS.split(/\s+/).filter(Boolean))
