import { setTimeout as after } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { createHttp } from '../http/create-http.ts'
import type { HttpApp } from '../http/http-app.ts'
import { mountServices, type ServicePrefixes } from '../http/mount-services.ts'
import { aLog, allRights, anHttpServer, aSecurityLog, as, aUser, notHandedOver } from '../http/testing.ts'
import type { GraphContext, Module } from '../module.ts'
import type { GraphDeps } from './stream-end.ts'

let app: HttpApp
afterEach(() => app.close())

/** Counts up forever, and reports when it has been released. */
function aSource() {
  const released = Promise.withResolvers<void>()
  const sessions: Module = {
    graphs: {
      sessions: {
        sdl: 'type Query { none: Int } type Subscription { counted: Int! }',
        trusted: {},
        resolvers: {
          Subscription: {
            counted: {
              resolve: (count: number) => count,
              subscribe: async function* (_: unknown, __: unknown, { request }: GraphContext) {
                try {
                  yield 1
                  yield 2
                  await new Promise((resolve) => request.signal.addEventListener('abort', resolve))
                } finally {
                  released.resolve()
                }
              },
            },
          },
        },
      },
    },
  }
  return { sessions, released: released.promise }
}

async function aStream(
  server: GraphDeps,
  { token = 'diver', signal }: { token?: string; signal?: AbortSignal } = {},
) {
  const { sessions, released } = aSource()
  app =
    token === 'diver'
      ? await anHttpServer()
      : await createHttp(
          { log: aLog().log, version: '1', publicUrl: 'http://localhost' },
          {
            verify: async () => aUser(),
            findHandover: notHandedOver,
            findRights: allRights,
            securityLog: aSecurityLog(),
          },
        )
  await mountServices(app, [sessions], { sessions: '/api/sessions' } as ServicePrefixes, server)
  const base = await app.listen({ port: 0, host: '127.0.0.1' })
  const response = await fetch(`${base}/api/sessions/graphql`, {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json', ...as(token) },
    body: JSON.stringify({ query: 'subscription { counted }' }),
    ...(signal && { signal }),
  })
  return { response, released }
}

const running = () => new AbortController().signal

test('events arrive as they happen', async () => {
  const leave = new AbortController()
  const { response, released } = await aStream({ drain: running() }, { signal: leave.signal })
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  while (!heard.includes('"counted":2')) heard += (await reader?.read())?.value ?? ''
  expect(heard).toContain('event: next')
  leave.abort()
  await released
})

test('a stream ends when the server drains', async () => {
  const drain = new AbortController()
  const { response, released } = await aStream({ drain: drain.signal })
  drain.abort()
  expect(await response.text()).toContain('"counted":1')
  await released
})

test('[ST-12] a stream ends when its session is signed out', async () => {
  const watchers = new Set<() => void>()
  const watchSession = (_: unknown, ended: () => void) => {
    watchers.add(ended)
    return () => watchers.delete(ended)
  }
  const { response, released } = await aStream({ drain: running(), watchSession })
  for (const ended of watchers) ended()
  await response.text()
  await released
  expect(watchers.size).toBe(0)
})

test('a stream ends when the bearer that opened it expires', async () => {
  const payload = Buffer.from(JSON.stringify({ exp: Date.now() / 1000 + 0.3 })).toString('base64url')
  const { response, released } = await aStream({ drain: running() }, { token: `e30.${payload}.sig` })
  await response.text()
  await released
})

test('the server closes while a stream is open', async () => {
  const drain = new AbortController()
  await aStream({ drain: drain.signal })
  drain.abort()
  const closed = await Promise.race([app.close().then(() => 'closed'), after(5000, 'open', { ref: false })])
  expect(closed).toBe('closed')
})
