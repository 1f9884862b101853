import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createServer, type Plugin } from 'vite'
import { publicConfig, readConfig } from '../apps/server/src/platform/config/index.ts'
import { withPublicConfig } from '../apps/server/src/platform/http/portal/index-page.ts'
import { buildPlayer } from './build-player.ts'

const root = resolve(import.meta.dirname, '..')
const config = readConfig(process.env)
const behind = config.port + 2 // the next port is for the content origin
await buildPlayer()

/** Vite is in front, so that a saved file shows at once; everything else is proxied to the server. */
const configInThePage: Plugin = {
  name: 'fathom-config',
  transformIndexHtml: (html) => withPublicConfig(html, publicConfig(config)),
}

const server = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', 'apps/server/src/app/main.ts'],
  {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(behind),
      PUBLIC_URL: config.publicUrl,
      CONTENT_URL: config.contentUrl,
      CONTENT_PORT: String(config.contentPort),
    },
    stdio: 'inherit',
  },
)

const target = `http://localhost:${behind}`
const vite = await createServer({
  configFile: resolve(root, 'apps/portal/vite.config.ts'),
  plugins: [configInThePage],
  server: { port: config.port, strictPort: true, proxy: { '/api': { target }, '/accounts': { target } } },
})
await vite.listen()
console.log(`Fathom in development: ${config.publicUrl}`)

const ended = once(server, 'exit')
let isEnding = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, async () => {
    if (isEnding) return
    isEnding = true
    server.kill('SIGTERM')
    await Promise.all([vite.close(), ended])
    process.exit(0)
  })
