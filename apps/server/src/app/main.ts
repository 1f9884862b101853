import { enableCompileCache } from 'node:module'

// Before anything large is imported: what is compiled once is read from the cache at the next start.
enableCompileCache()
const { run } = await import('./run.ts')
await run(process.env)
