import type { FastifyRequest } from 'fastify'
import type { PreparedAnswer } from '../module.ts'

type GraphRequest = {
  variables?: unknown
  extensions?: { persistedQuery?: { sha256Hash?: unknown } | null } | null
}

/**
 * The module's prepared answer to this trusted document, if there is one and the request names the document
 * only by its hash.
 */
export async function preparedAnswer(
  prepared: ReadonlyMap<string, PreparedAnswer>,
  { body, headers, caller }: Pick<FastifyRequest, 'body' | 'headers' | 'caller'>,
): Promise<string | undefined> {
  if (typeof body !== 'object' || body === null || 'query' in body) return undefined
  if (headers.accept?.includes('text/event-stream')) return undefined
  const { extensions, variables } = body as GraphRequest
  const hash = extensions?.persistedQuery?.sha256Hash
  const answer = typeof hash === 'string' ? prepared.get(hash) : undefined
  if (!answer || (variables !== undefined && !isRecord(variables))) return undefined
  return answer(caller, variables ?? {})
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
