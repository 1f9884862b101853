import type { DocumentNode } from 'graphql'
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

/** Checked before parsing, because parsing costs time too. */
export function checkLength(text: string): void {
  if (text.length > DOCUMENT_LIMITS.length) throw tooHeavy('length', DOCUMENT_LIMITS.length)
}

/** Checked before validation, because some validation rules compare each field with every other. */
export function checkWeight(document: DocumentNode, variables: Readonly<Record<string, unknown>>): void {
  const weight = weigh(document, variables)
  for (const [what, measured] of Object.entries(weight) as [keyof Weight, number][])
    if (measured > DOCUMENT_LIMITS[what]) throw tooHeavy(what, DOCUMENT_LIMITS[what])
}
