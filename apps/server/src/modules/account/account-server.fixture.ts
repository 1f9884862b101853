import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Identity } from '@fathom/identity'
import { expect, vi } from 'vitest'
import { readConfig } from '../../platform/config/index.ts'
import { connectDatabase } from '../../platform/database/index.ts'
import type { DemoPerson } from '../../platform/demo.ts'
import { createFiles } from '../../platform/files/index.ts'
import { createHttp, type HttpApp, mountServices, type ServicePrefixes } from '../../platform/http/index.ts'
import { createJobs } from '../../platform/jobs/index.ts'
import { createLive } from '../../platform/live/index.ts'
import { createLog } from '../../platform/log/index.ts'
import { createMail } from '../../platform/mail/index.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { createSecretBox } from '../../platform/secret-box.ts'
import { createSecurityLog, type SecurityLog } from '../../platform/security-log/index.ts'
import { findRights } from '../../platform/staff-rights/index.ts'
import { notifier } from '../notifications/index.ts'
import { type SessionModule, sessionModule } from '../session/index.ts'
import { accountModule } from './account.module.ts'
import { createAccountIdentity } from './account-identity.ts'
import { browserOf } from './browser.fixture.ts'
import { CODE_JOB } from './code-mail.ts'
import { LETTER_JOB } from './letters.ts'
import { rememberPerson } from './person/remember-person.ts'

const MARA: DemoPerson = {
  name: 'diver',
  affiliateId: 100001,
  affiliateType: 1,
  givenName: 'Mara',
  familyName: 'Lindqvist',
  birthdate: '1991-04-18',
  gender: 'female',
  language: 'en-US',
}

const KAI: DemoPerson = {
  ...MARA,
  name: 'instructor',
  affiliateId: 200001,
  affiliateType: 2,
  givenName: 'Kai',
  familyName: 'Nakamura',
  gender: 'male',
  language: 'de-DE',
}

const MARA_AND_KAI = [MARA, KAI]

/** A call that needs a bearer token, to check which user the server sees. */
const whoAmI: Module = {
  routes: { learning: async (app) => void app.get('/who-am-i', async ({ caller }) => caller) },
}

/** A clock that a test can move; the database and the provider use the real time. */
function aClock() {
  let aheadMs = 0
  return {
    now: () => new Date(Date.now() + aheadMs),
    forward: (seconds: number) => {
      aheadMs += seconds * 1000
    },
  }
}

export type AccountServer = Awaited<ReturnType<typeof startAccountServer>>

/** The account and session modules on a real server, a real database and the embedded provider. */
export async function startAccountServer(
  databaseUrl: string,
  env: Record<string, string> = {},
  people: readonly DemoPerson[] = MARA_AND_KAI,
) {
  const dataDir = await mkdtemp(join(tmpdir(), 'fathom-session-'))
  const config = readConfig({
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://fathom.test',
    LOG_LEVEL: 'warn',
    ...env,
  })
  const db = connectDatabase(databaseUrl)
  const log = createLog(config)
  const clock = aClock()
  const live = await createLive(db, log)
  const mail = createMail(config, clock, log)
  const jobs = createJobs(db.url, log, { retryDelaySeconds: 1 })
  await jobs.start()
  const platform = {
    ...{ config, db, live, mail, clock, log, jobs },
    files: createFiles(config),
    secrets: createSecretBox(config.secretKey),
    securityLog: createSecurityLog({ db, clock, log }),
  }
  const { app, session, account } = await mountModules(platform, people)
  await db.transaction(async (tx) => {
    for (const person of people) await account.demo?.(tx, person)
  })
  for (const [name, handler] of Object.entries({ ...account.jobs, ...account.mails, ...account.codeMails }))
    await jobs.work(name, handler)
  return {
    ...{ app, config, db, live, mail, clock, log, session, account, jobs, files: platform.files },
    secrets: platform.secrets,
    securityLog: platform.securityLog,
    mailsTo: mailsIn(platform),
    aBrowser: (address?: string) => browserOf(app, config.publicUrl, address),
    close: async () => {
      await app.close()
      await jobs.stop()
      await session.close()
      await platform.securityLog.close()
      await live.close()
      await db.close()
      await rm(dataDir, { recursive: true })
    },
  }
}

/** The mails to an address, newest first, once nothing waits to be sent. */
const mailsIn =
  ({ db, mail }: Pick<Platform, 'db' | 'mail'>) =>
  async (email: string) => {
    const countWaiting = async () =>
      (
        await db.query("select from jobs.job where name in ($1, $2) and state < 'completed'", [
          CODE_JOB,
          LETTER_JOB,
        ])
      ).length
    await vi.waitFor(async () => expect(await countWaiting()).toBe(0), { interval: 20 })
    return (await mail.recent(100)).filter(({ to }) => to === email)
  }

type Used = Parameters<typeof createAccountIdentity>[0] &
  Parameters<typeof sessionModule>[0] &
  Parameters<typeof accountModule>[0] &
  Parameters<typeof notifier>[0] & { securityLog: SecurityLog }

async function mountModules(
  platform: Used,
  people: readonly DemoPerson[],
): Promise<{ app: HttpApp; session: SessionModule; account: Module }> {
  const { config, log } = platform
  const notify = notifier(platform)
  let app: HttpApp | undefined
  let identity: Identity | undefined
  if (!config.oidc.issuer)
    identity = await createAccountIdentity(platform, {
      demoPeople: people,
      endSessions: (affiliateId) => session.endSessions(affiliateId),
      endSession: (sid) => session.endSession(sid),
      notify,
      clients: { find: async () => undefined, checkSecret: async () => false },
      addressConfirmed: async () => undefined,
    })
  const session = sessionModule(platform, {
    identity,
    app: () => {
      if (!app) throw new Error('the server is not created yet')
      return app
    },
    rememberPerson: (person, isEmailVerified) => rememberPerson(platform, person, isEmailVerified),
    notify,
    signedOut: async () => undefined,
  })
  const account = accountModule(platform, {
    sessions: session,
    notify,
    identityChanged: async () => undefined,
    composeCode: async (mail) => identity?.composeCode(mail),
    modules: () => ({ session, account }),
  })
  app = await createHttp(
    { log, version: config.version, publicUrl: config.publicUrl },
    {
      verify: session.verifyBearer,
      findHandover: session.findHandover,
      findRights: (affiliateId) => findRights(platform.db, affiliateId),
      securityLog: platform.securityLog,
    },
  )
  const services = { auth: '/api/auth', learning: '/api/learning', sessions: '/api/sessions' }
  const drain = new AbortController().signal
  await mountServices(app, [account, session, whoAmI], services as ServicePrefixes, {
    drain,
    watchSession: session.watchSession,
  })
  if (identity) await app.register(identity.plugin)
  await app.ready()
  return { app, session, account }
}
