import { fileURLToPath } from 'node:url'
import { locales } from '@fathom/locales/plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { loadedTogether } from './vite-chunks.ts'
import { precompressed } from './vite-precompressed.ts'
import { serviceWorker } from './vite-service-worker.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const part = (path: string) => here(`./src/shared/ui/${path}`)

/** The oldest browsers with `light-dark()`, nesting and popovers; older targets would only swell the styles. */
const BROWSERS = ['chrome125', 'edge125', 'firefox128', 'safari17.5', 'ios17.5']

/** Importing these does nothing by itself, so a page that needs a type or an operation need not carry zod along. */
const ONLY_WORDS_AND_RULES = /\/packages\/(contract|domain)\//

const LIBRARIES = /\/node_modules\/(react|react-dom|scheduler|@tanstack)\//

/** Kinds of queries that few pages have. */
const RARE_QUERIES = /\/(queriesObserver|useQueries|infiniteQueryObserver|useInfiniteQuery)\.js$/

const ENTRY = here('./src/app/main.tsx')
const DASHBOARD = here('./src/features/training/dashboard/index.ts')

/** One chunk for each of the small ones would cost more than they do. */
const SMALL_PARTS =
  /\/shared\/(ui\/|price-text|lang-of)|\/lucide-react\/|\/drawings\/lines\/|\/training\/(course-prices|lesson-path)/

/** What the signed-in dashboard loads, in the order in which it does. */
const CHUNKS = [
  // Nearly every page has a heading, and shapes of what comes.
  { name: 'first', from: [ENTRY, part('surface/page-head.tsx'), part('feedback/skeleton.tsx')] },
  { name: 'parts', from: [DASHBOARD], only: SMALL_PARTS },
  { name: 'drawings', from: [DASHBOARD], only: /\/look\/src\/drawings\// },
  { name: 'live', from: [here('./src/app/live.ts')] },
]

export default defineConfig({
  root: here('.'),
  plugins: [
    react(),
    locales(),
    serviceWorker(here('./src/service-worker/service-worker.ts')),
    precompressed(),
  ],
  resolve: {
    alias: [{ find: /^\.\.\/createLucideIcon\.mjs$/, replacement: here('./src/shared/lean-icon.ts') }],
  },
  build: {
    outDir: here('./dist'),
    emptyOutDir: true,
    target: BROWSERS,
    cssTarget: BROWSERS,
    manifest: true,
    assetsInlineLimit: 0,
    // The chunks that a page needs beside its own are few, and the lists of them would weigh on every first load.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => file.endsWith('.css')) : files,
    },
    rolldownOptions: {
      input: { main: here('./index.html'), kit: here('./kit.html') },
      treeshake: { moduleSideEffects: (id) => !ONLY_WORDS_AND_RULES.test(id) },
      output: {
        // Names weigh on every first load, and chance does not compress: the shortest that the builder takes.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        entryFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'react',
              test: (id: string) => LIBRARIES.test(id) && !RARE_QUERIES.test(id),
              priority: 1,
            },
            { name: loadedTogether(ENTRY, CHUNKS), debugName: 'together' },
          ],
        },
      },
    },
  },
})
