import { PHOTO_BYTES } from '@fathom/domain/logbook'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aJpeg, aPng, pngOf } from '../../../platform/pictures/pictures.fixture.ts'
import { inspectPhoto } from './inspect-photo.ts'

test('[VA-04] converts a JPG and a PNG to upright JPGs with a thumbnail', async () => {
  const fromJpeg = await inspectPhoto(await aJpeg(1000, 600))
  expect(fromJpeg).toMatchObject({ width: 1000, height: 600 })
  expect((await sharp(fromJpeg.thumbnail).metadata()).width).toBe(480)
  const fromPng = await inspectPhoto(await aPng())
  expect((await sharp(fromPng.image).metadata()).format).toBe('jpeg')
  const turned = await sharp(await aJpeg(300, 200))
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect(await inspectPhoto(turned)).toMatchObject({ width: 200, height: 300 })
})

test('[VA-04] strips location and device from a photo', async () => {
  const photo = await aJpeg()
  expect((await sharp(photo).metadata()).exif?.includes('Phone')).toBe(true)
  const { image, thumbnail } = await inspectPhoto(photo)
  for (const stored of [image, thumbnail]) {
    const { exif, xmp, iptc } = await sharp(stored).metadata()
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined])
    expect(stored.includes('Phone')).toBe(false)
  }
})

test('[VA-04] refuses a photo of 10 MB and one byte as too large', async () => {
  const photo = await aJpeg()
  const full = Buffer.concat([photo, Buffer.alloc(PHOTO_BYTES - photo.length)])
  expect(await inspectPhoto(full)).toMatchObject({ width: 640 })
  await expect(inspectPhoto(Buffer.concat([full, Buffer.alloc(1)]))).rejects.toMatchObject({
    problem: 'photo-too-large',
    status: 413,
  })
})

test('[VA-04] refuses an SVG, a GIF and text, whatever their names', async () => {
  const gif = await sharp(await aPng())
    .gif()
    .toBuffer()
  for (const bytes of [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    gif,
    Buffer.from('photo.jpg'),
  ])
    await expect(inspectPhoto(bytes)).rejects.toMatchObject({ problem: 'photo-not-jpg-or-png', status: 415 })
})

test('refuses 30,000 × 30,000 pixels by reading only the file header', async () => {
  const began = performance.now()
  await expect(inspectPhoto(pngOf(30_000, 30_000))).rejects.toMatchObject({
    problem: 'photo-too-many-pixels',
  })
  expect(performance.now() - began).toBeLessThan(2000)
})

test('refuses a truncated JPG or PNG, and a header without content', async () => {
  const noise = await sharp(await aJpeg())
    .png()
    .toBuffer()
  for (const whole of [await aJpeg(), noise])
    await expect(inspectPhoto(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({
      problem: 'photo-damaged',
    })
  await expect(inspectPhoto(pngOf(20, 20))).rejects.toMatchObject({ problem: 'photo-damaged' })
  await expect(inspectPhoto(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))).rejects.toMatchObject({
    problem: 'photo-damaged',
  })
})
