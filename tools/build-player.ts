import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'rolldown'

const root = resolve(import.meta.dirname, '..')
const dist = join(root, 'apps/server/dist/player')

const source = join(root, 'apps/server/src/modules/training/content/player')

/**
 * Builds what connects the portal with a course package: one script, each runtime in a separate file, and the
 * worker that answers offline.
 */
export async function buildPlayer(): Promise<void> {
  mkdirSync(dist, { recursive: true })
  for (const [name, path] of [
    ['player', 'player.ts'],
    ['worker', 'offline/worker.ts'],
  ] as const)
    for (const { fileName, code } of await chunksOf(name, join(source, path))) {
      const content = Buffer.from(code)
      replace(fileName, content)
      replace(`${fileName}.br`, brotliCompressSync(content))
      replace(`${fileName}.gz`, gzipSync(content))
    }
}

/** Builds each one separately: a worker is a classic script and can't share chunks. */
async function chunksOf(name: string, path: string): Promise<{ fileName: string; code: string }[]> {
  const { output } = await build({
    input: { [name]: path },
    platform: 'browser',
    write: false,
    output: { format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', minify: true },
    logLevel: 'warn',
  })
  return output.map((file) => {
    if (file.type !== 'chunk') throw new Error(`the player needs ${file.fileName}, which nobody serves`)
    return file
  })
}

/** A server may be serving the file right now, so unchanged files aren't rewritten. */
function replace(name: string, content: Buffer): void {
  const path = join(dist, name)
  if (!existsSync(path) || !readFileSync(path).equals(content)) writeFileSync(path, content)
}
