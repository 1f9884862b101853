import { expect, test, vi } from 'vitest'
import { anIdToken } from '../../shared/testing/id-token.fixture.ts'
import { pendingSignOut } from './end-on-server.ts'
import { createSession } from './session.ts'
import { createAskingSignOut, createSignOut, type SignOutChoice } from './sign-out.ts'

async function signedIn(answer: Response) {
  const fetch = vi.fn<typeof globalThis.fetch>()
  const session = createSession({ authUrl: '/api/auth', claimNames: {}, fetch })
  fetch.mockResolvedValueOnce(Response.json({ idToken: anIdToken(), expiresAt: '2026-05-14T09:00:00Z' }))
  await session.refresh()
  fetch.mockResolvedValueOnce(answer)
  const leave = vi.fn()
  const tabs = { notify: vi.fn(), close: vi.fn() }
  const forget = vi.fn(() => Promise.resolve())
  return {
    session,
    fetch,
    leave,
    tabs,
    forget,
    signOut: createSignOut({ authUrl: '/api/auth', fetch, session, tabs, leave, forget }),
  }
}

test('[NV-08] signing out forgets the user, notifies the other tabs and redirects to the provider', async () => {
  const { session, fetch, leave, tabs, forget, signOut } = await signedIn(
    Response.json({ continueAt: '/accounts/end' }),
  )
  await signOut()
  expect(fetch).toHaveBeenLastCalledWith('/api/auth/session/sign-out', { method: 'POST' })
  expect(forget).toHaveBeenCalledTimes(1)
  expect(session.current()).toBeUndefined()
  expect(tabs.notify).toHaveBeenCalledTimes(1)
  expect(leave).toHaveBeenCalledExactlyOnceWith('/accounts/end')
})

test('[ER-04] a failed sign-out keeps the user signed in and is reported', async () => {
  const { session, leave, signOut } = await signedIn(Response.json({}, { status: 503 }))
  await expect(signOut()).rejects.toThrow('503')
  expect(session.current()).toBeDefined()
  expect(leave).not.toHaveBeenCalled()
})

test('[BO-06] a device that cannot be cleared does not keep the user signed in', async () => {
  const { session, forget, leave, signOut } = await signedIn(Response.json({ continueAt: '/accounts/end' }))
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  forget.mockRejectedValue(new Error('the disk failed'))
  await signOut()
  expect(session.current()).toBeUndefined()
  expect(leave).toHaveBeenCalledExactlyOnceWith('/accounts/end')
  warn.mockRestore()
})

async function endedBy(choice: SignOutChoice | undefined, unsent: () => Promise<number>) {
  const device = {
    countUnsent: unsent,
    forgetPerson: async () => void done.push('person'),
    forgetDevice: async () => void done.push('device'),
  }
  const done: string[] = []
  const ask = (count: number) => void done.push(`asked about ${count}`)
  const end = (forget: () => Promise<void>) => forget()
  await createAskingSignOut({ loadDevice: async () => device, ask, end })(choice)
  return done
}

test('[BO-05] signing out asks before it drops what is not on the server, and goes on when that is chosen', async () => {
  expect(await endedBy(undefined, async () => 2)).toEqual(['asked about 2'])
  expect(await endedBy('drop-unsent', async () => 2)).toEqual(['person'])
  expect(await endedBy(undefined, async () => 0)).toEqual(['person'])
  expect(await endedBy('forget-device', async () => 2)).toEqual(['device'])
  expect(await endedBy(undefined, () => Promise.reject(new Error('no database')))).toEqual(['person'])
})

test('[BO-06] offline, signing out clears the device at once, and the server is told at the next start, before anything else', async () => {
  const { session, fetch, leave, tabs, forget, signOut } = await signedIn(new Response())
  fetch.mockReset()
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await signOut()
  expect(forget).toHaveBeenCalledTimes(1)
  expect([session.current(), pendingSignOut.is()]).toEqual([undefined, true])
  expect(tabs.notify).toHaveBeenCalledTimes(1)
  expect(leave).toHaveBeenCalledExactlyOnceWith('/')

  const onSignedOut = vi.fn()
  const next = createSession({ authUrl: '/api/auth', claimNames: {}, fetch, onSignedOut })
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect([await next.refresh(), next.current()]).toEqual(['unreachable', undefined])
  fetch.mockResolvedValueOnce(Response.json({ continueAt: '/accounts/end' }))
  expect([await next.refresh(), next.current()]).toEqual(['signed-out', undefined])
  expect(fetch).toHaveBeenLastCalledWith('/api/auth/session/sign-out', { method: 'POST' })
  expect(onSignedOut).toHaveBeenCalledExactlyOnceWith('/accounts/end')
  expect(pendingSignOut.is()).toBe(false)
})

test('[BO-06] a gateway in front of a server that is away counts as offline', async () => {
  const { session, signOut } = await signedIn(new Response('<h1>Bad Gateway</h1>', { status: 502 }))
  await signOut()
  expect(session.current()).toBeUndefined()
  pendingSignOut.end()
})
