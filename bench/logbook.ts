import { diveLogs } from '@fathom/contract/logbook'
import { type Figure, median } from './figure.ts'
import { startDatabases } from './logbook/databases.ts'
import { FIRST_DIVER, PROLIFIC } from './logbook/fill.ts'
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

const NEWEST =
  'query Newest($diver: BigInt!) { allDiveLogs(condition: { affiliateId: $diver, deletedAt: null }, orderBy: [SORT_DATE_DESC, ROW_ID_DESC], first: 20) { nodes { doc } } }'

/** Calls per second, CPU milliseconds per call, and the latencies of page 1 and page 1,000. */
type Round = Record<
  'ours' | 'oursCpu' | 'peer' | 'peerCpu' | 'plain' | 'few' | 'first' | 'thousandth',
  number
>

/** Compares our logbook graph with PostGraphile and pgbench on the same table. */
export async function measureLogbook(): Promise<Figure[]> {
  const databases = await startDatabases()
  const issuer = await startIssuer()
  const servers: Served[] = []
  const several = async (start: () => Promise<Served>) => {
    const all: Served[] = []
    while (all.length < PROCESSES) {
      const server = await start()
      all.push(server)
      servers.push(server)
    }
    return all
  }
  try {
    const large = await databases.filled('many', DIVERS, true)
    const small = await databases.filled('few', FEW_DIVERS, false)
    const sides = {
      ours: await several(() => startOurs(large.url, issuer.issuer)),
      few: await several(() => startOurs(small.url, issuer.issuer)),
      peer: await several(() => startPeer(large.url)),
    }
    const measureRound = roundOf(sides, large.url, issuer.bearer)
    // The first round only warms up.
    await measureRound()
    const rounds: Round[] = []
    while (rounds.length < ROUNDS) rounds.push(await measureRound())
    return figuresOf(rounds)
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    issuer.stop()
    await databases.stop()
  }
}

type Sides = Record<'ours' | 'few' | 'peer', readonly Served[]>

/** All servers take turns within a round, so a disturbance of the machine affects all of them equally. */
function roundOf(sides: Sides, databaseUrl: string, bearer: (diver: number) => string) {
  const ourCall = (diver: number, variables: Record<string, unknown>): Call => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: diveLogs.id } }
    const headers = { authorization: `Bearer ${bearer(diver)}` }
    return callOf('/api/logbook/graphql', JSON.stringify({ variables, extensions }), headers)
  }
  const page = { limit: 20, offset: 0 }
  const calls = {
    ours: someDivers(DIVERS).map((diver) => ourCall(diver, page)),
    few: someDivers(FEW_DIVERS).map((diver) => ourCall(diver, page)),
    peer: someDivers(DIVERS).map(peerCall),
  }
  const pages = [0, 19_980].map((offset) => ourCall(PROLIFIC, { limit: 20, offset }))
  return async (): Promise<Round> => {
    const ours = await measured(sides.ours, calls.ours)
    const peer = await measured(sides.peer, calls.peer)
    const plain = await pgbench(databaseUrl, { divers: DIVERS, ...LOAD })
    const few = await measured(sides.few, calls.few)
    const [first = 0, thousandth = 0] = await latencies(sides.ours[0]?.port ?? 0, pages, {
      times: 300,
      logs: 20,
    })
    return {
      ours: ours.rate,
      oursCpu: ours.cpu,
      peer: peer.rate,
      peerCpu: peer.cpu,
      plain,
      few: few.rate,
      first,
      thousandth,
    }
  }
}

const someDivers = (divers: number) =>
  Array.from({ length: 400 }, (_, at) => FIRST_DIVER + ((at * 7919) % divers))

const peerCall = (diver: number): Call =>
  callOf('/graphql', JSON.stringify({ query: NEWEST, variables: { diver: String(diver) } }), {})

async function measured(servers: readonly Served[], calls: readonly Call[]) {
  const cpu = () => servers.reduce((sum, server) => sum + server.cpuMs(), 0)
  const before = cpu()
  const ports = servers.map(({ port }) => port)
  const { rate, calls: done } = await throughput(ports, calls, LOAD)
  return { rate, cpu: (cpu() - before) / done }
}

function figuresOf(rounds: readonly Round[]): Figure[] {
  const middle = (name: keyof Round) => median(rounds.map((round) => round[name]))
  const ratio = (one: keyof Round, other: keyof Round) =>
    median(rounds.map((round) => round[one] / round[other]))
  const times = { unit: '×', digits: 2, detail: [] }
  return [
    {
      ...{ name: 'newest 20 logs', value: middle('ours'), unit: 'calls/s', digits: 0 },
      detail: rounds.map(
        ({ ours, peer, plain }) =>
          `${ours.toFixed(0)} calls/s; PostGraphile ${peer.toFixed(0)}, pgbench ${plain.toFixed(0)}`,
      ),
    },
    { ...times, name: 'our graph to PostGraphile', value: ratio('ours', 'peer'), atLeast: 2.5 },
    { ...times, name: 'our graph to pgbench', value: ratio('ours', 'plain'), atLeast: 0.5 },
    { ...times, name: 'page 1,000 to page 1', value: ratio('thousandth', 'first'), atMost: 1.5 },
    { ...times, name: 'calls/s, few rows to many', value: ratio('few', 'ours'), atMost: 1.2 },
    {
      ...{ name: 'processor time per call', value: middle('oursCpu'), unit: 'ms', digits: 2 },
      detail: [`PostGraphile: ${middle('peerCpu').toFixed(2)} ms`],
    },
  ]
}
