import type { QrCode } from '@fathom/look/drawings/card/qr-code.ts'
import type { Page } from '@playwright/test'

type Window = { drawQr: (code: QrCode) => HTMLCanvasElement; shownToCamera: QrCode }

/** A fake camera that shows a code. The code reader is the real one. */
export async function holdBeforeCamera(page: Page, code: QrCode) {
  await page.addInitScript((shown) => {
    const own = window as unknown as Window
    own.drawQr = ({ size, path }) => {
      const canvas = document.createElement('canvas')
      const scale = 8
      canvas.width = canvas.height = (size + 8) * scale
      const pen = canvas.getContext('2d') as CanvasRenderingContext2D
      pen.fillStyle = '#fff'
      pen.fillRect(0, 0, canvas.width, canvas.height)
      pen.setTransform(scale, 0, 0, scale, 4 * scale, 4 * scale)
      pen.fillStyle = '#000'
      pen.fill(new Path2D(path))
      return canvas
    }
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = own.drawQr(shown)
      // A static picture is sent only once, and a later consumer would see nothing.
      setInterval(() => canvas.getContext('2d')?.fillRect(-1, -1, 0.1, 0.1), 100)
      return canvas.captureStream(10)
    }
  }, code)
}

export async function pictureOf(page: Page, code: QrCode) {
  const url = await page.evaluate((one) => (window as unknown as Window).drawQr(one).toDataURL(), code)
  const buffer = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
  return { name: 'card.png', mimeType: 'image/png', buffer }
}
