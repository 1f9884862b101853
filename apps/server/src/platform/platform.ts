import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from './clock.ts'
import type { Config } from './config/index.ts'
import type { Database } from './database/index.ts'
import type { Files } from './files/index.ts'
import type { Flags } from './flags.ts'
import type { Jobs } from './jobs/index.ts'
import type { Live } from './live/index.ts'
import type { Mail } from './mail/index.ts'
import type { SecretBox } from './secret-box.ts'

/** What every room may use. Made once at start-up, handed down, never imported as a value. */
export type Platform = {
  config: Config
  db: Database
  files: Files
  flags: Flags
  jobs: Jobs
  live: Live
  mail: Mail
  secrets: SecretBox
  clock: Clock
  log: FastifyBaseLogger
  /** Aborted when the server begins to stop: no longer ready, though requests in flight are still answered. */
  drain: AbortSignal
}
