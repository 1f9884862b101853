import { Agent, request } from 'node:http'
import { expect, test } from 'vitest'
import { anHttpServer, as } from './testing.ts'

test('a closing server answers requests in flight and then waits for no connection', async () => {
  const app = await anHttpServer()
  const requested = Promise.withResolvers<void>()
  const go = Promise.withResolvers<string>()
  app.get('/api/pro/slow', () => {
    requested.resolve()
    return go.promise
  })
  app.addHook('preClose', async () => go.resolve('done'))
  const base = await app.listen({ port: 0, host: '127.0.0.1' })
  const agent = new Agent({ keepAlive: true })
  const answer = new Promise<string | undefined>((resolve, reject) => {
    request(`${base}/api/pro/slow`, { agent, headers: as('diver') }, (response) => {
      response.resume().on('end', () => resolve(response.headers.connection))
    })
      .on('error', reject)
      .end()
  })
  await requested.promise
  const closed = app.close()
  expect(await answer).toBe('close')
  await closed
  agent.destroy()
})
