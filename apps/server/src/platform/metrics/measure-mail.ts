import type { Queryable } from '../database/index.ts'
import { countJobs } from '../jobs/index.ts'
import type { Metrics } from './metrics.ts'

/** Mails of all processes that wait, by the names of their jobs. */
export function measureMail(
  { metrics, db }: { metrics: Metrics; db: Queryable },
  mails: readonly string[],
): void {
  metrics.addGauge({
    name: 'fathom_mail_waiting',
    help: 'Mails of all processes that are due and not sent yet, by whether an attempt has failed.',
    label: 'state',
    seconds: 10,
    read: async () => {
      const own = (await countJobs(db)).filter(({ name }) => mails.includes(name))
      const sum = (part: 'due' | 'retrying') => own.reduce((total, row) => total + row[part], 0)
      return { due: sum('due'), retrying: sum('retrying') }
    },
  })
}
