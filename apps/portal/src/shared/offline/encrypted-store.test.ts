import { expect, test } from 'vitest'
import { createMemoryStore } from './device-store.ts'
import { encryptedStore } from './encrypted-store.ts'

type Box = { nonce: Uint8Array<ArrayBuffer>; box: ArrayBuffer }

const aDevice = () => ({ boxes: createMemoryStore<Box>(), keys: createMemoryStore<CryptoKey>() })

test('[SC-09] stored data is not readable on the device, and its browser can decrypt it', async () => {
  const { boxes, keys } = aDevice()
  const store = encryptedStore<{ q1: string }>(boxes, keys)
  await store.put('a', { q1: 'planted answer' })
  const [lying] = await boxes.list()
  expect(new TextDecoder().decode(lying?.box)).not.toContain('planted')
  expect(await store.find('a')).toEqual({ q1: 'planted answer' })
  expect(await encryptedStore(boxes, keys).list()).toEqual([{ q1: 'planted answer' }])
})

test("the key can't be exported from the browser", async () => {
  const { boxes, keys } = aDevice()
  await encryptedStore(boxes, keys).put('a', 1)
  const key = await keys.find('key')
  expect(key?.extractable).toBe(false)
})

test('data encrypted with another key counts as missing', async () => {
  const { boxes, keys } = aDevice()
  await encryptedStore(boxes, keys).put('a', 1)
  const other = encryptedStore(boxes, createMemoryStore<CryptoKey>())
  expect(await other.find('a')).toBeUndefined()
  expect(await other.list()).toEqual([])
})
