import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { freshDatabase } from '@fathom/testing/world'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { connectDatabase } from '../platform/database/index.ts'
import { createLive } from '../platform/live/index.ts'
import { createLog } from '../platform/log/index.ts'
import { drainRequests } from './drain-requests.ts'

test("requests in flight are answered, streams end, new requests are refused, and idle connections don't delay the stop", {
  timeout: 8000,
}, async () => {
  const log = createLog({ logLevel: 'silent' })
  const db = connectDatabase(await freshDatabase())
  const live = await createLive(db, log)
  const [arrived, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const app = Fastify({ forceCloseConnections: 'idle' })
  app.get('/slow', async () => {
    arrived.resolve()
    await gate.promise
    return 'done'
  })
  app.get('/stream', (_request, reply) => {
    const events = live.subscribe('dives', new AbortController().signal)
    reply.send(Readable.from(lines(events)))
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`

  const slow = fetch(`${url}/slow`)
  const stream = await fetch(`${url}/stream`)
  const streamed = text(Readable.fromWeb(stream.body as never))
  await arrived.promise

  const drain = new AbortController()
  const config = { drainSeconds: 0 }
  const drained = drainRequests([app], { live, log, config }, { leaving: new AbortController(), drain })
  expect(drain.signal.aborted).toBe(true)
  expect(await streamed).toBe('hello\n')
  await expect(fetch(`${url}/slow`)).rejects.toThrow()
  gate.resolve()
  expect(await (await slow).text()).toBe('done')
  await drained
  await db.close()
  expect(app.server.listening).toBe(false)
})

async function* lines(events: AsyncIterable<unknown>) {
  yield 'hello\n'
  for await (const event of events) yield `${JSON.stringify(event)}\n`
}
