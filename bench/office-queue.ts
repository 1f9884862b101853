import { createDatabase } from '@fathom/testing/database'
import { signIn } from '@fathom/testing/world'
import { connectDatabase } from '../apps/server/src/platform/database/index.ts'
import { runServer } from '../tools/test/run-server.ts'
import { startTestCluster } from '../tools/test/test-cluster.ts'
import { type Figure, median } from './figure.ts'

const ITEMS = 100_000
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 15)
const OPENS_WITHIN_MS = 200

/** Applications and photos of as many people, spread over a year. */
const FILL = `
  insert into application (id, applicant_id, type_id, status, evidence, fee_amount, fee_currency, created_at,
    submitted_at, promised_from, changed_at)
  select gen_random_uuid(), 1000000 + n, 'divemaster', 'Provider Review', '{}', 9500, 'USD', at, at, at, at
  from generate_series(1, ${ITEMS}) n, lateral (select now() - n * interval '5 minutes' as at) t;
  insert into card_photo (id, affiliate_id, state, width, height, sha256, sent_at, file_tag)
  select gen_random_uuid(), 1000000 + n, 'waiting', 400, 500, md5(n::text), now() - n * interval '5 minutes', ''
  from generate_series(1, ${ITEMS}) n;
  analyze application; analyze card_photo;`

const CALLS = {
  'home of the office': 'GET queues',
  'first page of a queue': 'GET queues/applications',
  'newest first': 'GET queues/applications?sort=newest',
  'items that nobody holds': 'GET queues/applications?owner=free',
  'search by name': 'GET queues/applications?search=adeyemi',
  'take the next four photos': 'POST queues/photos/next',
} as const

/** OF-04: what staff wait for with 100,000 items in a queue, from the request to the whole answer. */
export async function measureOfficeQueue(): Promise<Figure[]> {
  const { cluster, stop } = await startTestCluster()
  const { url } = await createDatabase(cluster)
  const server = await runServer({ DATABASE_URL: url, DEMO: 'on' })
  try {
    await fill(url)
    const { idToken } = await signIn(server.url, 'staff')
    const figures: Figure[] = []
    for (const [name, call] of Object.entries(CALLS))
      figures.push(await measure(server.url, idToken, name, call))
    return figures
  } finally {
    await server.stop()
    await stop()
  }
}

async function fill(url: string): Promise<void> {
  const db = connectDatabase(url)
  await db.query(FILL)
  await db.query('vacuum application, card_photo')
  await db.close()
}

async function measure(url: string, token: string, name: string, call: string): Promise<Figure> {
  const [method = '', path = ''] = call.split(' ')
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now()
    const answer = await fetch(new URL(`/api/office/${path}`, url), {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(method === 'POST' && { 'content-type': 'application/json' }),
      },
      ...(method === 'POST' && { body: JSON.stringify({ hold: 4 }) }),
    })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${call} answered ${answer.status}`)
    times.push(performance.now() - began)
  }
  return {
    name: `${name}, ${ITEMS.toLocaleString('en-US')} items`,
    value: median(times),
    unit: 'ms',
    atMost: OPENS_WITHIN_MS,
    digits: 0,
    detail: [`slowest of ${ROUNDS}: ${Math.max(...times).toFixed(0)} ms`],
  }
}
