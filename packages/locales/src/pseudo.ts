import { parse } from '@messageformat/parser'

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = Array.from('åƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ')

/** Translations are up to a third longer than English; the padding shows where a layout breaks. */
const PADDING = ' one two three four five six seven eight nine ten eleven twelve'

type Token = ReturnType<typeof parse>[number] | { type: 'octothorpe' }

/** `Log a dive` becomes `[Ļöĝ å ðîṽé öñé]`; placeholders, plural cases and tags stay unchanged. */
export function pseudoMessage(message: string): string {
  const padding = PADDING.slice(0, Math.ceil(message.length / 3)).trimEnd()
  return `[${pseudoTokens(parse(message, { strict: true }))}${accent(padding)}]`
}

function pseudoTokens(tokens: readonly Token[]): string {
  return tokens.map(pseudoToken).join('')
}

function pseudoToken(token: Token): string {
  if (token.type === 'octothorpe') return '#'
  if (token.type === 'content') return quote(accent(token.value))
  if (token.type === 'argument') return token.ctx.text.trim()
  if (token.type === 'function') return `{${[token.arg, token.key, ...styleOf(token)].join(', ')}}`
  const offset = token.pluralOffset ? `offset:${token.pluralOffset} ` : ''
  const cases = token.cases.map(({ key, tokens }) => `${key} {${pseudoTokens(tokens)}}`).join(' ')
  return `{${token.arg}, ${token.type}, ${offset}${cases}}`
}

/** `full` in `{day, date, full}`, which the parser leaves out of the token's own text. */
const styleOf = ({ param = [] }: Extract<Token, { type: 'function' }>) =>
  param.map((part) => (part.type === 'content' ? part.value.trim() : ''))

function accent(text: string): string {
  return text.replace(/<[^>]*>|[a-z]/gi, (found) => ACCENTED[PLAIN.indexOf(found)] ?? found)
}

function quote(text: string): string {
  return text.replace(/'/g, "''").replace(/[{}#]+/g, (found) => `'${found}'`)
}
