import { expect, test } from 'vitest'
import { createMemoryKeep } from './keep.ts'
import { sealedKeep } from './sealed-keep.ts'

type Box = { nonce: Uint8Array<ArrayBuffer>; box: ArrayBuffer }

const aDevice = () => ({ boxes: createMemoryKeep<Box>(), keys: createMemoryKeep<CryptoKey>() })

test('[SC-09] stored data is not readable on the device, and its browser can decrypt it', async () => {
  const { boxes, keys } = aDevice()
  const keep = sealedKeep<{ q1: string }>(boxes, keys)
  await keep.put('a', { q1: 'planted answer' })
  const [lying] = await boxes.list()
  expect(new TextDecoder().decode(lying?.box)).not.toContain('planted')
  expect(await keep.find('a')).toEqual({ q1: 'planted answer' })
  expect(await sealedKeep(boxes, keys).list()).toEqual([{ q1: 'planted answer' }])
})

test("the key can't be exported from the browser", async () => {
  const { boxes, keys } = aDevice()
  await sealedKeep(boxes, keys).put('a', 1)
  const key = await keys.find('key')
  expect(key?.extractable).toBe(false)
})

test('data encrypted with another key counts as missing', async () => {
  const { boxes, keys } = aDevice()
  await sealedKeep(boxes, keys).put('a', 1)
  const other = sealedKeep(boxes, createMemoryKeep<CryptoKey>())
  expect(await other.find('a')).toBeUndefined()
  expect(await other.list()).toEqual([])
})
