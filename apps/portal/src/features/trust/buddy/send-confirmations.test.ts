import { afterEach, expect, test, vi } from 'vitest'
import type { Calls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { deviceConfirmations, type UnsentConfirmation } from './confirmations.ts'
import { sendConfirmations } from './send-confirmations.ts'

const unsent = (id: string, changes: Partial<UnsentConfirmation> = {}): UnsentConfirmation => ({
  ...{ id, affiliateId: 7, logId: 'a', code: 'FATHOM5:', action: 'add', refusal: null },
  at: `2026-11-14T09:3${id}:00.000Z`,
  ...changes,
})

afterEach(async () => {
  for (const { id } of await deviceConfirmations.list()) await deviceConfirmations.remove(id)
})

const refused = (status: number, problem: string) => new CallFailed('', { kind: 'refused', status, problem })

async function send(post: () => Promise<unknown>, remove: () => Promise<unknown> = post) {
  const calls = { http: { post, delete: remove } } as unknown as Pick<Calls, 'http'>
  return sendConfirmations({ calls, affiliateId: 7, onSent: async () => {} })
}

test('[TS-15] confirmations go out in order, and only mine', async () => {
  await deviceConfirmations.put('2', unsent('2'))
  await deviceConfirmations.put('1', unsent('1'))
  await deviceConfirmations.put('3', unsent('3', { affiliateId: 8 }))
  const post = vi.fn(async () => ({}))
  expect(await send(post)).toBe(false)
  expect(post).toHaveBeenCalledTimes(2)
  expect((await deviceConfirmations.list()).map(({ id }) => id)).toEqual(['3'])
})

test('[TS-15] a confirmation waits for its dive, and for a connection', async () => {
  await deviceConfirmations.put('1', unsent('1'))
  expect(await send(() => Promise.reject(refused(404, 'not-found')))).toBe(false)
  expect(await send(() => Promise.reject(new CallFailed('', { kind: 'network' })))).toBe(true)
  expect(await deviceConfirmations.list()).toMatchObject([{ id: '1', refusal: null }])
})

test('[TS-15] a refused confirmation stays on the device with its reason and is not sent again', async () => {
  await deviceConfirmations.put('1', unsent('1'))
  const post = vi.fn(() => Promise.reject(refused(422, 'confirmation-revoked')))
  expect([await send(post), await send(post)]).toEqual([false, false])
  expect(post).toHaveBeenCalledOnce()
  expect(await deviceConfirmations.list()).toMatchObject([{ refusal: 'confirmation-revoked' }])
})

test('[TS-15] removing what the server doesn’t have is done', async () => {
  await deviceConfirmations.put('1', unsent('1', { action: 'remove' }))
  expect(await send(() => Promise.reject(refused(404, 'not-found')))).toBe(false)
  expect(await deviceConfirmations.list()).toEqual([])
})

test('[TS-15] what was removed while it was being sent is removed from the server too', async () => {
  await deviceConfirmations.put('1', unsent('1'))
  const post = async () => deviceConfirmations.put('1', unsent('1', { action: 'remove', at: '2026-11-15' }))
  expect(await send(post)).toBe(true)
  expect(await deviceConfirmations.list()).toMatchObject([{ action: 'remove' }])
})
