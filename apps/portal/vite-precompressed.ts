import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const WORTH_IT = /\.(js|css|svg|json|webmanifest|txt|wasm)$/

/**
 * The smallest window that holds the whole file, with one bit to spare. The largest one compresses no better,
 * and setting it up for each of 1,600 files takes a third of the time.
 */
const windowFor = (length: number) =>
  Math.min(
    constants.BROTLI_MAX_WINDOW_BITS,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(length + 1)) + 1),
  )

async function compress(file: string): Promise<void> {
  const text = await readFile(file)
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(text.length),
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  }
  await writeFile(`${file}.br`, await brotli(text, { params }))
}

/** Enough for the threads that compress. All at once would be more open files than some systems allow. */
const ABREAST = 16

async function compressAll(folder: string, waiting: string[]): Promise<void> {
  for (let file = waiting.pop(); file; file = waiting.pop()) await compress(join(folder, file))
}

/**
 * Writes a `.br` file beside every text file, which the server sends as is. Skips index.html, because the
 * server fills it in.
 */
export function precompressed(): Plugin {
  let outDir = ''
  return {
    name: 'fathom-precompressed',
    apply: 'build',
    configResolved: (config) => {
      outDir = config.build.outDir
    },
    closeBundle: async () => {
      const files = await readdir(outDir, { recursive: true })
      const waiting = files.filter((file) => WORTH_IT.test(file))
      await Promise.all(Array.from({ length: ABREAST }, () => compressAll(outDir, waiting)))
    },
  }
}
