import type { Database } from '../database/index.ts'
import { countJobs } from '../jobs/index.ts'
import type { Live } from '../live/index.ts'
import type { Mail } from '../mail/index.ts'
import type { Metrics } from './metrics.ts'

const FRESH_SECONDS = 10

type Measured = { metrics: Metrics; db: Database; live: Pick<Live, 'countAll'>; mail: Mail }

/** What every process measures of the database, the jobs, the live channel and the mail. */
export function measurePlatform({ metrics, db, live, mail }: Measured): void {
  metrics.addGauge({
    name: 'fathom_database_up',
    help: '1 while the database can be used, else 0.',
    read: () => (db.availability.isAway() ? 0 : 1),
  })
  metrics.addGauge({
    name: 'fathom_database_pool_connections',
    help: 'Connections of the pool: in use, idle, and requests that wait for one.',
    label: 'state',
    read: () => {
      const { totalCount, idleCount, waitingCount } = db.pool
      return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
    },
  })
  metrics.addGauge({
    name: 'fathom_live_connections',
    help: 'Open live channels of this process.',
    read: () => live.countAll(),
  })
  metrics.addGauge({
    name: 'fathom_mail_server_up',
    help: '0 after this process found no mail server that can be used, until it could send again.',
    read: () => (mail.away() ? 0 : 1),
  })
  mail.onOutcome(metrics.mailEnded)
  const counts = () => countJobs(db)
  metrics.addGauge({
    name: 'fathom_jobs_due',
    help: 'Jobs of all processes that are due and not yet taken.',
    label: 'job',
    seconds: FRESH_SECONDS,
    read: async () => byName(await counts(), ({ due }) => due),
  })
  metrics.addGauge({
    name: 'fathom_jobs_retrying',
    help: 'Jobs of all processes that failed at least once and wait for the next attempt.',
    label: 'job',
    seconds: FRESH_SECONDS,
    read: async () => byName(await counts(), ({ retrying }) => retrying),
  })
  metrics.addGauge({
    name: 'fathom_jobs_oldest_seconds',
    help: 'Since when the oldest job that is due or failed has been waiting.',
    label: 'job',
    seconds: FRESH_SECONDS,
    read: async () => byName(await counts(), ({ oldestSeconds }) => oldestSeconds),
  })
}

const byName = <Row extends { name: string }>(rows: readonly Row[], numberOf: (row: Row) => number) =>
  Object.fromEntries(rows.map((row) => [row.name, numberOf(row)]))
