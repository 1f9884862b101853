import { createDatabase } from '@fathom/testing/database'
import { signIn } from '@fathom/testing/world'
import { startTestCluster } from '../tools/test/test-cluster.ts'
import type { Figure } from './figure.ts'
import { Connection } from './logbook/connection.ts'
import { startProcess } from './outages/place.ts'

const SLOW_MS = 500
const STEP_S = Number(process.env.STEP_S ?? 6)
const MOST_CLIENTS = 4096
const DIVER = 100001

const GRAPHS = [
  ['logbook', '{ diveLogs(limit: 20) { id dive_title dive_date } }'],
  ['notifications', '{ notifications(limit: 10) { id read } unreadCount }'],
] as const
const PATHS = [
  `/api/learning/entitlements/${DIVER}`,
  `/api/learning/profiles/${DIVER}`,
  '/api/learning/my-courses',
  '/api/pro/certifications/me',
]

type Step = { clients: number; perSecond: number; p50: number; p99: number }

/** Raises the clients, who open a diver's home again and again, until one request in a hundred takes too long. */
export async function measureKnee(): Promise<Figure[]> {
  const { cluster, stop } = await startTestCluster()
  const { url } = await createDatabase(cluster)
  const server = await startProcess({ DATABASE_URL: url })
  try {
    const { idToken } = await signIn(server.url, 'diver')
    const requests = requestsOf(idToken)
    const port = Number(new URL(server.url).port)
    await load(port, requests, 8)
    const steps: Step[] = []
    for (let clients = 1; clients <= MOST_CLIENTS; clients *= 2) {
      const step = await load(port, requests, clients)
      steps.push(step)
      console.log(`     ${inWords(step)}`)
      // Another one's work may slow a single step down.
      if (steps.slice(-2).filter(({ p99 }) => p99 > SLOW_MS).length === 2) break
    }
    return figuresOf(steps)
  } finally {
    await server.end()
    await stop()
  }
}

function requestsOf(token: string): Buffer[] {
  const requestOf = (line: string, body = '') =>
    Buffer.from(
      `${line} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    )
  return [
    ...PATHS.map((path) => requestOf(`GET ${path}`)),
    ...GRAPHS.map(([service, query]) => requestOf(`POST /api/${service}/graphql`, JSON.stringify({ query }))),
  ]
}

/** Each client sends its next request when it has the answer to the last. */
async function load(port: number, requests: readonly Buffer[], clients: number): Promise<Step> {
  const took: number[] = []
  const began = performance.now()
  const ends = began + STEP_S * 1000
  const client = async (first: number) => {
    const connection = new Connection(port)
    for (let at = first; performance.now() < ends; at += 1) {
      const sent = performance.now()
      const { status } = await connection.ask(requests[at % requests.length] ?? Buffer.alloc(0))
      if (status !== 200) throw new Error(`the server answered ${status}`)
      took.push(performance.now() - sent)
    }
    connection.close()
  }
  await Promise.all(Array.from({ length: clients }, (_, first) => client(first)))
  const seconds = (performance.now() - began) / 1000
  took.sort((one, other) => one - other)
  const part = (share: number) => took[Math.ceil(share * took.length) - 1] ?? 0
  return { clients, perSecond: took.length / seconds, p50: part(0.5), p99: part(0.99) }
}

const inWords = ({ clients, perSecond, p50, p99 }: Step) =>
  `${clients} clients: ${perSecond.toFixed(0)}/s, median ${p50.toFixed(0)} ms, 99% within ${p99.toFixed(0)} ms`

function figuresOf(steps: readonly Step[]): Figure[] {
  const figure = (name: string, value: number, unit: string): Figure => ({
    ...{ name, value, unit, digits: 0, detail: [] },
  })
  const fast = steps.filter(({ p99 }) => p99 <= SLOW_MS)
  const best = fast.toSorted((one, other) => other.perSecond - one.perSecond)[0]
  return [
    figure(
      `most requests a second with 99% within ${SLOW_MS} ms, at ${best?.clients ?? 0} clients`,
      best?.perSecond ?? 0,
      '/s',
    ),
    ...steps.map(({ clients, perSecond, p99 }) =>
      figure(`${clients} clients, ${perSecond.toFixed(0)} requests a second: 99% within`, p99, 'ms'),
    ),
  ]
}
