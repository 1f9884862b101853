import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from './clock.ts'
import type { Config } from './config/index.ts'
import type { Database } from './database/index.ts'
import type { Editions } from './editions/index.ts'
import type { Files } from './files/index.ts'
import type { Flags } from './flags.ts'
import type { Jobs } from './jobs/index.ts'
import type { Links } from './links.ts'
import type { Live } from './live/index.ts'
import type { Mail } from './mail/index.ts'
import type { Maintenance } from './maintenance.ts'
import type { Metrics } from './metrics/index.ts'
import type { SecretBox } from './secret-box.ts'
import type { SecurityLog } from './security-log/index.ts'
import type { Tracing } from './tracing/index.ts'

/** What every module may use. Created once at startup and passed down, never imported as a value. */
export type Platform = {
  config: Config
  db: Database
  editions: Editions
  files: Files
  flags: Flags
  jobs: Jobs
  links: Links
  live: Live
  mail: Mail
  maintenance: Maintenance
  metrics: Metrics
  secrets: SecretBox
  securityLog: SecurityLog
  /** Undefined when nothing is traced. */
  tracing: Tracing | undefined
  clock: Clock
  log: FastifyBaseLogger
  /** Aborted when the server starts to stop: it's no longer ready, but still answers requests in flight. */
  drain: AbortSignal
  /** Aborted before that: it still serves, but says that it's not ready, so that balancers send nothing new. */
  leaving: AbortSignal
}
