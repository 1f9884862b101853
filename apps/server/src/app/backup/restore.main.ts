import { endWith } from './end-with.ts'
import { runRestore } from './run-restore.ts'

await endWith(runRestore, process.env)
