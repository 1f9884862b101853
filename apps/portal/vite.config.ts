import { fileURLToPath } from 'node:url'
import { locales } from '@fathom/locales/plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompressed } from './vite-precompressed.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The oldest browsers with `light-dark()`, nesting and popovers; older targets would only swell the styles. */
const BROWSERS = ['chrome125', 'edge125', 'firefox128', 'safari17.5', 'ios17.5']

export default defineConfig({
  root: here('.'),
  plugins: [react(), locales(), precompressed()],
  build: {
    outDir: here('./dist'),
    emptyOutDir: true,
    target: BROWSERS,
    cssTarget: BROWSERS,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { main: here('./index.html'), kit: here('./kit.html') },
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
            { name: 'router', test: /node_modules[\\/]react-router[\\/]/, priority: 2 },
          ],
        },
      },
    },
  },
})
