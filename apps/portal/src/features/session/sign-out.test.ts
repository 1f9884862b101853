import { expect, test, vi } from 'vitest'
import { anIdToken } from '../../shared/testing/id-token.fixture.ts'
import { createSession } from './session.ts'
import { createSignOut } from './sign-out.ts'

async function signedIn(answer: Response) {
  const fetch = vi.fn<typeof globalThis.fetch>()
  const session = createSession({ authUrl: '/api/auth', claimNames: {}, fetch })
  fetch.mockResolvedValueOnce(Response.json({ idToken: anIdToken(), expiresAt: '2026-05-14T09:00:00Z' }))
  await session.refresh()
  fetch.mockResolvedValueOnce(answer)
  const leave = vi.fn()
  const tabs = { notify: vi.fn(), close: vi.fn() }
  const forgetDevice = vi.fn(() => Promise.resolve())
  return {
    session,
    fetch,
    leave,
    tabs,
    forgetDevice,
    signOut: createSignOut({ authUrl: '/api/auth', fetch, session, tabs, leave, forgetDevice }),
  }
}

test('[NV-08] signing out forgets the user, notifies the other tabs and redirects to the provider', async () => {
  const { session, fetch, leave, tabs, forgetDevice, signOut } = await signedIn(
    Response.json({ continueAt: '/accounts/end' }),
  )
  await signOut()
  expect(fetch).toHaveBeenLastCalledWith('/api/auth/session/sign-out', { method: 'POST' })
  expect(forgetDevice).toHaveBeenCalledTimes(1)
  expect(session.current()).toBeUndefined()
  expect(tabs.notify).toHaveBeenCalledTimes(1)
  expect(leave).toHaveBeenCalledExactlyOnceWith('/accounts/end')
})

test('[ER-04] a failed sign-out keeps the user signed in and is reported', async () => {
  const { session, leave, signOut } = await signedIn(new Response(null, { status: 503 }))
  await expect(signOut()).rejects.toThrow('503')
  expect(session.current()).toBeDefined()
  expect(leave).not.toHaveBeenCalled()
})
