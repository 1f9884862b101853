import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { build } from 'rolldown'
import type { Plugin } from 'vite'
import type { BuiltFiles, ShellArchive } from './src/service-worker/offline-shell.ts'

const FILE = 'service-worker.js'
const WORDS = /virtual:locale\/([\w-]+)(?:\/([\w-]+))?/
/** What only staff see: it's stored on the device of the person who opens it. */
const OFFICE_PAGE = /\/app\/pages\/office\//
const OFFICE_WORDS = /^(office(-.+)?|.+-office|certifications-desk|integrations|training-banks)$/
/** Stored once they were used: the code reader, and the coastlines of a map that was zoomed in. */
const LARGE = /^assets\/(.+\.wasm|land-50m-.+\.js)$/
const CODE_AND_STYLE = /^assets\/(?!kit-).+\.(js|css)$/
/** These are in public/, so the build doesn't list them. */
const AS_THEY_ARE = ['/first-paint.js', '/favicon.svg']

export type Output = {
  fileName: string
  isEntry?: boolean
  moduleIds?: string[]
  facadeModuleId?: string | null
  imports?: string[]
  dynamicImports?: string[]
  viteMetadata?: { importedCss: Set<string> }
}

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

/** The code and styles that no page outside the office reaches. */
function officeFiles(outputs: readonly Output[]): ReadonlySet<string> {
  const byName = new Map(outputs.map((output) => [output.fileName, output]))
  const reached = new Set<Output>()
  const reach = (output: Output | undefined) => {
    if (!output || reached.has(output)) return
    reached.add(output)
    for (const name of output.imports ?? []) reach(byName.get(name))
    for (const name of output.dynamicImports ?? []) {
      const page = byName.get(name)
      if (!OFFICE_PAGE.test(page?.facadeModuleId ?? '')) reach(page)
    }
  }
  for (const output of outputs) if (output.isEntry) reach(output)
  const stylesOf = ({ viteMetadata }: Output) => [...(viteMetadata?.importedCss ?? [])]
  const office = outputs.filter((output) => output.moduleIds && !reached.has(output))
  const files = new Set(office.flatMap((output) => [output.fileName, ...stylesOf(output)]))
  for (const output of reached) for (const style of stylesOf(output)) files.delete(style)
  return files
}

/** Splits the build output into files that every page may need and the texts of each language. */
export function builtFiles(outputs: readonly Output[]): BuiltFiles {
  const portal = [...AS_THEY_ARE]
  const words: Record<string, string[]> = {}
  const onceUsed: string[] = []
  const office = officeFiles(outputs)
  for (const { fileName, moduleIds = [] } of outputs) {
    const [, locale, area = ''] = moduleIds.map((id) => WORDS.exec(id)).find(Boolean) ?? []
    if (office.has(fileName) || OFFICE_WORDS.test(area)) continue
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
  const parts: ShellArchive[number][] = []
  for (const path of portal) {
    const type = TYPES[extname(path)]
    if (!type) throw new Error(`${path} has no type in the offline archive`)
    parts.push({ path, type, text: await readFile(join(folder, path), 'utf8') })
  }
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
