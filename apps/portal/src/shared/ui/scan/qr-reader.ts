import type { ReadInputBarcodeFormat } from 'zxing-wasm/reader'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'

/** Returns the text of a QR code in a picture; undefined when there is none. */
export type ReadQr = (picture: ImageData) => Promise<string | undefined>

const FORMATS: ReadInputBarcodeFormat[] = ['QRCode']

/** The reader is a few hundred kilobytes, so it is loaded from our own server when someone scans. */
export async function loadQrReader(): Promise<ReadQr> {
  const { prepareZXingModule, readBarcodes } = await import('zxing-wasm/reader')
  const locateFile = (path: string, prefix: string) => (path.endsWith('.wasm') ? wasm : prefix + path)
  await prepareZXingModule({ overrides: { locateFile }, fireImmediately: true })
  return async (picture) => {
    const [found] = await readBarcodes(picture, { formats: FORMATS, maxNumberOfSymbols: 1 })
    return found?.isValid ? found.text : undefined
  }
}

/** Requests it once, so that the service worker has it when the device is offline. */
export async function keepQrReader(): Promise<Blob> {
  const { serviceWorker } = navigator
  // Requests made before the worker takes control bypass it.
  if (!serviceWorker.controller)
    await new Promise((resolve) =>
      serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
  const [reader] = await Promise.all([fetch(wasm), import('zxing-wasm/reader')])
  return reader.blob()
}
