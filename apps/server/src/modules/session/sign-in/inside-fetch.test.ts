import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { insideFetch } from './inside-fetch.ts'

test('[OP-03] a request that is under way while the server closes still reaches our own routes', async () => {
  const [arrived, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false })
  const ask = insideFetch(() => app)
  app.get('/inner', async () => 'from inside')
  app.get('/outer', async () => {
    arrived.resolve()
    await gate.promise
    return (await ask('http://portal.invalid/inner', { method: 'GET', headers: {} } as never)).text()
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const answer = fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/outer`)
  await arrived.promise
  const closed = app.close()
  await expect.poll(() => app.server.listening).toBe(false)
  gate.resolve()
  expect(await (await answer).text()).toBe('from inside')
  await closed
})
