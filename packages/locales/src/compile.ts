import { type PluralCategory, parse } from '@messageformat/parser'
import type { Cases, Compiled, Part, Placeholder } from './compiled.ts'

type Token = ReturnType<typeof parse>[number] | { type: 'octothorpe' }

export type PluralCategories = { cardinal: PluralCategory[]; ordinal: PluralCategory[] }

const STYLES: Readonly<Record<string, readonly string[]>> = {
  number: ['', 'integer', 'percent'],
  date: ['', 'short', 'medium', 'long', 'full'],
  time: ['', 'short', 'medium'],
}

/** Throws on anything that isn't valid ICU MessageFormat or that the formatter doesn't support. */
export function compileMessage(message: string, categories?: PluralCategories): Compiled {
  return compileTokens(parse(message, { strict: true, ...categories }))
}

function compileTokens(tokens: readonly Token[]): Compiled {
  const parts = tokens.map(compileToken)
  const [only] = parts
  if (parts.length === 0) return ''
  return parts.length === 1 && typeof only === 'string' ? only : parts
}

function compileToken(token: Token): Part {
  switch (token.type) {
    case 'content':
      return token.value
    case 'octothorpe':
      return 0
    case 'argument':
      return [token.arg]
    case 'function':
      return compileFunction(token.arg, token.key, token.param?.map(styleText).join('').trim() ?? '')
    case 'select':
      return [token.arg, 'select', compileCases(token.cases)]
    default: {
      const cases = compileCases(token.cases)
      return token.pluralOffset
        ? [token.arg, token.type, cases, token.pluralOffset]
        : [token.arg, token.type, cases]
    }
  }
}

function compileFunction(name: string, kind: string, style: string): Placeholder {
  if (kind !== 'number' && kind !== 'date' && kind !== 'time') throw new Error(`unknown format ${kind}`)
  if (!STYLES[kind]?.includes(style)) throw new Error(`unknown style ${style} of ${kind}`)
  return style ? [name, kind, style] : [name, kind]
}

function compileCases(cases: readonly { key: string; tokens: readonly Token[] }[]): Cases {
  return Object.fromEntries(cases.map(({ key, tokens }) => [key, compileTokens(tokens)]))
}

function styleText(token: Token): string {
  if (token.type !== 'content') throw new Error('a style is plain text')
  return token.value
}
