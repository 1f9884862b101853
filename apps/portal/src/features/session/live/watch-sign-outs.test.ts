import { expect, test, vi } from 'vitest'
import { anIdToken } from '../../../shared/an-id-token.ts'
import { createHub } from '../../../shared/live/hub.ts'
import { createSession } from '../session.ts'
import { watchSignOuts } from './watch-sign-outs.ts'

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
