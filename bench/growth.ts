import { createDatabase } from '@fathom/testing/database'
import { createCaller, signIn } from '@fathom/testing/world'
import { connectDatabase, type Database } from '../apps/server/src/platform/database/index.ts'
import { startTestCluster, type TestCluster } from '../tools/test/test-cluster.ts'
import { type Figure, median } from './figure.ts'
import { fill } from './logbook/fill.ts'
import { startProcess } from './outages/place.ts'
import { fillPeople, measureSearches } from './people-search.ts'

const PEOPLE = 2000
const DIVERS = 20
const DIVES_OF_A_DIVER = 100
const SCALES = [1, 10, 100]
const STARTS = 3
const CALLS = 60

type Measured = { scale: number; list: number; search: number; start: number }

/** The same work with ten and a hundred times the people and dives. */
export async function measureGrowth(): Promise<Figure[]> {
  const cluster = await startTestCluster()
  try {
    const all: Measured[] = []
    for (const scale of SCALES) {
      all.push(await measureAt(cluster, scale))
      console.log(`     ${JSON.stringify(all.at(-1))}`)
    }
    return all.flatMap((measured) => figuresOf(measured, all[0] ?? measured))
  } finally {
    await cluster.stop()
  }
}

async function measureAt({ cluster }: TestCluster, scale: number): Promise<Measured> {
  const { url } = await createDatabase(cluster)
  const db = connectDatabase(url, { statementMs: 600_000 })
  try {
    // Creates the demo, whose veteran has 10,000 dives.
    await (await startProcess({ DATABASE_URL: url })).end()
    await fillPeople(db, PEOPLE * scale)
    await fill(db, DIVERS * scale, { prolific: false })
    const searches = await measureSearches(db)
    return {
      ...{ scale, search: Math.max(...searches.map(({ middle }) => middle)) },
      ...{ start: await timeStart(url), list: await timeList(url) },
    }
  } finally {
    await drop(db)
  }
}

async function timeStart(url: string): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < STARTS; run += 1) {
    const began = performance.now()
    const server = await startProcess({ DATABASE_URL: url })
    times.push((performance.now() - began) / 1000)
    await server.end()
  }
  return median(times)
}

/** The newest twenty of ten thousand dives, one call at a time. */
async function timeList(url: string): Promise<number> {
  const server = await startProcess({ DATABASE_URL: url })
  try {
    const session = await signIn(server.url, 'veteran')
    const caller = createCaller(server.url, async () => session)
    const times: number[] = []
    for (let call = 0; call < CALLS; call += 1) {
      const began = performance.now()
      await caller.graph('logbook', '{ diveLogs(limit: 20) { id dive_title dive_date } }')
      times.push(performance.now() - began)
    }
    return median(times.slice(CALLS / 6))
  } finally {
    await server.end()
  }
}

/** The next one needs the room. */
async function drop(db: Database): Promise<void> {
  await db.query('truncate dive_log cascade')
  await db.close()
}

function figuresOf({ scale, list, search, start }: Measured, first: Measured): Figure[] {
  const dives = (DIVERS * DIVES_OF_A_DIVER * scale).toLocaleString('en-US')
  const size = `${(PEOPLE * scale).toLocaleString('en-US')} people, ${dives} dives and the demo`
  const figure = (name: string, value: number, unit: string, than: number, digits: number): Figure => ({
    name: scale === 1 ? `${name}: ${size}` : `${name}: ${size}, ${(value / than).toFixed(2)} × the first`,
    ...{ value, unit, digits, detail: [] },
  })
  return [
    figure('newest twenty dives', list, 'ms', first.list, 1),
    figure('search for people, the slowest kind', search, 'ms', first.search, 1),
    figure('start to ready', start, 's', first.start, 2),
  ]
}
