import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { build } from 'rolldown'
import type { Plugin } from 'vite'
import type { BuiltFiles, ShellArchive } from './src/service-worker/offline-shell.ts'

const FILE = 'service-worker.js'
const WORDS = /virtual:locale\/([\w-]+)/
/** Stored once they were used: the code reader, and the coastlines of a map that was zoomed in. */
const LARGE = /^assets\/(.+\.wasm|land-50m-.+\.js)$/
const CODE_AND_STYLE = /^assets\/(?!kit-).+\.(js|css)$/
/** These are in public/, so the build doesn't list them. */
const AS_THEY_ARE = ['/first-paint.js', '/favicon.svg']

type Output = { fileName: string; moduleIds?: string[] }

/**
 * Bundles one classic script at the root: it must control every address, and not every browser supports
 * module workers.
 */
async function bundle(entry: string, minify: boolean, files?: BuiltFiles): Promise<string> {
  const { output } = await build({
    input: entry,
    write: false,
    platform: 'browser',
    logLevel: 'warn',
    transform: { define: { BUILT_FILES: files ? JSON.stringify(files) : 'undefined' } },
    output: { format: 'iife', minify },
  })
  return output[0].code
}

/** Splits the build output into files that every page may need and the texts of each language. */
function builtFiles(outputs: readonly Output[]): BuiltFiles {
  const portal = [...AS_THEY_ARE]
  const words: Record<string, string[]> = {}
  const onceUsed: string[] = []
  for (const { fileName, moduleIds = [] } of outputs) {
    const locale = moduleIds.map((id) => WORDS.exec(id)?.[1]).find(Boolean)
    if (locale) words[locale] = [...(words[locale] ?? []), `/${fileName}`]
    else if (LARGE.test(fileName)) onceUsed.push(`/${fileName}`)
    else if (CODE_AND_STYLE.test(fileName)) portal.push(`/${fileName}`)
  }
  const names = JSON.stringify([portal, words, onceUsed])
  const hash = createHash('sha256').update(names).digest('hex').slice(0, 12)
  return { build: hash, archive: `/assets/shell-${hash}.json`, portal, words, onceUsed }
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/** Every file of the portal in one: hundreds of requests would take a phone with a slow connection minutes. */
async function writeArchive(folder: string, { archive, portal }: BuiltFiles): Promise<void> {
  const parts: ShellArchive = await Promise.all(
    portal.map(async (path) => {
      const type = TYPES[extname(path)]
      if (!type) throw new Error(`${path} has no type in the offline archive`)
      return { path, type, text: await readFile(join(folder, path), 'utf8') }
    }),
  )
  await writeFile(join(folder, archive), JSON.stringify(parts))
}

/** Builds the service worker separately from the portal's chunks, so that no page loads it on start. */
export function serviceWorker(entry: string): Plugin {
  let files: BuiltFiles | undefined
  return {
    name: 'fathom-service-worker',
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${FILE}`, async (_, response, next) => {
        try {
          response.setHeader('content-type', 'text/javascript')
          response.end(await bundle(entry, false))
        } catch (error) {
          next(error)
        }
      })
    },
    async generateBundle(_, outputs) {
      files = builtFiles(Object.values(outputs))
      this.emitFile({ type: 'asset', fileName: FILE, source: await bundle(entry, true, files) })
    },
    async writeBundle({ dir }) {
      if (files && dir) await writeArchive(dir, files)
    },
  }
}
