import { request } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { HttpApp } from './http-app.ts'
import { anHttpServer, as } from './testing.ts'
import { MOST_UNREAD_BYTES } from './unread-body.ts'

let app: HttpApp
let base: string

beforeEach(async () => {
  app = await anHttpServer()
  app.post('/api/logbook/notes', async () => 'noted')
  app.post('/api/logbook/open', { config: { open: true } }, async () => 'noted')
  base = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => app.close())

const TEN_MB = JSON.stringify({ title: 'x'.repeat(10_000_000) })

test.each([
  ['with a bearer', '/api/logbook/notes', as('diver'), 413, 'too-large'],
  ['without one', '/api/logbook/notes', {}, 401, 'unauthenticated'],
  ['at an open door', '/api/logbook/open', {}, 413, 'too-large'],
  ['where nothing is', '/api/nothing', {}, 413, 'too-large'],
] as const)('10 MB %s get a readable answer every time', async (_, path, who, status, problem) => {
  for (let time = 0; time < 5; time++) {
    const headers = { 'content-type': 'application/json', ...who }
    const answer = await fetch(base + path, { method: 'POST', headers, body: TEN_MB })
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ problem })
  }
})

test('10 MB in chunks without a length get a readable answer too', async () => {
  const headers = { 'content-type': 'application/json', ...as('diver') }
  const body = new Blob([TEN_MB]).stream()
  const init = { method: 'POST', headers, body, duplex: 'half' } as const
  const answer = await fetch(`${base}/api/logbook/notes`, init)
  expect(answer.status).toBe(413)
  expect(await answer.json()).toMatchObject({ problem: 'too-large' })
})

test('the answer to an oversized body waits for the end of the body', async () => {
  const headers = { 'content-type': 'application/json', 'content-length': TEN_MB.length, ...as('diver') }
  const sending = request(`${base}/api/logbook/notes`, { method: 'POST', headers })
  let isAnswered = false
  const status = new Promise((resolve, reject) => {
    sending.on('response', (answer) => {
      isAnswered = true
      resolve(answer.resume().statusCode)
    })
    sending.on('error', reject)
  })
  await new Promise((sent) => sending.write(TEN_MB.slice(0, 5_000_000), sent))
  for (let turn = 0; turn < 3; turn++) await fetch(`${base}/api/nothing`)
  expect(isAnswered).toBe(false)
  sending.end(TEN_MB.slice(5_000_000))
  expect(await status).toBe(413)
})

test('stops reading from a client that never stops sending', async () => {
  const headers = {
    'content-type': 'application/json',
    'content-length': MOST_UNREAD_BYTES * 100,
    ...as('diver'),
  }
  const piece = Buffer.alloc(1024 * 1024)
  const hungUp = Promise.withResolvers<void>()
  const sending = request(`${base}/api/logbook/notes`, { method: 'POST', headers })
  sending.on('close', hungUp.resolve).on('error', () => hungUp.resolve())
  let pieces = 0
  const sendOn = () => {
    pieces++
    if (!sending.destroyed) sending.write(piece, sendOn)
  }
  sendOn()
  await hungUp.promise
  expect(pieces).toBeLessThan(100)
})
