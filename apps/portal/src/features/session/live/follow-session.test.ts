import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { createHub } from '../../../shared/live/hub.ts'
import { anIdToken } from '../../../shared/testing/id-token.fixture.ts'
import { SESSIONS_KEY } from '../list/sessions-key.ts'
import { createSession } from '../session.ts'
import { followAccount, watchSignOuts } from './follow-session.ts'

function following() {
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    Promise.resolve(Response.json({ idToken: anIdToken(), expiresAt: '2026-05-14T09:00:00Z' })),
  )
  const session = createSession({ authUrl: '/api/auth', claimNames: {}, fetch })
  const live = createHub()
  const queries = new QueryClient()
  queries.setQueryData(SESSIONS_KEY, [])
  const stop = followAccount({ live, session, queries })
  const publish = (type: string) => live.event({ sequence: 1, type, data: {}, locale: 'en-US' })
  return { fetch, session, queries, stop, publish }
}

test('an account change anywhere refreshes the token here', async () => {
  const { fetch, publish } = following()
  publish('account')
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1))
})

test('[ST-12] a session that ends anywhere refetches the session list', async () => {
  const { session, queries, publish } = following()
  publish('sign-out')
  expect(queries.getQueryState(SESSIONS_KEY)?.isInvalidated).toBe(false)
  await session.refresh()
  publish('sign-out')
  expect(queries.getQueryState(SESSIONS_KEY)?.isInvalidated).toBe(true)
})

test('stops listening after it is stopped', () => {
  const { fetch, stop, publish } = following()
  stop()
  publish('account')
  expect(fetch).not.toHaveBeenCalled()
})

async function watching() {
  const granted = () =>
    Promise.resolve(
      Response.json({ idToken: anIdToken(), expiresAt: '2026-05-14T09:00:00Z', sessionId: 's-1' }),
    )
  const fetch = vi.fn<typeof globalThis.fetch>(granted)
  const session = createSession({ authUrl: '/api/auth', claimNames: {}, fetch })
  await session.refresh()
  const onSignedOut = vi.fn()
  const live = createHub()
  const stop = watchSignOuts({ live, session, onSignedOut })
  const record = (session_id: string | null) =>
    live.event({ sequence: 1, type: 'sign-out', data: { id: 'r-1', session_id }, locale: 'en-US' })
  return { fetch, onSignedOut, record, stop, live }
}

test('[ST-12] a record that names this session ends it', async () => {
  const { record, onSignedOut } = await watching()
  record('s-1')
  expect(onSignedOut).toHaveBeenCalledTimes(1)
})

test("[ST-12] a record that names all of the user's sessions ends this one too", async () => {
  const { record, onSignedOut } = await watching()
  record(null)
  expect(onSignedOut).toHaveBeenCalledTimes(1)
})

test('[ST-12] a record of another session changes nothing', async () => {
  const { record, onSignedOut } = await watching()
  record('s-2')
  expect(onSignedOut).not.toHaveBeenCalled()
})

test('[ST-12] a missed sign-out is found by asking the server, also one from before the channel connected', async () => {
  const { fetch, onSignedOut, live } = await watching()
  fetch.mockResolvedValue(new Response(null, { status: 401 }))
  live.reset()
  await vi.waitFor(() => expect(onSignedOut).toHaveBeenCalledTimes(1))
})

test('stops listening after the watch is stopped', async () => {
  const { stop, record, onSignedOut } = await watching()
  stop()
  record(null)
  expect(onSignedOut).not.toHaveBeenCalled()
})
