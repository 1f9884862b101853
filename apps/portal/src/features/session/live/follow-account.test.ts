import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { anIdToken } from '../../../shared/an-id-token.ts'
import { createHub } from '../../../shared/live/hub.ts'
import { SESSIONS_KEY } from '../list/session-list.queries.ts'
import { createSession } from '../session.ts'
import { followAccount } from './follow-account.ts'

function following() {
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    Promise.resolve(Response.json({ idToken: anIdToken(), expiresAt: '2026-05-14T09:00:00Z' })),
  )
  const session = createSession({ authUrl: '/api/auth', claimNames: {}, fetch })
  const live = createHub()
  const queries = new QueryClient()
  queries.setQueryData(SESSIONS_KEY, [])
  const stop = followAccount({ live, session, queries })
  const tell = (type: string) => live.event({ sequence: 1, type, data: {}, locale: 'en-US' })
  return { fetch, session, queries, stop, tell }
}

test('an account change anywhere refreshes the token here', async () => {
  const { fetch, tell } = following()
  tell('account')
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1))
})

test('[ST-12] a session that ends anywhere refetches the session list', async () => {
  const { session, queries, tell } = following()
  tell('sign-out')
  expect(queries.getQueryState(SESSIONS_KEY)?.isInvalidated).toBe(false)
  await session.refresh()
  tell('sign-out')
  expect(queries.getQueryState(SESSIONS_KEY)?.isInvalidated).toBe(true)
})

test('stops listening after it is stopped', () => {
  const { fetch, stop, tell } = following()
  stop()
  tell('account')
  expect(fetch).not.toHaveBeenCalled()
})
