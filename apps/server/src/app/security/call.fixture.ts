import type { HttpApp } from '../../platform/http/index.ts'
import type { Session } from './actors.fixture.ts'
import type { GraphOperation, Operation, RestOperation } from './operations.fixture.ts'

export type Input = {
  params?: Readonly<Record<string, unknown>>
  query?: Readonly<Record<string, unknown>>
  headers?: Readonly<Record<string, string>>
  /** An object is sent as JSON; a string or bytes with the content type of the headers. */
  body?: unknown
}

export type Answer = { status: number; text: string; problem: string | undefined }

const asHeaders = (session: Session | undefined): Record<string, string> =>
  session ? { authorization: `Bearer ${session.token}`, cookie: session.cookie } : {}

/** Longer addresses never reach a route: the connection refuses them. */
const LONGEST = 8000

/** A lone surrogate has no escape of its own; its bytes, as careless clients send them, have. */
const escaped = (value: unknown): string =>
  Array.from(String(value).slice(0, LONGEST), (sign) =>
    sign.isWellFormed() ? encodeURIComponent(sign) : '%ED%A0%80',
  ).join('')

/** Calls the server with exactly this input. */
export async function callRest(
  app: HttpApp,
  { method, path }: Pick<RestOperation, 'method' | 'path'>,
  { params = {}, query = {}, headers = {}, body }: Input,
  session: Session | undefined,
): Promise<Answer> {
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name) => escaped(params[name] ?? 'x'))
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value).slice(0, LONGEST)]),
  )
  const isBare = body === undefined
  const isRaw = typeof body === 'string' || Buffer.isBuffer(body)
  const answer = await app.inject({
    method,
    url: search.size > 0 ? `${url}?${search}` : url,
    headers: {
      ...asHeaders(session),
      ...(!isBare && !isRaw && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(!isBare && { payload: isRaw ? body : JSON.stringify(body) }),
  })
  const isText = /json|text/.test(String(answer.headers['content-type'] ?? ''))
  const text = isText ? answer.body : ''
  const isProblem = String(answer.headers['content-type']).startsWith('application/problem+json')
  return { status: answer.statusCode, text, problem: isProblem ? answer.json().problem : undefined }
}

/** A stream never ends by itself: only its beginning counts. */
export async function callStream(
  url: string,
  operation: Operation,
  given: Readonly<Record<string, unknown>>,
  session: Session | undefined,
): Promise<Answer> {
  const isGraph = operation.kind === 'graph'
  const leave = new AbortController()
  const path = isGraph ? `/api/${operation.service}/graphql` : operation.path
  const address = new URL(path, url)
  if (!isGraph)
    for (const [name, value] of Object.entries(given)) address.searchParams.set(name, String(value))
  const answer = await fetch(address, {
    method: isGraph ? 'POST' : 'GET',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json', ...asHeaders(session) },
    ...(isGraph && { body: JSON.stringify({ query: operation.document, variables: given }) }),
    signal: leave.signal,
  })
  leave.abort()
  return { status: answer.status, text: '', problem: undefined }
}

export const isStream = (operation: Operation): boolean =>
  operation.kind === 'graph' ? operation.root === 'subscription' : operation.path === '/api/live/'

type GraphAnswer = {
  data?: Record<string, unknown> | null
  errors?: { extensions?: { status?: number; problem?: string } }[]
  status?: number
  problem?: string
}

/** A field that is null for a caller is one that isn't there for them. */
export async function callGraph(
  app: HttpApp,
  { service, document, field }: Pick<GraphOperation, 'service' | 'document' | 'field'>,
  variables: Readonly<Record<string, unknown>>,
  session: Session | undefined,
): Promise<Answer> {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/${service}/graphql`,
    headers: { accept: 'application/json', 'content-type': 'application/json', ...asHeaders(session) },
    payload: JSON.stringify({ query: document, variables }),
  })
  const { data, errors, problem } = answer.json<GraphAnswer>()
  const failure = errors?.[0]?.extensions
  const isAbsent = !errors && data !== undefined && data?.[field] === null
  const status = failure?.status ?? (isAbsent ? 404 : answer.statusCode)
  return { status, text: answer.body, problem: failure?.problem ?? problem }
}
