import { expect, test, vi } from 'vitest'
import { anIdToken } from '../../shared/testing/id-token.fixture.ts'
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
  const { session, leave, signOut } = await signedIn(new Response(null, { status: 503 }))
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
