import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A photo with GPS data, as phones write it. */
export const aJpeg = (width = 640, height = 400) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#0a6e8c',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })
    .withExif({
      IFD0: { Make: 'Fathom', Model: 'Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '27/1 48/1 0/1' },
    })
    .jpeg({ quality: 90 })
    .toBuffer()

export const aPng = (width = 320, height = 200) =>
  sharp({ create: { width, height, channels: 4, background: { r: 10, g: 110, b: 140, alpha: 0.5 } } })
    .png()
    .toBuffer()

/** A PNG that declares a size but has only a few of its pixels, like a decompression bomb. */
export function pngOf(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const pixels = deflateSync(Buffer.alloc(100))
  return Buffer.concat([
    signature,
    piece('IHDR', head),
    piece('IDAT', pixels),
    piece('IEND', Buffer.alloc(0)),
  ])
}

function piece(name: string, content: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  const named = Buffer.concat([Buffer.from(name), content])
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
