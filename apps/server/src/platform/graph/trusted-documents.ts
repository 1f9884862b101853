import type { Plugin } from 'graphql-yoga'
import { Problem } from '../problem.ts'
import { checkBeforeParsing, checkWeight } from './document-limits.ts'
import { graphErrorOf } from './mask-error.ts'

type Extensions = { persistedQuery?: { sha256Hash?: unknown } } | null | undefined

/**
 * The portal sends hashes of its own documents, which aren't limited. A document sent as text is limited
 * unless it's one of them, and an unknown hash is rejected, never learned.
 */
export function trustedDocuments(trusted: ReadonlyMap<string, string>): Plugin {
  const texts = new Set(trusted.values())
  return {
    onParams({ params, setParams }) {
      if (params.query) {
        if (!texts.has(params.query)) checkBeforeParsing(params.query)
        return
      }
      const hash = (params.extensions as Extensions)?.persistedQuery?.sha256Hash
      const query = typeof hash === 'string' ? trusted.get(hash) : undefined
      if (query === undefined) throw graphErrorOf(new Problem('unknown-document', 400))
      setParams({ ...params, query })
    },
    onParse({ params, context }) {
      if (texts.has(params.source.toString())) return undefined
      return ({ result }) => {
        if (result && !(result instanceof Error)) checkWeight(result, context.params.variables ?? {})
      }
    },
  }
}
