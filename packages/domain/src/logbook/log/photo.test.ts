import { expect, test } from 'vitest'
import { PHOTO_BYTES, photoProblemOf, photoTypeOf } from './photo.ts'

test('[VA-04] a photo has at most 10 MB, and one byte more is too large', () => {
  expect(photoProblemOf({ size: PHOTO_BYTES, type: 'image/jpeg' })).toBeUndefined()
  expect(photoProblemOf({ size: 10 * 1024 * 1024 + 1, type: 'image/jpeg' })).toBe('photo-too-large')
})

test('[VA-04] a photo is JPG or PNG, detected by its content', () => {
  expect(photoProblemOf({ size: 9, type: 'image/svg+xml' })).toBe('photo-not-jpg-or-png')
  expect(photoProblemOf({ size: 9, type: 'image/heic' })).toBe('photo-not-jpg-or-png')
  expect(photoProblemOf({ size: 0, type: 'image/png' })).toBe('photo-empty')
  expect(photoTypeOf(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).toBe('image/jpeg')
  expect(photoTypeOf(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))).toBe('image/png')
  expect(photoTypeOf(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeUndefined()
  expect(photoTypeOf(new Uint8Array([0xff, 0xd8]))).toBeUndefined()
})
