import type { NotificationKind } from '@fathom/domain/notifications'
import type { Config } from '../../../platform/config/index.ts'
import { connectDatabase } from '../../../platform/database/index.ts'
import { createJobs } from '../../../platform/jobs/index.ts'
import { createMail } from '../../../platform/mail/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { createSecretBox } from '../../../platform/secret-box.ts'
import { addNotification } from '../notifications.store.ts'
import type { DeliveryDeps, DeliveryPorts, MailPurpose, Recipient } from './delivery.deps.ts'

export const MARA: Recipient = {
  affiliateId: 100001,
  globalUuid: '018f0000-0000-7000-8000-000000000001',
  email: 'diver@fathom.test',
  language: 'en-US',
}

/** What the modules above know about Mara; a test can change it. */
export type Known = {
  recipient: Recipient | undefined
  wants: Record<MailPurpose, boolean>
  lastSeenAt: Date
  sessions: string[]
  present: number[]
}

/** Only the delivery, with a real database, real jobs and real mail. `known` replaces the modules above. */
export async function aDelivery(databaseUrl: string, smtpUrl: string) {
  const time = { now: new Date('2026-11-15T10:00:00Z') }
  const clock = { now: () => time.now }
  const known: Known = {
    recipient: MARA,
    wants: { notifications: true, digest: true },
    lastSeenAt: new Date('2026-11-01T00:00:00Z'),
    sessions: [],
    present: [],
  }
  const complaints: unknown[] = []
  const complain = (...words: unknown[]) => void complaints.push(words)
  const log = { error: complain, warn: complain, info: () => {} } as unknown as Platform['log']
  const db = connectDatabase(databaseUrl)
  const jobs = createJobs(databaseUrl, log)
  await jobs.start()
  const config = {
    publicUrl: 'https://portal.fathom.test',
    mailFrom: 'Fathom <no-reply@fathom.test>',
    isLocalPushAllowed: true,
    smtpUrl,
    dataDir: '/nowhere',
  } as Config
  const drain = new AbortController()
  const deps: DeliveryDeps = {
    ...{ db, jobs, clock, log, config },
    mail: createMail(config, clock, log),
    secrets: createSecretBox('a secret of thirty-two characters'),
    drain: drain.signal,
    ports: portsOf(known),
  }
  const close = async () => {
    drain.abort()
    await jobs.stop()
    await db.close()
  }
  return { deps, known, complaints, close, ...toolsOf(deps, time) }
}

function portsOf(known: Known): DeliveryPorts {
  return {
    findRecipient: async () => known.recipient,
    mayMail: async (_, purpose) => known.wants[purpose],
    unsubscribeLinks: (_, purpose, language) => ({
      url: `https://portal.fathom.test/preferences/unsubscribed/${language}?list=${purpose}`,
      headers: {
        'List-Unsubscribe': `<https://portal.fathom.test/api/preferences/unsubscribe?list=${purpose}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
    listDigestReaders: async (after) => [MARA.affiliateId].filter((id) => known.wants.digest && id > after),
    findSessionId: async () => known.sessions[0],
    listSessions: async () => known.sessions.map((id) => ({ id, lastSeenAt: known.lastSeenAt })),
    listPresent: () => known.present,
  }
}

function toolsOf({ db, clock }: DeliveryDeps, time: { now: Date }) {
  return {
    forward: (minutes: number) => {
      time.now = new Date(time.now.getTime() + minutes * 60_000)
    },
    setClock: (moment: string) => {
      time.now = new Date(moment)
    },
    /** Sends Mara a notification now. */
    notify: async (
      kind: NotificationKind,
      values: Record<string, string | number>,
      more: { url?: string; subject?: string } = {},
    ) => {
      const notification = { kind, values, url: '/logbook', ...more, at: clock.now() }
      const row = await addNotification(db, MARA.affiliateId, notification)
      if (!row) throw new Error('no notification was created')
      return { affiliateId: MARA.affiliateId, id: row.id }
    },
    planned: (name: string) =>
      db.query<{ data: Record<string, string | number>; start_after: Date }>(
        'select data, start_after from jobs.job where name = $1 order by start_after',
        [name],
      ),
  }
}

export const RETURNED = {
  instructor: 'Kai',
  title: 'Open water dive 3',
  reason: 'Please add <the> end pressure.',
}
