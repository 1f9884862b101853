import { expect, test, vi } from 'vitest'
import { pictureSize, readPicture } from './read-picture.ts'

const MOST = 4.5 * 1_048_576

function png(width: number, height: number): File {
  const bytes = new DataView(new ArrayBuffer(33))
  bytes.setUint32(0, 0x89504e47)
  bytes.setUint32(4, 0x0d0a1a0a)
  bytes.setUint32(16, width)
  bytes.setUint32(20, height)
  return new File([bytes], 'a.png')
}

/** With a preview before the frame, as cameras write it. */
function jpg(width: number, height: number): File {
  const bytes = new DataView(new ArrayBuffer(2 + 602 + 19))
  bytes.setUint16(0, 0xffd8)
  bytes.setUint16(2, 0xffe1)
  bytes.setUint16(4, 600)
  bytes.setUint16(604, 0xffc2)
  bytes.setUint16(606, 17)
  bytes.setUint16(609, height)
  bytes.setUint16(611, width)
  return new File([bytes], 'a.jpg')
}

test('the size of a picture is read without decoding it', async () => {
  expect(await pictureSize(png(900, 700))).toEqual({ width: 900, height: 700 })
  expect(await pictureSize(jpg(900, 700))).toEqual({ width: 900, height: 700 })
  expect(await pictureSize(new File([new Uint8Array([0xff, 0xd8, 0xff])], 'cut.jpg'))).toBeUndefined()
})

test('[SC-02] [VA-03] a decompression bomb is rejected before it is decoded, and so is a picture that is too small', async () => {
  const unpack = vi.fn(async () => 'picture')
  vi.stubGlobal('createImageBitmap', unpack)
  expect(await readPicture(png(60_000, 60_000), MOST)).toBe('photo-too-many-pixels')
  expect(await readPicture(jpg(65_000, 65_000), MOST)).toBe('photo-too-many-pixels')
  expect(await readPicture(png(100, 400), MOST)).toBe('photo-too-small')
  expect(unpack).not.toHaveBeenCalled()
  expect(await readPicture(jpg(900, 700), MOST)).toBe('picture')
  vi.unstubAllGlobals()
})
