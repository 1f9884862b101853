import { systemClock } from './clock.ts'
import type { Config } from './config/index.ts'
import type { Database } from './database/index.ts'
import { createFiles } from './files/index.ts'
import { createFlags } from './flags.ts'
import { createJobs } from './jobs/index.ts'
import { createLive } from './live/index.ts'
import { createLog } from './log/index.ts'
import { createMail } from './mail/index.ts'
import type { Platform } from './platform.ts'
import { createSecretBox } from './secret-box.ts'

/** Everything over an open and migrated database. `drain` is aborted when the server begins to stop. */
export async function createPlatform(
  config: Config,
  db: Database,
  drain: AbortSignal,
  { clock = systemClock, log = createLog(config) }: Partial<Pick<Platform, 'clock' | 'log'>> = {},
): Promise<Platform> {
  const live = await createLive(db, log)
  return {
    config,
    db,
    files: createFiles(config),
    flags: await createFlags({ db, live, defaults: config.flags, log, signal: drain }),
    jobs: createJobs(db.url, log),
    live,
    mail: createMail(config, clock),
    secrets: createSecretBox(config.secretKey),
    clock,
    log,
    drain,
  }
}
