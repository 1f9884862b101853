const BASE = 36
const FIRST_LETTERS_BIAS = 72
const FIRST_BEYOND_ASCII = 128

/** RFC 3492, section 6.1 */
function biasAfter(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? 700 : 2))
  rest += Math.floor(rest / count)
  let steps = 0
  for (; rest > 455; steps += BASE) rest = Math.floor(rest / 35)
  return steps + Math.floor((36 * rest) / (rest + 38))
}

/** The letters of a registered label without its `xn--` (RFC 3492, section 6.2); undefined if it's none. */
function decoded(label: string): string | undefined {
  const dash = label.lastIndexOf('-')
  const letters = [...label.slice(0, Math.max(dash, 0))]
  const digits = [...label.slice(dash + 1)].map((sign) => Number.parseInt(sign, BASE))
  let [code, at, bias] = [FIRST_BEYOND_ASCII, 0, FIRST_LETTERS_BIAS]
  while (digits.length > 0) {
    const before = at
    for (let weight = 1, step = BASE; ; step += BASE) {
      const digit = digits.shift()
      if (digit === undefined || Number.isNaN(digit)) return undefined
      // Letters are the digits from 0 on, and numerals follow; `parseInt` has them the other way round.
      const value = digit < 10 ? digit + 26 : digit - 10
      at += value * weight
      const threshold = Math.min(26, Math.max(1, step - bias))
      if (value < threshold) break
      weight *= BASE - threshold
    }
    const count = letters.length + 1
    bias = biasAfter(at - before, count, before === 0)
    code += Math.floor(at / count)
    if (code > 0x10ffff) return undefined
    at %= count
    letters.splice(at, 0, String.fromCodePoint(code))
    at += 1
  }
  return letters.join('')
}

/** Scripts whose words look like nothing in Latin, and which are often written together with it. */
const LATIN_OR_ITS_COMPANY =
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]$/u
const LATIN = /\p{Script=Latin}/u
const RARE_LATIN = /[ɑɡɩɪɴʀʏʜʟᴀᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢꜱ]/u
const LOOKS_LATIN = /^[авеѕіјкмнорстухүһԁԛԝпгиӏαικνορτυχηωγ\d-]+$/u

function isDeceptive(label: string, isInLatinZone: boolean): boolean {
  const letters = label.match(/\p{L}/gu) ?? []
  const isMixed = LATIN.test(label) && !letters.every((letter) => LATIN_OR_ITS_COMPANY.test(letter))
  return isMixed || RARE_LATIN.test(label) || (isInLatinZone && LOOKS_LATIN.test(label))
}

/**
 * [TS-24] Whether a registered domain (`xn--…`) shows as another one: a label mixes Latin with a script that looks
 * like it, or consists of such letters although the domain ends in Latin ones.
 */
export function isLookAlikeDomain(domain: string): boolean {
  const labels = domain.toLowerCase().split('.')
  const isInLatinZone = !labels.at(-1)?.startsWith('xn--')
  return labels.some((label) => {
    if (!label.startsWith('xn--')) return false
    const shown = decoded(label.slice(4))
    return shown === undefined || isDeceptive(shown, isInLatinZone)
  })
}
