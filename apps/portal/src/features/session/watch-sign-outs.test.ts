import { expect, test, vi } from 'vitest'
import { anIdToken } from '../../shared/an-id-token.ts'
import type { Graph, SubscribeOptions } from '../../shared/graph/index.ts'
import { createSession } from './session.ts'
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
  let stream: SubscribeOptions<unknown> | undefined
  const graph: Graph = {
    request: () => Promise.reject(new Error('not asked here')),
    subscribe: (_, __, how) => {
      stream = how as SubscribeOptions<unknown>
      return new Promise(() => {})
    },
  }
  const stop = watchSignOuts({ graph, session, onSignedOut, onRefused: vi.fn() })
  const record = (affiliate_id: number, session_id: string | null) =>
    stream?.onEvent({ signOutCreated: { affiliate_id, session_id } })
  return { fetch, onSignedOut, record, stop, stream: () => stream }
}

test('[ST-12] a record that names this session ends it', async () => {
  const { record, onSignedOut } = await watching()
  record(100001, 's-1')
  expect(onSignedOut).toHaveBeenCalledTimes(1)
})

test('[ST-12] a record that names all of the person’s sessions ends this one too', async () => {
  const { record, onSignedOut } = await watching()
  record(100001, null)
  expect(onSignedOut).toHaveBeenCalledTimes(1)
})

test('[ST-12] a record of another session or another person changes nothing', async () => {
  const { record, onSignedOut } = await watching()
  record(100001, 's-2')
  record(100002, null)
  expect(onSignedOut).not.toHaveBeenCalled()
})

test('[ST-12] a sign-out during a lost connection is found when it stands again', async () => {
  const { fetch, onSignedOut, stream } = await watching()
  stream()?.onOpen?.()
  fetch.mockResolvedValue(new Response(null, { status: 401 }))
  stream()?.onOpen?.()
  await vi.waitFor(() => expect(onSignedOut).toHaveBeenCalledTimes(1))
})

test('nobody listens once the watch is stopped', async () => {
  const { stop, stream } = await watching()
  stop()
  expect(stream()?.signal.aborted).toBe(true)
})
