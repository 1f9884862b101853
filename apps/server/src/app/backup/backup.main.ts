import { endWith } from './end-with.ts'
import { runBackup } from './run-backup.ts'

await endWith(runBackup, process.env)
