import { expect, test } from 'vitest'
import { createMemoryKeep } from './keep.ts'
import { sealedKeep } from './sealed-keep.ts'

type Box = { nonce: Uint8Array<ArrayBuffer>; box: ArrayBuffer }

const aDevice = () => ({ boxes: createMemoryKeep<Box>(), keys: createMemoryKeep<CryptoKey>() })

test('[SC-09] what lies on the device is not readable there, and is given back to its browser', async () => {
  const { boxes, keys } = aDevice()
  const keep = sealedKeep<{ q1: string }>(boxes, keys)
  await keep.put('a', { q1: 'planted answer' })
  const [lying] = await boxes.list()
  expect(new TextDecoder().decode(lying?.box)).not.toContain('planted')
  expect(await keep.find('a')).toEqual({ q1: 'planted answer' })
  expect(await sealedKeep(boxes, keys).list()).toEqual([{ q1: 'planted answer' }])
})

test('the key cannot be taken out of the browser', async () => {
  const { boxes, keys } = aDevice()
  await sealedKeep(boxes, keys).put('a', 1)
  const key = await keys.find('key')
  expect(key?.extractable).toBe(false)
})

test('what another key sealed is as good as nothing', async () => {
  const { boxes, keys } = aDevice()
  await sealedKeep(boxes, keys).put('a', 1)
  const other = sealedKeep(boxes, createMemoryKeep<CryptoKey>())
  expect(await other.find('a')).toBeUndefined()
  expect(await other.list()).toEqual([])
})
