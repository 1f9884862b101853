import { systemClock } from './clock.ts'
import type { Config } from './config/index.ts'
import { createEditions } from './editions/index.ts'
import { createFiles, deferDeletions, namingFaults } from './files/index.ts'
import { createFlags } from './flags.ts'
import { createJobs } from './jobs/index.ts'
import { createLinks } from './links.ts'
import { createMail } from './mail/index.ts'
import { createMaintenance } from './maintenance.ts'
import { createMetrics, measurePlatform } from './metrics/index.ts'
import type { Platform } from './platform.ts'
import { createSecretBox } from './secret-box.ts'
import { createSecurityLog } from './security-log/index.ts'
import { createTracing } from './tracing/index.ts'

/**
 * Creates everything that builds on an open, migrated database and its listening connection. `drain` aborts
 * when the server starts to stop.
 */
export async function createPlatform(
  config: Config,
  { db, live, log, drain, leaving }: Pick<Platform, 'db' | 'live' | 'log' | 'drain' | 'leaving'>,
): Promise<Platform> {
  const clock = systemClock
  const editions = await createEditions({ db, live, clock, log, signal: drain })
  const metrics = createMetrics(config.version)
  const tracing = await createTracing(config)
  const mail = createMail(config, clock, log)
  measurePlatform({ metrics, db, live, mail })
  return {
    ...{ config, db, live, clock, log, drain, leaving, editions, mail, metrics, tracing },
    files: deferDeletions(namingFaults(createFiles(config)), db),
    flags: createFlags(editions, config.flags),
    jobs: createJobs(db.url, log, { lost: db.availability.report, ended: metrics.jobEnded, tracing }),
    links: createLinks(editions, config.links),
    maintenance: createMaintenance(editions),
    secrets: createSecretBox(config.secretKey),
    securityLog: createSecurityLog({ db, clock, log }),
  }
}
