import { expect, test, vi } from 'vitest'
import { anIdToken } from '../../shared/an-id-token.ts'
import { createSession } from './session.ts'

const EXPIRES = '2026-05-14T09:10:00.000Z'

function aSession(answer: () => Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(answer)
  return { fetch, session: createSession({ authUrl: '/api/auth', claimNames: {}, fetch }) }
}
const granted = () =>
  Promise.resolve(Response.json({ idToken: anIdToken(), expiresAt: EXPIRES, sessionId: 's-1' }))
const refused = () => Promise.resolve(new Response(null, { status: 401 }))

test('[CA-10] a refresh tells who is signed in, until when, and in which session', async () => {
  const { session, fetch } = aSession(granted)
  expect(await session.refresh()).toBe('signed-in')
  expect(session.current()).toMatchObject({
    expiresAt: Date.parse(EXPIRES),
    sessionId: 's-1',
    user: { givenName: 'Ines', affiliateId: 100001 },
  })
  expect(fetch).toHaveBeenCalledWith('/api/auth/session/refresh', { method: 'POST' })
})

test('[CA-10] two callers at once share one refresh', async () => {
  const { session, fetch } = aSession(granted)
  await Promise.all([session.refresh(), session.refresh()])
  expect(fetch).toHaveBeenCalledTimes(1)
  await session.refresh()
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('a refused refresh signs out, and whoever listens is told', async () => {
  const { session, fetch } = aSession(granted)
  const heard = vi.fn()
  await session.refresh()
  session.subscribe(heard)
  fetch.mockImplementation(refused)
  expect(await session.refresh()).toBe('signed-out')
  expect(session.current()).toBeUndefined()
  expect(heard).toHaveBeenCalledTimes(1)
})

test('what a tab keeps of a person goes with their session, however it ends', async () => {
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

test('a lost signal signs nobody out', async () => {
  const { session, fetch } = aSession(granted)
  await session.refresh()
  fetch.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await session.refresh()).toBe('unreachable')
  expect(session.current()?.user.givenName).toBe('Ines')
})

test('a server that stumbles signs nobody out', async () => {
  const { session, fetch } = aSession(granted)
  await session.refresh()
  fetch.mockResolvedValue(new Response(null, { status: 503 }))
  expect(await session.refresh()).toBe('unreachable')
  expect(session.current()?.user.givenName).toBe('Ines')
})

test('a token that names no person opens nothing', async () => {
  const { session } = aSession(() =>
    Promise.resolve(Response.json({ idToken: anIdToken({ affiliate_id: 0 }), expiresAt: EXPIRES })),
  )
  expect(await session.refresh()).toBe('signed-out')
})

const offline = () => Promise.reject(new TypeError('Failed to fetch'))

test('a page that is opened without a signal knows who was signed in on this device, and has no token', async () => {
  await aSession(granted).session.refresh()
  const { session } = aSession(offline)
  expect(await session.refresh()).toBe('unreachable')
  expect(session.current()).toMatchObject({ user: { givenName: 'Ines' }, idToken: undefined })
})

test('whoever signed out is not known any more', async () => {
  const { session: first } = aSession(granted)
  await first.refresh()
  first.forget()
  const { session } = aSession(offline)
  await session.refresh()
  expect(session.current()).toBeUndefined()
})

test('a server that stumbles at the start is no lost signal: nobody is taken for signed in', async () => {
  await aSession(granted).session.refresh()
  const { session } = aSession(() => Promise.resolve(new Response(null, { status: 503 })))
  await session.refresh()
  expect(session.current()).toBeUndefined()
})

test('what a device remembers and cannot be read names nobody', async () => {
  localStorage.setItem('fathom.person', '{"sub":')
  const { session } = aSession(offline)
  await session.refresh()
  expect(session.current()).toBeUndefined()
})
