import { expect, test } from 'vitest'
import type { Calls } from '../../../shared/calls.tsx'
import { createMemoryStore } from '../../../shared/offline/device-store.ts'
import { aSigner, now } from '../signer.fixture.ts'
import { fetchTrust } from './fetch-trust.ts'
import type { StoredTrust } from './stored-trust.ts'

const YEAR = 365 * 86_400
const signer = await aSigner()

/** A fake device with a network that can fail. */
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
  const store = createMemoryStore<StoredTrust>()
  return { network, ask: () => fetchTrust({ http, store }, new AbortController().signal) }
}

test('data fetched once is available offline, and marked as not fresh', async () => {
  const { network, ask } = aDevice()
  network.list = await signer.list({ revoked: [3] })
  expect(await ask()).toMatchObject({
    isFresh: true,
    issuers: [{ name: 'Fathom', list: { revoked: new Set([3]) } }],
  })
  network.isThere = false
  expect(await ask()).toMatchObject({ isFresh: false, issuers: [{ list: { revoked: new Set([3]) } }] })
})

test('a device that was never online reports it', async () => {
  const { network, ask } = aDevice()
  network.isThere = false
  await expect(ask()).rejects.toThrow('Failed to fetch')
})

test("an older list doesn't replace a newer one", async () => {
  const { network, ask } = aDevice()
  network.list = await signer.list({ revoked: [3] })
  await ask()
  network.list = await signer.list({ signedAt: now() - 1000 })
  expect((await ask()).issuers[0]?.list?.revoked).toEqual(new Set([3]))
})

test('rejects a list without a known signer', async () => {
  const { network, ask } = aDevice()
  network.list = await (await aSigner()).list({ revoked: [3] })
  expect((await ask()).issuers[0]?.list).toBeUndefined()
})

test('a clock that is a year ahead is detected by the signed time', async () => {
  const { network, ask } = aDevice()
  network.list = await signer.list({ signedAt: now() - YEAR })
  expect((await ask()).aheadBy).toBeGreaterThanOrEqual(YEAR)
})
