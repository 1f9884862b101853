import { systemClock } from './clock.ts'
import type { Config } from './config/index.ts'
import { createFiles } from './files/index.ts'
import { createFlags } from './flags.ts'
import { createJobs } from './jobs/index.ts'
import { createMail } from './mail/index.ts'
import type { Platform } from './platform.ts'
import { createSecretBox } from './secret-box.ts'
import { createSecurityLog } from './security-log/index.ts'

/**
 * Creates everything that builds on an open, migrated database and its listening connection. `drain` aborts
 * when the server starts to stop.
 */
export async function createPlatform(
  config: Config,
  { db, live, log, drain }: Pick<Platform, 'db' | 'live' | 'log' | 'drain'>,
): Promise<Platform> {
  const clock = systemClock
  return {
    ...{ config, db, live, clock, log, drain },
    files: createFiles(config),
    flags: await createFlags({ db, live, defaults: config.flags, log, signal: drain }),
    jobs: createJobs(db.url, log),
    mail: createMail(config, clock),
    secrets: createSecretBox(config.secretKey),
    securityLog: createSecurityLog({ db, clock, log }),
  }
}
