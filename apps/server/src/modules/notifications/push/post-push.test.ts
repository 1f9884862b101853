import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import { freshDatabase } from '@fathom/testing/world'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aDelivery } from '../delivery/delivery.fixture.ts'
import { aBrowser } from './decrypt.fixture.ts'
import { postPush } from './post-push.ts'
import { lookUpOutside } from './push-address.ts'

/** No DNS server is available here, so names resolve as this table says. */
const NAMES: Readonly<Record<string, string[]>> = {
  'inside.example.org': ['127.0.0.1'],
  'both.example.org': ['93.184.215.14', '10.0.0.1'],
  'outside.example.org': ['93.184.215.14', '2606:4700::1'],
  'nowhere.example.org': [],
}

function lookUpInTable(name: string, _: object, done: (error: null, found: object[]) => void) {
  const found = NAMES[name] ?? []
  done(
    null,
    found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  )
}

let delivery: Awaited<ReturnType<typeof aDelivery>>
beforeAll(async () => {
  vi.spyOn(dns, 'lookup').mockImplementation(lookUpInTable as typeof dns.lookup)
  syncBuiltinESMExports()
  delivery = await aDelivery(await freshDatabase(), 'smtp://127.0.0.1:1')
})
afterAll(async () => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
  await delivery.close()
})

test.each(['inside', 'both', 'nowhere'])(
  "doesn't connect to a name that resolves, even partly, to an internal address: %s",
  async (name) => {
    const { deps } = delivery
    const strict = { ...deps, config: { ...deps.config, isLocalPushAllowed: false } }
    const endpoint = `https://${name}.example.org/device`
    const push = { endpoint, keys: aBrowser().keys, text: '{}', topic: 'topic' }
    await expect(postPush(strict, push, new AbortController().signal)).rejects.toThrow('push-address-refused')
  },
)

test('resolves a name with an external address as usual', async () => {
  const found = (all: boolean) =>
    new Promise((resolve) =>
      lookUpOutside('outside.example.org', { all }, (error, address, family) =>
        resolve([error, address, family]),
      ),
    )
  expect(await found(false)).toEqual([null, '93.184.215.14', 4])
  expect(await found(true)).toMatchObject([null, [{ family: 4 }, { family: 6 }], undefined])
})
