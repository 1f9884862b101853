// @vitest-environment node
import { afterEach, expect, test } from 'vitest'
import { type Answer, aCaller, aService, sendJson } from '../../../shared/http/http.fixture.ts'
import { aPushBrowser, withoutPush } from './push-browser.fixture.ts'
import { readPushState, turnPushOff, turnPushOn } from './push-device.ts'

const KEY = 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8'
/** The SHA-256 of https://push.example.org/1 */
const ID = await crypto.subtle
  .digest('SHA-256', new TextEncoder().encode('https://push.example.org/1'))
  .then((hash) => Buffer.from(hash).toString('base64url'))

const closing: (() => unknown)[] = []
afterEach(async () => {
  withoutPush()
  for (const close of closing.splice(0)) await close()
})

/** A fake server that tracks subscribed devices; with `refuses` it rejects the next subscription. */
async function aPushServer(refuses = false) {
  const known = new Set<string>()
  const answer: Answer = ({ method, url }, response) => {
    if (url === '/push/key') return sendJson(response, 200, { publicKey: KEY })
    if (method === 'POST') {
      if (refuses) return sendJson(response, 409, {})
      known.add(ID)
      return sendJson(response, 200, { id: ID })
    }
    const id = url.split('/').at(-1) ?? ''
    if (method === 'DELETE') {
      known.delete(id)
      return sendJson(response, 200, {})
    }
    return known.has(id) ? sendJson(response, 200, { id }) : sendJson(response, 404, {})
  }
  const service = await aService(answer)
  closing.push(service.close)
  return { ...service, known, ...aCaller(service.url) }
}

test('turning push on asks the user, registers the worker and informs the server; turning it off reverts that', async () => {
  const browser = aPushBrowser('granted')
  const { http, heard, known } = await aPushServer()
  expect(await readPushState(http)).toBe('off')
  expect(await turnPushOn(http, 'ar-SA')).toBe('on')
  expect(browser.registered).toEqual(['/service-worker.js'])
  expect(Buffer.from(browser.key() ?? []).toString('base64url')).toBe(KEY)
  const sent = heard.find(({ method }) => method === 'POST')
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    endpoint: 'https://push.example.org/1',
    keys: { p256dh: 'p', auth: 'a' },
    language: 'ar-SA',
  })
  expect(await readPushState(http)).toBe('on')
  expect(await turnPushOff(http)).toBe('off')
  expect(known.size).toBe(0)
  expect(browser.subscription()).toBeNull()
})

test('a device that the server has forgotten, for example after signing out, is off', async () => {
  aPushBrowser('granted')
  const { http, known } = await aPushServer()
  await turnPushOn(http, 'en-US')
  known.clear()
  expect(await readPushState(http)).toBe('off')
})

test("a denied prompt doesn't subscribe, and a dismissed prompt can be shown again", async () => {
  const { http, heard } = await aPushServer()
  const browser = aPushBrowser('denied')
  expect(await turnPushOn(http, 'en-US')).toBe('blocked')
  expect(await readPushState(http)).toBe('blocked')
  expect([browser.registered, heard]).toEqual([[], []])
  aPushBrowser('default')
  expect(await turnPushOn(http, 'en-US')).toBe('off')
})

test('a subscription the server refuses is removed from the browser too', async () => {
  const browser = aPushBrowser('granted')
  const { http } = await aPushServer(true)
  await expect(turnPushOn(http, 'en-US')).rejects.toThrow()
  expect(browser.subscription()).toBeNull()
})

test('a browser without push support reports it', async () => {
  const { http, heard } = await aPushServer()
  expect(await readPushState(http)).toBe('unsupported')
  expect(heard).toEqual([])
})
