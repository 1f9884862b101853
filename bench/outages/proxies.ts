import { setTimeout as wait } from 'node:timers/promises'
import { createDatabase } from '@fathom/testing/database'
import { freePort } from '@fathom/testing/ports'
import { CallFailed, createHttp } from '../../apps/portal/src/shared/http/index.ts'
import { connectDatabase } from '../../apps/server/src/platform/database/index.ts'
import type { TestCluster } from '../../tools/test/test-cluster.ts'
import type { Client } from '../cluster/calls.ts'
import type { Ending } from '../kills/count.ts'
import { prepareWrites } from '../kills/writes.ts'
import type { Outcome } from './outcome.ts'
import { keepWriting, signIn, startProcess } from './place.ts'
import { tcpProxy } from './tcp-proxy.ts'

const PHASE_MS = 8000
const CUT_EVERY_MS = 400
const STATEMENT_S = 2
/** The portal gives up after 45 s. */
const PORTAL_MS = 45_000
const CLOSE_MS = 100

type Proxy = Awaited<ReturnType<typeof tcpProxy>>

async function cutFor(proxy: Proxy, ms: number): Promise<void> {
  for (const until = Date.now() + ms; Date.now() < until; await wait(CUT_EVERY_MS)) proxy.cut()
}

/** Between server and database: slow, then just within and just over the limit of a statement, then cut. */
export async function databaseProxyOutcome({ cluster }: TestCluster): Promise<Outcome> {
  const { url } = await createDatabase(cluster)
  const proxy = await tcpProxy(targetOf(url))
  const through = new URL(url)
  through.search = ''
  through.host = `127.0.0.1:${proxy.port}`
  const server = await startProcess({ DATABASE_URL: through.href, DATABASE_TIMEOUT: String(STATEMENT_S) })
  const db = connectDatabase(url)
  try {
    const { people, refusals } = await signIn(server.url)
    const writing = keepWriting(db, () => prepareWrites({ people, db }))
    for (const ms of [200, STATEMENT_S * 1000 - CLOSE_MS, 0, STATEMENT_S * 1000 + CLOSE_MS, 0]) {
      proxy.hold(ms)
      await wait(PHASE_MS)
    }
    await cutFor(proxy, PHASE_MS)
    return { name: 'a slow and cutting proxy before the database', endings: await writing.stop(), refusals }
  } finally {
    await server.end()
    proxy.close()
    await db.close()
  }
}

function targetOf(databaseUrl: string) {
  const { hostname, port, searchParams } = new URL(databaseUrl)
  const sockets = searchParams.get('host')
  return sockets ? { path: `${sockets}/.s.PGSQL.${port || 5432}` } : { host: hostname, port: Number(port) }
}

/** Between browser and server: connections are cut, then answers come just within and just over the portal's limit. */
export async function portalProxyOutcomes({ cluster }: TestCluster): Promise<Outcome[]> {
  const { url } = await createDatabase(cluster)
  const port = await freePort()
  const proxy = await tcpProxy({ host: '127.0.0.1', port })
  const publicUrl = `http://localhost:${proxy.port}`
  const server = await startProcess({ DATABASE_URL: url, PORT: String(port), PUBLIC_URL: publicUrl })
  const db = connectDatabase(url)
  try {
    const { people, refusals } = await signIn(publicUrl)
    const writing = keepWriting(db, () => prepareWrites({ people, db }))
    await cutFor(proxy, 2 * PHASE_MS)
    const cut = { name: 'a cutting proxy before the server', endings: await writing.stop(), refusals }
    const count = async (id: string) =>
      (
        await db.query<{ effects: number }>('select count(*)::int as effects from dive_log where id = $1', [
          id,
        ])
      )[0]?.effects ?? 0
    const held: Outcome[] = []
    for (const ms of [PORTAL_MS - CLOSE_MS, PORTAL_MS + CLOSE_MS])
      held.push(await heldOutcome(ms, { proxy, publicUrl, diver: people.diver, count }))
    return [cut, ...held]
  } finally {
    await server.end()
    proxy.close()
    await db.close()
  }
}

const AT_ONCE = 20
const CREATE_DIVE = `mutation ($id: ID!, $input: RecreationalLogInput!) { createRecreationalLog(id: $id, input: $input) { id } }`

type Held = { proxy: Proxy; publicUrl: string; diver: Client; count(id: string): Promise<number> }

/** The portal's own calls; what it gave up on is sent again, as drafts and outbox do. */
async function heldOutcome(ms: number, { proxy, publicUrl, diver, count }: Held): Promise<Outcome> {
  const http = createHttp({
    services: { logbook: `${publicUrl}/api/logbook` } as unknown as Parameters<
      typeof createHttp
    >[0]['services'],
    idToken: () => diver.token(),
    refreshSession: async () => diver.token(),
    signedOut: () => {},
    generalError: () => 'failed',
    log: () => {},
  })
  const failures = new Map<string, number>()
  const send = async (id: string): Promise<boolean> => {
    const input = { status: 'Draft', dive_title: 'Held', dive_date: '2026-01-02' }
    try {
      await http.post('logbook', 'graphql', { body: { query: CREATE_DIVE, variables: { id, input } } })
      return true
    } catch (cause) {
      if (!(cause instanceof CallFailed)) throw cause
      failures.set(cause.kind, (failures.get(cause.kind) ?? 0) + 1)
      return false
    }
  }
  const ids = Array.from({ length: AT_ONCE }, () => crypto.randomUUID())
  proxy.hold(ms)
  const first = await Promise.all(ids.map(send))
  proxy.hold(0)
  const endings = await Promise.all(
    ids.map(async (id, at): Promise<Ending> => {
      const isAnswered = first[at] || (await send(id))
      return { kind: 'dive', answered: isAnswered ? 'before' : 'never', effects: await count(id) }
    }),
  )
  const gaveUp = [...failures].map(([kind, times]) => `${times} ${kind}`).join(', ') || 'none'
  return {
    ...{
      name: `answers held for ${(ms / 1000).toFixed(1)} s, the portal's first tries that failed: ${gaveUp}`,
    },
    ...{ endings, refusals: [] },
  }
}
