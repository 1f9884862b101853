import { expect, test } from 'vitest'
import type { Calls } from '../../../shared/calls.tsx'
import { createMemoryKeep } from '../../../shared/offline/keep.ts'
import { aSigner, now } from '../a-signer.ts'
import { fetchTrust } from './fetch-trust.ts'
import type { StoredTrust } from './stored-trust.ts'

const YEAR = 365 * 86_400
const signer = await aSigner()

/** A device, and a network that can be lost. */
function aDevice() {
  const network = { isThere: true, list: new Uint8Array() }
  const answer = async <T>(value: T): Promise<T> => {
    if (!network.isThere) throw new TypeError('Failed to fetch')
    return value
  }
  const http = {
    get: () => answer([signer.wire]),
    download: () => answer(new Blob([network.list])),
  } as unknown as Calls['http']
  const keep = createMemoryKeep<StoredTrust>()
  return { network, ask: () => fetchTrust({ http, keep }, new AbortController().signal) }
}

test('what came once from the network is there without one, and is called what it is', async () => {
  const { network, ask } = aDevice()
  network.list = await signer.list({ revoked: [3] })
  expect(await ask()).toMatchObject({
    isFresh: true,
    issuers: [{ name: 'Fathom', list: { revoked: new Set([3]) } }],
  })
  network.isThere = false
  expect(await ask()).toMatchObject({ isFresh: false, issuers: [{ list: { revoked: new Set([3]) } }] })
})

test('a device that never had a network says so', async () => {
  const { network, ask } = aDevice()
  network.isThere = false
  await expect(ask()).rejects.toThrow('Failed to fetch')
})

test('an older list does not take the place of a newer one', async () => {
  const { network, ask } = aDevice()
  network.list = await signer.list({ revoked: [3] })
  await ask()
  network.list = await signer.list({ signedAt: now() - 1000 })
  expect((await ask()).issuers[0]?.list?.revoked).toEqual(new Set([3]))
})

test('a list that nobody we know has signed is no list', async () => {
  const { network, ask } = aDevice()
  network.list = await (await aSigner()).list({ revoked: [3] })
  expect((await ask()).issuers[0]?.list).toBeUndefined()
})

test('a clock that is a year ahead is known by the time that was signed', async () => {
  const { network, ask } = aDevice()
  network.list = await signer.list({ signedAt: now() - YEAR })
  expect((await ask()).aheadBy).toBeGreaterThanOrEqual(YEAR)
})
