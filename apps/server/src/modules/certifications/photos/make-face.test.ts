import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { drawnPortrait, drawQr, type PortraitName } from '@fathom/cards'
import { unpackFace } from '@fathom/domain/trust'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { makeFace } from './make-face.ts'

const PEOPLE: PortraitName[] = ['mara', 'ines', 'kai', 'noura']

beforeAll(async () => {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  const wasmBinary = new Uint8Array(await readFile(file)).buffer
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
})

const photoOf = (name: PortraitName) =>
  sharp(Buffer.from(drawnPortrait(name, 800)))
    .jpeg()
    .toBuffer()

/** The average difference of two pictures of the same size, from 0 to 255. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const sum = one.reduce((all, value, at) => all + Math.abs(value - (other[at] ?? 0)), 0)
  return sum / one.length
}

const small = (picture: Buffer | Uint8Array) =>
  sharp(picture).resize(48, 60, { fit: 'cover' }).removeAlpha().toColourspace('srgb').raw().toBuffer()

test('[TS-14] a face has at most 600 bytes and looks like its own photo more than like any other', async () => {
  const photos = await Promise.all(PEOPLE.map(async (name) => small(await photoOf(name))))
  for (const [at, name] of PEOPLE.entries()) {
    const face = await makeFace(await photoOf(name))
    expect(face?.length).toBeLessThanOrEqual(600)
    const shown = await small(unpackFace(face ?? new Uint8Array()) ?? new Uint8Array())
    const differences = await Promise.all(photos.map((photo) => difference(photo, shown)))
    expect(differences.indexOf(Math.min(...differences))).toBe(at)
  }
})

test('[TS-14] noise, the hardest picture, still fits', async () => {
  const noise = { create: { width: 400, height: 500, channels: 3 as const, background: '#888' } }
  const photo = await sharp({
    ...noise,
    create: { ...noise.create, noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .jpeg()
    .toBuffer()
  const face = await makeFace(photo)
  expect(face?.length).toBeLessThanOrEqual(600)
  expect(face?.length).toBeGreaterThan(100)
})

/** A camera's frame: the code is this many pixels wide, slightly tilted, soft and compressed. */
async function frameOf(code: string, width: number, tilt: number): Promise<ImageData> {
  const drawn = drawQr(code, `width="${width}" height="${width}"`, 'L')
  const held = await sharp(Buffer.from(drawn)).rotate(tilt, { background: '#667' }).png().toBuffer()
  const frame = sharp({ create: { width: 1080, height: 1080, channels: 3, background: '#667' } })
  const photo = await frame
    .composite([{ input: held }])
    .blur(0.6)
    .jpeg({ quality: 75 })
    .toBuffer()
  const { data, info } = await sharp(photo).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return {
    data: new Uint8ClampedArray(data),
    width: info.width,
    height: info.height,
    colorSpace: 'srgb',
  } as ImageData
}

test('[TS-14] a code of 1,340 characters is read from frames in which it is 420 pixels wide or more', async () => {
  // What base45 writes: the letters of the alphanumeric mode, in no order.
  const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'
  const text = Array.from({ length: 1332 }, (_, at) => letters[(at * at * 7 + at * 13) % 45]).join('')
  const code = `FATHOM2:${text}`
  for (const width of [420, 520, 760])
    for (const tilt of [0, 2, -4]) {
      const [found] = await readBarcodes(await frameOf(code, width, tilt), { formats: ['QRCode'] })
      expect([width, tilt, found?.text === code]).toEqual([width, tilt, true])
    }
})
