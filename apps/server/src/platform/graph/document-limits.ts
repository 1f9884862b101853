import { type DocumentNode, Lexer, Source, type Token, TokenKind } from 'graphql'
import { checkText } from '../check-text.ts'
import { Problem } from '../problem.ts'
import { type Weight, weigh } from './document-weight.ts'
import { graphErrorOf } from './mask-error.ts'

/** Limits for documents that aren't the portal's own. */
const DOCUMENT_LIMITS: Weight & { length: number } = {
  length: 20_000,
  depth: 10,
  aliases: 15,
  breadth: 100,
  cost: 10_000,
}

const tooHeavy = (what: string, limit: number) =>
  graphErrorOf(
    new Problem('document-too-heavy', 400, { errors: [`The document's ${what} is above ${limit}.`] }),
  )

/** The introspection query has about 300 tokens on 16 levels. */
const PARSER_LIMITS = { tokens: 4000, nesting: 40 }

const OPENS: readonly string[] = [TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]
const CLOSES: readonly string[] = [TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]

/**
 * Checked before parsing: the parser calls itself for each bracket, so deep nesting overflows its stack.
 * Reading tokens doesn't. A literal may spell U+0000 with an escape that the check of the body can't see.
 */
export function checkBeforeParsing(text: string): void {
  if (text.length > DOCUMENT_LIMITS.length) throw tooHeavy('length', DOCUMENT_LIMITS.length)
  let tokens = 0
  let nesting = 0
  for (const { kind, value } of tokensOf(text)) {
    tokens += 1
    if (OPENS.includes(kind)) nesting += 1
    if (CLOSES.includes(kind)) nesting -= 1
    if (tokens > PARSER_LIMITS.tokens) throw tooHeavy('number of tokens', PARSER_LIMITS.tokens)
    if (nesting > PARSER_LIMITS.nesting) throw tooHeavy('nesting', PARSER_LIMITS.nesting)
    if (kind === TokenKind.STRING || kind === TokenKind.BLOCK_STRING) checkLiteral(value)
  }
}

/** Ends at a token that is none: the parser stops there too, and reports it. */
function* tokensOf(text: string): Generator<Token> {
  const lexer = new Lexer(new Source(text))
  while (true) {
    let token: Token
    try {
      token = lexer.advance()
    } catch {
      return
    }
    if (token.kind === TokenKind.EOF) return
    yield token
  }
}

function checkLiteral(value: string): void {
  try {
    checkText('body.query', value)
  } catch (error) {
    throw error instanceof Problem ? graphErrorOf(error) : error
  }
}

/** Checked before validation, because some validation rules compare each field with every other. */
export function checkWeight(document: DocumentNode, variables: Readonly<Record<string, unknown>>): void {
  const weight = weigh(document, variables)
  for (const [what, measured] of Object.entries(weight) as [keyof Weight, number][])
    if (measured > DOCUMENT_LIMITS[what]) throw tooHeavy(what, DOCUMENT_LIMITS[what])
}
