import type { SystemWire } from '@fathom/contract/office'
import { systemStates } from '@fathom/domain/office'
import { findLastBackup } from '../../../platform/backup/index.ts'
import { canStore } from '../../../platform/files/index.ts'
import { countJobs, listFailedJobs } from '../../../platform/jobs/index.ts'
import { readMailState } from '../../../platform/mail/index.ts'
import type { OfficeDeps } from '../office.deps.ts'
import { isProviderUp } from './is-provider-up.ts'

/** OP-01: whether each part works, as this process sees it. */
export async function readSystem(deps: OfficeDeps): Promise<SystemWire> {
  const { config, db, files, live, clock } = deps
  const now = clock.now()
  const { apple, google } = config.wallets
  const { totalCount, idleCount, waitingCount: waiting } = db.pool
  const [server, jobs, mail, lastAt, works, isUp] = await Promise.all([
    readServer(deps),
    readJobs(deps),
    readMail(deps),
    findLastBackup(db),
    canStore(files, now),
    isProviderUp(config),
  ])
  const states = systemStates(
    {
      database: { waiting },
      files: { works },
      mail,
      jobs,
      provider: { isUp },
      backup: { lastAt },
      wallets: { isOn: Boolean(apple ?? google), endsAt: apple?.endsAt },
    },
    now,
  )
  return {
    version: config.version,
    startedAt: new Date(now.getTime() - process.uptime() * 1000).toISOString(),
    states,
    database: {
      ...server,
      isEmbedded: config.databaseUrl === undefined,
      used: totalCount - idleCount,
      waiting,
    },
    files: { isFolder: config.s3 === undefined },
    mail: { isFolder: config.smtpUrl === undefined, waiting: mail.waiting, refused: mail.refused },
    jobs: { due: jobs.due, retrying: jobs.retrying, failed: jobs.failed },
    live: { connections: live.countAll() },
    provider: { issuer: config.oidc.issuer ?? null },
    backup: { lastAt: lastAt?.toISOString() ?? null },
    wallets: { appleUntil: apple?.endsAt.toISOString() ?? null, google: google !== undefined },
  }
}

/** This process may not have tried since; another one has. */
async function readMail({ db, mail }: Pick<OfficeDeps, 'db' | 'mail'>) {
  const state = await readMailState(db)
  return { ...state, isAway: state.isAway || mail.away() !== undefined }
}

async function readServer({ db }: Pick<OfficeDeps, 'db'>) {
  const [row] = await db.query<{ version: string; isPrimary: boolean }>(
    `select current_setting('server_version') as version, not pg_is_in_recovery() as "isPrimary"`,
  )
  return { version: row?.version.split(' ')[0] ?? '', isPrimary: row?.isPrimary ?? false }
}

async function readJobs({ db }: Pick<OfficeDeps, 'db'>) {
  const counts = await countJobs(db)
  const failed = await listFailedJobs(db)
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
  return {
    due: sum(counts.map(({ due }) => due)),
    retrying: sum(counts.map(({ retrying }) => retrying)),
    failed: sum(failed.map(({ count }) => count)),
    oldestSeconds: Math.max(0, ...counts.map(({ oldestSeconds }) => oldestSeconds)),
  }
}
