import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { qrCode } from '@fathom/look/drawings/card/qr-code.ts'
import { vi } from 'vitest'

const MODULE = 4
const QUIET = 4
const WHITE = 255

/** The pixels of a code, drawn from its path: rows of `Mx yh<length>v1Hx Z`. */
function pointsOf(text: string): ImageData {
  const { size, path } = qrCode(text)
  const side = (size + 2 * QUIET) * MODULE
  const data = new Uint8ClampedArray(side * side * 4).fill(WHITE)
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let row = 0; row < MODULE; row += 1) {
      const line = ((Number(y) + QUIET) * MODULE + row) * side
      const from = line + (Number(x) + QUIET) * MODULE
      for (let at = from; at < from + Number(length) * MODULE; at += 1) data.fill(0, at * 4, at * 4 + 3)
    }
  return { data, width: side, height: side, colorSpace: 'srgb' } as ImageData
}

/** Tests draw nothing: any picture opened from now on shows this code. */
export function showPicture(text: string): void {
  const points = pointsOf(text)
  const bitmap = { width: points.width, height: points.height, close: () => undefined }
  vi.stubGlobal('createImageBitmap', async () => bitmap)
  const canvas = { drawImage: () => undefined, getImageData: () => points }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(canvas as never)
}

/** The server's response to a request for the reader's WASM file. */
export const readerFile = (): Response =>
  new Response(readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')), {
    headers: { 'content-type': 'application/wasm' },
  })
