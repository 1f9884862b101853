import { build } from 'rolldown'
import type { Plugin } from 'vite'

const FILE = 'service-worker.js'

/** One plain script at the root: it must rule over every address, and not every browser takes modules for workers. */
async function bundle(entry: string, minify: boolean): Promise<string> {
  const { output } = await build({
    input: entry,
    write: false,
    platform: 'browser',
    logLevel: 'warn',
    output: { format: 'iife', minify },
  })
  return output[0].code
}

/** Builds the service worker beside the portal, apart from its chunks, so that no page loads it at its start. */
export function serviceWorker(entry: string): Plugin {
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
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: await bundle(entry, true) })
    },
  }
}
