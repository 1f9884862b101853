import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const WORTH_IT = /\.(js|css|svg|json|webmanifest|txt|wasm)$/

async function compress(file: string): Promise<void> {
  const text = await readFile(file)
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  }
  await writeFile(`${file}.br`, await brotli(text, { params }))
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
      await Promise.all(
        files.filter((file) => WORTH_IT.test(file)).map((file) => compress(join(outDir, file))),
      )
    },
  }
}
