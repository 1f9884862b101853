import { enableCompileCache } from 'node:module'

// Must run before any large import: code compiled once is read from the cache at the next start.
enableCompileCache()
const { run } = await import('./run.ts')
await run(process.env)
