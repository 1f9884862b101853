import { freshDatabase } from '@fathom/testing/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDelivery } from '../delivery/delivery.fixture.ts'
import { aBrowser, type Browser } from './decrypt.fixture.ts'
import { pushRequest } from './push-request.ts'
import { getVapidKeys } from './vapid.ts'

let delivery: Awaited<ReturnType<typeof aDelivery>>
beforeAll(async () => {
  delivery = await aDelivery(await freshDatabase(), 'smtp://127.0.0.1:1')
})
afterAll(() => delivery.close())

const requestFor = (text: string, { keys }: Browser) =>
  pushRequest(delivery.deps, { endpoint: 'https://push.example.org/1', keys, text, topic: 'topic' })
const bodyFor = async (text: string, browser: Browser) => (await requestFor(text, browser)).body

/** The example of RFC 8291, section 5. */
const EXAMPLE = {
  text: 'When I grow up, I want to be a watermelon',
  browser: { privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', auth: 'BTBZMqHH6r4Tts7J_aSIgg' },
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

test('a browser that decrypts the example of the standard decrypts what we encrypt', async () => {
  const browser = aBrowser(EXAMPLE.browser)
  expect(browser.decrypt(Buffer.from(EXAMPLE.body, 'base64url'))).toBe(EXAMPLE.text)
  expect(browser.decrypt(await bodyFor(EXAMPLE.text, browser))).toBe(EXAMPLE.text)
})

test('only the intended browser can decrypt it, and each ciphertext is different', async () => {
  const [mine, other] = [aBrowser(), aBrowser()]
  const once = await bodyFor('سجل غوصك', mine)
  expect(mine.decrypt(once)).toBe('سجل غوصك')
  expect(() => other.decrypt(once)).toThrow()
  expect(await bodyFor('سجل غوصك', mine)).not.toEqual(once)
})

test("refuses what doesn't fit into one record", async () => {
  await expect(requestFor('x'.repeat(4080), aBrowser())).rejects.toThrow('too long')
  await expect(requestFor('é'.repeat(2040), aBrowser())).rejects.toThrow('too long')
  expect((await bodyFor('x'.repeat(4079), aBrowser())).length).toBe(86 + 4096)
})

test('a stored key without its leading zeros still signs', async () => {
  const { db, secrets } = delivery.deps
  await getVapidKeys(delivery.deps)
  const short = secrets.seal(Buffer.alloc(31, 7).toString('base64url'), 'notifications.push-key')
  const [before] = await db.query<{ sealed: string }>('select sealed from push_key')
  await db.query('update push_key set sealed = $1', [short])
  const { headers } = await requestFor('hello', aBrowser())
  expect(headers.Authorization).toMatch(/^vapid t=[\w.-]+, k=[\w-]+$/)
  await db.query('update push_key set sealed = $1', [before?.sealed])
})
