import { fileURLToPath } from 'node:url'
import { locales } from '@fathom/locales/plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstLoad } from './vite-first-load.ts'
import { precompressed } from './vite-precompressed.ts'
import { serviceWorker } from './vite-service-worker.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The oldest browsers with `light-dark()`, nesting and popovers; older targets would only swell the styles. */
const BROWSERS = ['chrome125', 'edge125', 'firefox128', 'safari17.5', 'ios17.5']

/** Importing these does nothing by itself, so a page that needs a type or an operation need not carry zod along. */
const ONLY_WORDS_AND_RULES = /\/packages\/(contract|domain)\//

export default defineConfig({
  root: here('.'),
  plugins: [
    react(),
    locales(),
    serviceWorker(here('./src/service-worker/service-worker.ts')),
    precompressed(),
  ],
  resolve: {
    alias: [
      { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: here('./src/shared/lean-icon.ts') },
      {
        find: /^\.\/instrumentation\.js$|^\.\/(dom\/)?ssr\/components\.js$/,
        replacement: here('./src/app/routing/lean-router.ts'),
      },
    ],
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
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|react-router|scheduler|@tanstack)[\\/]/,
              priority: 1,
            },
            { name: firstLoad(here('./src/app/main.tsx')), debugName: 'first' },
          ],
        },
      },
    },
  },
})
