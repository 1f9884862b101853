import { diveLogs } from '@fathom/contract/logbook'
import {
  connectDatabase,
  type Database,
  migrate,
  startThrowawayCluster,
} from '../apps/server/src/platform/database/index.ts'
import { median } from './figure.ts'
import { FIRST_DIVER, fill, PROLIFIC } from './logbook/fill.ts'
import { startIssuer } from './logbook/issuer.ts'
import { type Call, callOf, latencies, throughput } from './logbook/load.ts'
import { pgbench } from './logbook/pgbench.ts'
import { type Served, startOurs, startPeer } from './logbook/servers.ts'

const DIVERS = Number(process.env.BENCH_DIVERS ?? 10_000)
const FEW_DIVERS = 100
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
/** Processes are stateless, so any number of each server can share the clients. */
const PROCESSES = Number(process.env.BENCH_PROCESSES ?? 1)
const LOAD = { clients: 8, seconds: 2, logs: 20 }

const cluster = await startThrowawayCluster()
const owner = connectDatabase(cluster.url)

async function filledDatabase(name: string, divers: number, prolific: boolean): Promise<Database> {
  await owner.query(`create database ${name}`)
  const url = new URL(cluster.url)
  url.pathname = `/${name}`
  const db = connectDatabase(url.href)
  await migrate(db)
  const began = performance.now()
  await fill(db, divers, { prolific })
  console.log(
    `     ${name}: ${divers * 100} logs of ${divers} divers in ${Math.round((performance.now() - began) / 1000)} s`,
  )
  return db
}

const { issuer, bearer, stop: stopIssuer } = await startIssuer()

function ourCall(diver: number, variables: Record<string, unknown>): Call {
  const extensions = { persistedQuery: { version: 1, sha256Hash: diveLogs.id } }
  const headers = { authorization: `Bearer ${bearer(diver)}` }
  return callOf('/api/logbook/graphql', JSON.stringify({ variables, extensions }), headers)
}

const NEWEST =
  'query Newest($diver: BigInt!) { allDiveLogs(condition: { affiliateId: $diver, deletedAt: null }, orderBy: [SORT_DATE_DESC, ROW_ID_DESC], first: 20) { nodes { doc } } }'

const peerCall = (diver: number): Call =>
  callOf('/graphql', JSON.stringify({ query: NEWEST, variables: { diver: String(diver) } }), {})

const someDivers = (divers: number) =>
  Array.from({ length: 400 }, (_, at) => FIRST_DIVER + ((at * 7919) % divers))

const large = await filledDatabase('many', DIVERS, true)
const small = await filledDatabase('few', FEW_DIVERS, false)
const several = async (start: () => Promise<Served>): Promise<Served[]> => {
  const all: Served[] = []
  while (all.length < PROCESSES) all.push(await start())
  return all
}
const portsOf = (servers: readonly Served[]) => servers.map(({ port }) => port)

const ours = await several(() => startOurs(large.url, issuer))
const oursOnFew = await several(() => startOurs(small.url, issuer))
const peer = await several(() => startPeer(large.url))
try {
  const page = { limit: 20, offset: 0 }
  const calls = {
    ours: someDivers(DIVERS).map((diver) => ourCall(diver, page)),
    few: someDivers(FEW_DIVERS).map((diver) => ourCall(diver, page)),
    peer: someDivers(DIVERS).map((diver) => peerCall(diver)),
  }
  const pages = [0, 19_980].map((offset) => ourCall(PROLIFIC, { limit: 20, offset }))
  /** Calls per second, and the servers' CPU milliseconds per call. */
  const measured = async (servers: readonly Served[], some: readonly Call[]) => {
    const cpu = () => servers.reduce((sum, server) => sum + server.cpuMs(), 0)
    const before = cpu()
    const { rate, calls: done } = await throughput(portsOf(servers), some, LOAD)
    return { rate, cpu: (cpu() - before) / done }
  }
  const counted: Record<string, number[]> = {
    oursCpu: [],
    peerCpu: [],
    ours: [],
    peer: [],
    plain: [],
    few: [],
    first: [],
    thousandth: [],
  }
  // One warm-up round, then all servers in turn, so a disturbance of the machine affects all of them equally.
  for (let round = 0; round <= ROUNDS; round++) {
    const mine = await measured(ours, calls.ours)
    const theirs = await measured(peer, calls.peer)
    const rates = {
      ours: mine.rate,
      oursCpu: mine.cpu,
      peer: theirs.rate,
      peerCpu: theirs.cpu,
      plain: await pgbench(large.url, { divers: DIVERS, ...LOAD }),
      few: (await throughput(portsOf(oursOnFew), calls.few, LOAD)).rate,
    }
    const [first = 0, thousandth = 0] = await latencies(ours[0]?.port ?? 0, pages, { times: 300, logs: 20 })
    const seen = { ...rates, first, thousandth }
    console.log(
      `     round ${round}: ${JSON.stringify(seen, (_, value) => (typeof value === 'number' ? Math.round(value * 100) / 100 : value))}`,
    )
    if (round > 0) for (const [name, value] of Object.entries(seen)) counted[name]?.push(value)
  }
  const ratios = (one: string, other: string) =>
    median((counted[one] ?? []).map((value, round) => value / (counted[other]?.[round] ?? 1)))
  const told: [what: string, value: number, aim: string, isMet: boolean][] = [
    ['newest 20 logs, calls a second', median(counted.ours ?? []), '', true],
    ['processor a call, ms', median(counted.oursCpu ?? []), '', true],
    ['processor a call of PostGraphile, ms', median(counted.peerCpu ?? []), '', true],
    ['times PostGraphile', ratios('ours', 'peer'), 'at least 2.5', ratios('ours', 'peer') >= 2.5],
    ['of pgbench', ratios('ours', 'plain'), 'at least 0.5', ratios('ours', 'plain') >= 0.5],
    [
      'page 1,000 to page 1',
      ratios('thousandth', 'first'),
      'at most 1.5',
      ratios('thousandth', 'first') <= 1.5,
    ],
    ['10,000 rows to 1 million, calls', ratios('few', 'ours'), 'at most 1.2', ratios('few', 'ours') <= 1.2],
  ]
  for (const [what, value, aim, isMet] of told) {
    console.log(`${isMet ? 'ok  ' : 'MISS'} ${what}: ${value.toFixed(2)}${aim && ` (${aim})`}`)
    if (!isMet) process.exitCode = 1
  }
} finally {
  await Promise.all([...ours, ...oursOnFew, ...peer].map((server) => server.stop()))
  stopIssuer()
  await Promise.all([large.close(), small.close(), owner.close()])
  await cluster.stop()
}
