import type { NewNotification } from '@fathom/domain/notifications'
import { type Cluster, createDatabase } from '@fathom/testing/database'
import { DEMO_PEOPLE } from '../../apps/server/src/app/demo/people.ts'
import { notifier } from '../../apps/server/src/modules/notifications/index.ts'
import {
  connectDatabase,
  type Database,
  type Queryable,
} from '../../apps/server/src/platform/database/index.ts'
import type { DemoPersonName } from '../../apps/server/src/platform/demo.ts'
import { createLive } from '../../apps/server/src/platform/live/index.ts'
import type { Platform } from '../../apps/server/src/platform/platform.ts'
import { type RunningServer, runServer } from '../../tools/test/run-server.ts'
import { test as base } from './journey.ts'
import { startProxy } from './proxy.ts'

type LiveServer = RunningServer & {
  /** Sends a demo person a notification, as any module does. */
  notify(person: DemoPersonName, change?: Partial<NewNotification>, at?: Date): Promise<void>
  /** Sends two at the same time, however long each takes to write. */
  notifyTwice(person: DemoPersonName): Promise<void>
  /** Deletes all notifications of a demo person. */
  forget(person: DemoPersonName): Promise<void>
  database: Database
  /** Cuts every connection, like a lost network. */
  cut(): void
  /** Stops the server, runs the work without one, and starts another behind the same address. */
  restart(meanwhile: () => Promise<void>): Promise<void>
}

const idOf = (person: DemoPersonName) => {
  const found = DEMO_PEOPLE.find(({ name }) => name === person)
  if (!found) throw new Error(`nobody is called ${person}`)
  return found.affiliateId
}

let count = 0

async function startLiveServer(url: string): Promise<LiveServer> {
  const proxy = await startProxy()
  const env = { DATABASE_URL: url, DEMO: 'on', REGISTRATION_CODE_BYPASS: 'on', PUBLIC_URL: proxy.url }
  let server = await runServer(env)
  proxy.leadTo(server.url)
  const database = connectDatabase(url, { size: 2 })
  const live = await createLive(database, { warn: () => undefined })
  // Other tests cover mail for people who are away.
  const jobs = { send: () => Promise.resolve() } as unknown as Platform['jobs']
  const notifyIn = (
    tx: Queryable,
    person: DemoPersonName,
    change: Partial<NewNotification> = {},
    at = new Date(),
  ) => {
    count += 1
    const notify = notifier({ live, jobs, clock: { now: () => at } })
    const values = { title: `Dive ${count}`, instructor: 'Kai Nakamura' }
    const whole = { kind: 'log-verified', values, url: '/logbook', ...change } as NewNotification
    return notify(tx, idOf(person), whole)
  }
  return {
    url: proxy.url,
    log: () => server.log(),
    database,
    notify: async (person, change, at) => {
      await database.transaction((tx) => notifyIn(tx, person, change, at))
    },
    notifyTwice: (person) =>
      database.transaction(async (tx) => {
        await notifyIn(tx, person)
        await notifyIn(tx, person)
      }),
    forget: async (person) => {
      await database.query('delete from notification where affiliate_id = $1', [idOf(person)])
    },
    cut: proxy.cut,
    restart: async (meanwhile) => {
      proxy.leadTo()
      await server.stop()
      await meanwhile()
      server = await runServer(env)
      proxy.leadTo(server.url)
    },
    stop: async () => {
      proxy.stop()
      await server.stop()
      await live.close()
      await database.close()
    },
  }
}

/** A journey whose server can be restarted, and in which any demo person can get notifications. */
export const test = base.extend<object, { server: LiveServer }>({
  server: [
    async ({ browserName: _ }, use) => {
      const cluster: Cluster = JSON.parse(process.env.FATHOM_TEST_CLUSTER ?? '')
      const database = await createDatabase(cluster, 'demo')
      const server = await startLiveServer(database.url)
      await use(server)
      await server.stop()
      await database.drop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

export { expect } from '@playwright/test'
