import { expect, test, vi } from 'vitest'
import { anIdToken } from '../../shared/testing/id-token.fixture.ts'
import { createSession, readClaims } from './session.ts'

const EXPIRES = '2026-05-14T09:10:00.000Z'

function aSession(answer: () => Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(answer)
  return { fetch, session: createSession({ authUrl: '/api/auth', claimNames: {}, fetch }) }
}
const granted = () =>
  Promise.resolve(Response.json({ idToken: anIdToken(), expiresAt: EXPIRES, sessionId: 's-1' }))
const refused = () => Promise.resolve(new Response(null, { status: 401 }))

test('[CA-10] a refresh returns the user, the expiry and the session', async () => {
  const { session, fetch } = aSession(granted)
  expect(await session.refresh()).toBe('signed-in')
  expect(session.current()).toMatchObject({
    expiresAt: Date.parse(EXPIRES),
    sessionId: 's-1',
    user: { givenName: 'Ines', affiliateId: 100001 },
  })
  expect(fetch).toHaveBeenCalledWith('/api/auth/session/refresh', { method: 'POST' })
})

test('[CA-10] two concurrent callers share one refresh', async () => {
  const { session, fetch } = aSession(granted)
  await Promise.all([session.refresh(), session.refresh()])
  expect(fetch).toHaveBeenCalledTimes(1)
  await session.refresh()
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('a refused refresh signs out and notifies the listeners', async () => {
  const { session, fetch } = aSession(granted)
  const heard = vi.fn()
  await session.refresh()
  session.subscribe(heard)
  fetch.mockImplementation(refused)
  expect(await session.refresh()).toBe('signed-out')
  expect(session.current()).toBeUndefined()
  expect(heard).toHaveBeenCalledTimes(1)
})

test("a tab's data about a user is removed with their session, however it ends", async () => {
  const { session, fetch } = aSession(granted)
  await session.refresh()
  sessionStorage.setItem('fathom.draft', 'Linnégatan 12')
  await session.refresh()
  expect(sessionStorage.length).toBe(1)
  session.forget()
  expect(sessionStorage.length).toBe(0)
  sessionStorage.setItem('fathom.draft', 'Linnégatan 12')
  fetch.mockImplementation(refused)
  await session.refresh()
  expect(sessionStorage.length).toBe(0)
})

test('a lost connection signs nobody out', async () => {
  const { session, fetch } = aSession(granted)
  await session.refresh()
  fetch.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await session.refresh()).toBe('unreachable')
  expect(session.current()?.user.givenName).toBe('Ines')
})

test('a server error signs nobody out', async () => {
  const { session, fetch } = aSession(granted)
  await session.refresh()
  fetch.mockResolvedValue(new Response(null, { status: 503 }))
  expect(await session.refresh()).toBe('unreachable')
  expect(session.current()?.user.givenName).toBe('Ines')
})

test('a token without a person grants no access', async () => {
  const { session } = aSession(() =>
    Promise.resolve(Response.json({ idToken: anIdToken({ affiliate_id: 0 }), expiresAt: EXPIRES })),
  )
  expect(await session.refresh()).toBe('signed-out')
})

const offline = () => Promise.reject(new TypeError('Failed to fetch'))

test('a page opened offline knows who was signed in on this device, and has no token', async () => {
  await aSession(granted).session.refresh()
  const { session } = aSession(offline)
  expect(await session.refresh()).toBe('unreachable')
  expect(session.current()).toMatchObject({ user: { givenName: 'Ines' }, idToken: undefined })
})

test('forgets a user who signed out', async () => {
  const { session: first } = aSession(granted)
  await first.refresh()
  first.forget()
  const { session } = aSession(offline)
  await session.refresh()
  expect(session.current()).toBeUndefined()
})

test("a server error at startup isn't treated as offline: nobody counts as signed in", async () => {
  await aSession(granted).session.refresh()
  const { session } = aSession(() => Promise.resolve(Response.json({}, { status: 500 })))
  await session.refresh()
  expect(session.current()).toBeUndefined()
})

test('[OP-04] a page opened while the server is without its database knows who was signed in on this device', async () => {
  await aSession(granted).session.refresh()
  const away = { status: 503, headers: { 'retry-after': '3' } }
  const { session } = aSession(() => Promise.resolve(Response.json({ problem: 'database-away' }, away)))
  expect(await session.refresh()).toBe('unreachable')
  expect(session.current()).toMatchObject({ user: { givenName: 'Ines' }, idToken: undefined })
})

test('an unreadable stored user identifies nobody', async () => {
  localStorage.setItem('fathom.person', '{"sub":')
  const { session } = aSession(offline)
  await session.refresh()
  expect(session.current()).toBeUndefined()
})

test('[EN-01] reads the claims of an id token with all Unicode characters', () => {
  expect(readClaims(anIdToken({ given_name: 'Zoë', family_name: '山田' }))).toMatchObject({
    given_name: 'Zoë',
    family_name: '山田',
  })
})

test.each(['', 'no-token', 'a.b.c', 'a.bnVsbA.c'])("%j can't be decoded as a token", (text) => {
  expect(readClaims(text)).toBeUndefined()
})
