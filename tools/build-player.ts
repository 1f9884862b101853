import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'rolldown'

const root = resolve(import.meta.dirname, '..')
const dist = join(root, 'apps/server/dist/player')

/** What stands between the portal and a course package: one script, and each runtime in a file of its own. */
export async function buildPlayer(): Promise<void> {
  const { output } = await build({
    input: { player: join(root, 'apps/server/src/modules/training/content/player/player.ts') },
    platform: 'browser',
    write: false,
    output: { format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', minify: true },
    logLevel: 'warn',
  })
  mkdirSync(dist, { recursive: true })
  for (const file of output) {
    if (file.type !== 'chunk') throw new Error(`the player needs ${file.fileName}, which nobody serves`)
    const content = Buffer.from(file.code)
    replace(file.fileName, content)
    replace(`${file.fileName}.br`, brotliCompressSync(content))
    replace(`${file.fileName}.gz`, gzipSync(content))
  }
}

/** A server may be serving it at this moment: what has not changed is left alone. */
function replace(name: string, content: Buffer): void {
  const path = join(dist, name)
  if (!existsSync(path) || !readFileSync(path).equals(content)) writeFileSync(path, content)
}
