import { AsyncLocalStorage } from 'node:async_hooks'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { createYoga } from 'graphql-yoga'
import { DatabaseAway } from '../database/index.ts'
import type { GraphContext } from '../module.ts'
import { Problem } from '../problem.ts'
import { maskError, namedMistakes } from './mask-error.ts'
import type { MergedGraph } from './merge-graphs.ts'
import { createOpenStreams } from './open-streams.ts'
import { preparedAnswer } from './prepared-answer.ts'
import { type GraphDeps, streamEnd } from './stream-end.ts'
import { trustedDocuments } from './trusted-documents.ts'

/** Proxies must not buffer events, and a finished stream frees its connection. */
const STREAM_HEADERS = { 'x-accel-buffering': 'no', connection: 'close' }

const JSON_ANSWER = 'application/json; charset=utf-8'

type ServerContext = Pick<GraphContext, 'caller'>

const countStream = createOpenStreams()

type GraphCall = {
  request: FastifyRequest
  signal: AbortSignal
  /** A resolver couldn't reach the database, so the answer as a whole isn't one. */
  away?: DatabaseAway
}

const currentCall = new AsyncLocalStorage<GraphCall>()

/** A caller who closes the connection stops the work in progress; that isn't a failure. */
const isGone = (error: unknown, signal: AbortSignal | undefined) =>
  signal?.aborted === true && error instanceof Error && error.name === 'AbortError'

const report = {
  problem: (problem: Problem) => {
    const call = currentCall.getStore()
    if (call && problem instanceof DatabaseAway) call.away = problem
    call?.request.reportProblem(problem)
  },
  unexpected: (error: unknown) => {
    const { request, signal } = currentCall.getStore() ?? {}
    if (!isGone(error, signal)) request?.log.error({ err: error }, 'a resolver failed unexpectedly')
  },
}

/** Returns undefined when the caller no longer waits for the answer. */
async function unlessGone<T>(request: FastifyRequest, signal: AbortSignal, answer: () => Promise<T>) {
  const call: GraphCall = { request, signal }
  try {
    const answered = await currentCall.run(call, answer)
    // Not 200 with an error inside: anyone who looks only at the status must learn that it's worth trying again.
    if (call.away) throw call.away
    return answered
  } catch (error) {
    if (!isGone(error, signal)) throw error
    request.log.debug({ err: error }, 'the caller closed the connection before the answer')
    return undefined
  }
}

/**
 * `POST …/graphql` for a bearer, and `GET …/schema.graphql`, which is public like the rest of the
 * documentation.
 */
export function graphRoutes(
  { schema, sdl, trusted, prepared }: MergedGraph,
  endpoint: string,
  deps: GraphDeps,
): FastifyPluginAsyncZod {
  const yoga = createYoga<ServerContext>({
    schema,
    graphqlEndpoint: endpoint,
    plugins: [trustedDocuments(trusted), namedMistakes],
    maskedErrors: { maskError: (error) => maskError(error, report) },
    graphiql: false,
    landingPage: false,
    logging: false,
    multipart: false,
    cors: false,
  })
  return async (app) => {
    app.post('/graphql', { schema: { hide: true } }, async (request, reply) => {
      const answer = await preparedAnswer(prepared, request)
      if (answer !== undefined) return reply.header('content-type', JSON_ANSWER).send(answer)
      const stream = request.headers.accept?.includes('text/event-stream') ?? false
      const closed = closedSignal(reply)
      const { caller } = request
      if (stream) countStream(caller.affiliateId, closed)
      const signal = stream ? streamEnd(deps, caller, tokenOf(request), closed) : closed
      const init = { method: 'POST', headers: headersOf(request), body: bodyOf(request), signal }
      const response = await unlessGone(request, signal, async () =>
        yoga.fetch(`http://graph${endpoint}`, init, { caller }),
      )
      if (!response) return reply.hijack()
      reply.code(response.status).header('content-type', response.headers.get('content-type') ?? '')
      if (!stream || !response.body) return reply.send(await response.text())
      return reply.headers(STREAM_HEADERS).send(Readable.from(untilEnd(response.body, signal)))
    })
    app.get('/schema.graphql', { config: { open: true }, schema: { hide: true } }, async (_, reply) =>
      reply.type('text/plain; charset=utf-8').send(sdl),
    )
    app.addHook('onClose', () => yoga.dispose())
  }
}

function closedSignal(reply: FastifyReply): AbortSignal {
  const closed = new AbortController()
  reply.raw.once('close', () => closed.abort())
  return closed.signal
}

const tokenOf = ({ headers }: FastifyRequest) => headers.authorization?.slice('Bearer '.length) ?? ''

function bodyOf({ body }: FastifyRequest): string {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Problem('invalid-input', 400)
  return JSON.stringify(body)
}

/** Connection headers and the bearer: a resolver knows the caller and doesn't need the token. */
const KEPT_BACK =
  /^(authorization|connection|content-length|expect|host|keep-alive|te|trailer|transfer-encoding|upgrade)$/

function headersOf({ headers }: FastifyRequest): Record<string, string> {
  const passed = Object.entries(headers).filter(
    ([name, value]) => value !== undefined && !KEPT_BACK.test(name),
  )
  return Object.fromEntries(passed.map(([name, value]) => [name, String(value)]))
}

async function* untilEnd(body: ReadableStream<Uint8Array>, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  const ended = new Promise<undefined>((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined), { once: true })
    if (signal.aborted) resolve(undefined)
  })
  try {
    while (true) {
      const chunk = await Promise.race([reader.read(), ended])
      if (!chunk || chunk.done) return
      yield chunk.value
    }
  } finally {
    // Not awaited: a source that never answers must not block the connection.
    reader.cancel().catch(() => undefined)
  }
}
