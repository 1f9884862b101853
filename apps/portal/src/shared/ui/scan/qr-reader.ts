import type { ReadInputBarcodeFormat } from 'zxing-wasm/reader'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'

/** Finds the text of a QR code in a picture; undefined when there is none. */
export type ReadQr = (picture: ImageData) => Promise<string | undefined>

const FORMATS: ReadInputBarcodeFormat[] = ['QRCode']

/** The reader weighs some hundred kilobytes: it is fetched when somebody scans, from our own server. */
export async function loadQrReader(): Promise<ReadQr> {
  const { prepareZXingModule, readBarcodes } = await import('zxing-wasm/reader')
  const locateFile = (path: string, prefix: string) => (path.endsWith('.wasm') ? wasm : prefix + path)
  await prepareZXingModule({ overrides: { locateFile }, fireImmediately: true })
  return async (picture) => {
    const [found] = await readBarcodes(picture, { formats: FORMATS, maxNumberOfSymbols: 1 })
    return found?.isValid ? found.text : undefined
  }
}

/** Asks for it once, so that the service worker has it when there is no signal. */
export async function keepQrReader(): Promise<void> {
  await Promise.all([fetch(wasm), import('zxing-wasm/reader')])
}
