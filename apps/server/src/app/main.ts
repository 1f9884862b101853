import { enableCompileCache } from 'node:module'
import { launchEarly } from '../platform/database/embedded/early-launch.ts'

// Must run before any large import: code compiled once is read from the cache at the next start.
enableCompileCache()
launchEarly(process.env)
const { run } = await import('./run.ts')
await run(process.env)
