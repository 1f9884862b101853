import { createDatabase } from '@fathom/testing/database'
import { signIn } from '@fathom/testing/world'
import { connectDatabase } from '../apps/server/src/platform/database/index.ts'
import { createLive, type Live } from '../apps/server/src/platform/live/index.ts'
import { runServer } from '../tools/test/run-server.ts'
import { startTestCluster } from '../tools/test/test-cluster.ts'
import { type Figure, median } from './figure.ts'

const DIVER = 100001
const EVENTS = 300

/** Measures the time from the commit in one process to the event's bytes at a client of another. */
export async function measureLiveLatency(): Promise<Figure> {
  const { cluster, stop } = await startTestCluster()
  const { url } = await createDatabase(cluster)
  const server = await runServer({ DATABASE_URL: url, DEMO: 'on' })
  const db = connectDatabase(url, { size: 2 })
  const live = await createLive(db, { warn: () => undefined })
  const leave = new AbortController()
  try {
    const arrivals = await listen(server.url, leave.signal)
    const taken: number[] = []
    for (let count = 0; count < EVENTS; count += 1) {
      const sequence = await db.transaction((tx) => publishOne(live, tx))
      const committed = performance.now()
      taken.push((await arrivals(sequence)) - committed)
    }
    return figureOf(taken)
  } finally {
    leave.abort()
    await live.close()
    await db.close()
    await server.stop()
    await stop()
  }
}

const publishOne = (live: Live, tx: Parameters<Live['publishTo']>[0]) =>
  live.publishTo(tx, DIVER, 'account', { version: 1 })

/** Reports when the event with a given number arrived, even if that was before the call. */
async function listen(url: string, signal: AbortSignal) {
  const { idToken } = await signIn(url, 'diver')
  const answer = await fetch(`${url}/api/live`, { headers: { authorization: `Bearer ${idToken}` }, signal })
  const heard = new Map<number, PromiseWithResolvers<number>>()
  const at = (sequence: number) => {
    const known = heard.get(sequence) ?? Promise.withResolvers<number>()
    heard.set(sequence, known)
    return known
  }
  const hello = Promise.withResolvers<void>()
  const read = async () => {
    for await (const text of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const now = performance.now()
      hello.resolve()
      for (const [, id] of text.matchAll(/^id: (\d+)$/gm)) at(Number(id)).resolve(now)
    }
  }
  read().catch((error) => {
    if (!signal.aborted) throw error
  })
  await hello.promise
  return (sequence: number) => at(sequence).promise
}

function figureOf(taken: readonly number[]): Figure {
  const sorted = taken.toSorted((a, b) => a - b)
  const late = sorted[Math.floor(sorted.length * 0.99)] ?? 0
  return {
    name: `an event reaches a client of another process, 99 of 100 within`,
    ...{ value: late, unit: 'ms', atMost: 1000 },
    detail: [`median ${median(taken).toFixed(1)} ms, longest ${sorted.at(-1)?.toFixed(0)} ms of ${EVENTS}`],
  }
}
