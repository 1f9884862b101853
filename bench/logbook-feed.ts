import { type LogbookChangesQuery, logbookChanges } from '@fathom/contract/logbook'
import { createDatabase } from '@fathom/testing/database'
import { signIn } from '@fathom/testing/world'
import { runServer } from '../tools/test/run-server.ts'
import { startTestCluster } from '../tools/test/test-cluster.ts'
import { type Figure, median } from './figure.ts'
import { Connection } from './logbook/connection.ts'

const DIVES = 10_000
const AT_ONCE = 500
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)

type Page = LogbookChangesQuery['logbookChanges']
type Storing = { seconds: number; calls: number; bytes: number; logs: number }

/** The calls of a device that stores the logbook of the demo's veteran, and of one that has it already. */
export async function measureLogbookFeed(): Promise<Figure[]> {
  const { cluster, stop } = await startTestCluster()
  const { url } = await createDatabase(cluster)
  const server = await runServer({ DATABASE_URL: url, DEMO: 'on' })
  const connection = new Connection(Number(new URL(server.url).port))
  try {
    const { idToken } = await signIn(server.url, 'veteran')
    const storings: Storing[] = []
    for (let round = 0; round < ROUNDS; round += 1) storings.push(await storeAll(connection, idToken))
    return figuresOf(storings, await askForNews(connection, idToken))
  } finally {
    connection.close()
    await server.stop()
    await stop()
  }
}

async function storeAll(connection: Connection, token: string): Promise<Storing> {
  const storing = { seconds: 0, calls: 0, bytes: 0, logs: 0 }
  for (let before: number | undefined; before !== 0; ) {
    const body = JSON.stringify({
      variables: { ...(before !== undefined && { before }), limit: AT_ONCE },
      extensions: { persistedQuery: { version: 1, sha256Hash: logbookChanges.id } },
    })
    const request = requestOf('POST /api/logbook/graphql', token, body)
    const began = performance.now()
    const { status, bytes, text } = await connection.ask(request)
    storing.seconds += (performance.now() - began) / 1000
    if (status !== 200) throw new Error(`the server answered ${status}`)
    const page = bodyOf<{ data: { logbookChanges: Page } }>(text()).data.logbookChanges
    storing.calls += 1
    storing.bytes += bytes
    storing.logs += page.changes.length
    before = page.is_last ? 0 : page.next
  }
  if (storing.logs < DIVES) throw new Error(`only ${storing.logs} logs were stored`)
  return storing
}

/** The bytes of the one call by which a device learns that nothing changed. */
async function askForNews(connection: Connection, token: string): Promise<number> {
  const changes = (query: string) => requestOf(`GET /api/live/changes${query}`, token)
  const { sequence } = bodyOf<{ sequence: number }>((await connection.ask(changes(''))).text())
  const { bytes, text } = await connection.ask(changes(`?after=${sequence}`))
  const { events } = bodyOf<{ events: unknown[] }>(text())
  if (events.length > 0) throw new Error('there was news')
  return bytes
}

const requestOf = (call: string, token: string, body = '') =>
  Buffer.from(
    [
      `${call} HTTP/1.1`,
      'host: localhost',
      `authorization: Bearer ${token}`,
      ...(body ? ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`] : []),
      '',
      body,
    ].join('\r\n'),
  )

const bodyOf = <Body>(text: string): Body => JSON.parse(text.slice(text.indexOf('\r\n\r\n') + 4)) as Body

function figuresOf(storings: readonly Storing[], bytesOfNothing: number): Figure[] {
  const { calls, bytes, logs } = storings[0] as Storing
  const taken = storings.map(({ seconds }) => seconds)
  return [
    {
      name: `the calls of a first storing of ${logs} dives`,
      ...{ value: median(taken), unit: 's', atMost: 10, digits: 2 },
      detail: [`${calls} calls of ${AT_ONCE}: ${taken.map((each) => `${each.toFixed(2)} s`).join(', ')}`],
    },
    {
      name: 'what they bring',
      ...{ value: bytes / 1e6, unit: 'MB', atMost: 25 },
      detail: [`${(bytes / logs).toFixed(0)} bytes a dive`],
    },
    {
      name: 'a refresh with nothing new, headers included',
      ...{ value: bytesOfNothing / 1000, unit: 'kB', atMost: 2, digits: 2 },
      detail: ['one call of GET /api/live/changes'],
    },
  ]
}
