import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@fathom/testing/ports'
import { connectDatabase } from '../apps/server/src/platform/database/index.ts'
import { ResumingClient } from '../apps/server/src/platform/live/resuming-client.fixture.ts'
import { startBalancers } from './cluster/balancer.ts'
import type { Refusal } from './cluster/calls.ts'
import { beginDay, type Day } from './cluster/day.ts'
import { createHosts } from './cluster/hosts.ts'
import { type Nodes, startNodes } from './cluster/nodes.ts'
import { createPortal, type Portal } from './cluster/portals.ts'
import { createProcesses, until } from './cluster/processes.ts'
import { type Figure, isMet } from './figure.ts'

const PACKAGES = 'patroni python3-etcd etcd-server haproxy postgresql iproute2'
const PROGRAMS = ['patroni', 'etcd', 'haproxy', 'ip', 'setpriv']

const ROLLING = 'a rolling restart'
const QUIET_MS = 10_000
const CUT_MS = 40_000
const WHOLE_WITHIN = 180

/** What happens to the cluster while people use it, in this order. */
type Phase = { name: string; begun: number; ended: number }

/**
 * Three PostgreSQL nodes under Patroni and three of our processes behind the balancer that we ship, used as on any
 * day, while processes and nodes die and one node loses its network. Runs as root: it makes a network for each node.
 */
export async function measureCluster(): Promise<Figure[]> {
  needPrograms()
  const folder = mkdtempSync(join(tmpdir(), 'fathom-cluster-'))
  chmodSync(folder, 0o755)
  const processes = createProcesses(folder)
  const { hosts, remove } = await createHosts(3)
  let isMetWhole = false
  try {
    const password = randomBytes(18).toString('hex')
    const idOf = (kind: string) => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }))
    const owner = { user: idOf('-u'), group: idOf('-g') }
    const nodes = await startNodes({ hosts, folder, password, owner }, processes)
    const ports = await choosePorts()
    startBalancers(hosts, ports, { folder, processes })
    await nodes.untilWhole(WHOLE_WITHIN)
    const databaseUrl = await createDatabase(ports.primary, password)
    const publicUrl = `http://localhost:${ports.portal}`
    const shared = { folder, databaseUrl, publicUrl, contentUrl: `http://localhost:${ports.content}` }
    const portals = ports.processes.map((port) => createPortal(port, shared, processes))
    for (const portal of portals) await portal.start()
    await until('the balancer', 30, async () => (await fetch(`${publicUrl}/api/health`)).ok)
    const figures = await live(publicUrl, databaseUrl, { nodes, portals })
    isMetWhole = figures.every(isMet)
    return figures
  } finally {
    await processes.end()
    await remove()
    if (isMetWhole) rmSync(folder, { recursive: true, force: true })
    else console.error(`What the programs of the cluster said is in ${processes.logs}.`)
  }
}

function needPrograms(): void {
  if (process.getuid?.() !== 0) throw new Error('This bench makes networks of its own, so it needs root.')
  const missing = PROGRAMS.filter((name) => {
    try {
      execFileSync('which', [name])
      return false
    } catch {
      return true
    }
  })
  if (missing.length > 0)
    throw new Error(`This bench needs ${missing.join(', ')}; on Debian: apt-get install ${PACKAGES}`)
}

async function choosePorts() {
  const processes = [await freePort(), await freePort(), await freePort()]
  const portal = await freePort()
  return { processes, portal, content: portal + 1, primary: await freePort() }
}

async function createDatabase(port: number, password: string): Promise<string> {
  const at = (name: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${name}`
  await query(at('postgres'), 'create database fathom')
  return at('fathom')
}

type Parts = { nodes: Nodes; portals: readonly Portal[] }

async function live(url: string, databaseUrl: string, { nodes, portals }: Parts): Promise<Figure[]> {
  const day = await beginDay(url)
  const tabs = await follow(url, databaseUrl, day)
  const phases: Phase[] = []
  const phase = async (name: string, work: () => Promise<void>) => {
    const begun = Date.now()
    await work()
    await wait(QUIET_MS)
    phases.push({ name, begun, ended: Date.now() })
    console.log(`     ${name}: over after ${((Date.now() - begun) / 1000).toFixed(0)} s`)
  }
  await phase('nothing', () => wait(QUIET_MS))
  await phase('a process killed', async () => portals[0]?.restart('SIGKILL'))
  await phase(ROLLING, async () => {
    for (const portal of portals) await portal.restart('SIGTERM')
  })
  await phase('the primary killed', async () => {
    const node = await nodes.primary()
    await node.kill()
    await until('another primary', 120, async () => (await nodes.primary()) !== node)
    node.start()
    await nodes.untilWhole(WHOLE_WITHIN)
  })
  await phase('the primary cut off', async () => {
    const { host } = await nodes.primary()
    await host.cut()
    await wait(CUT_MS)
    await host.heal()
    await nodes.untilWhole(WHOLE_WITHIN)
  })
  await day.end()
  const events = await tabs.count()
  return [await lossesOf(day, databaseUrl), events, ...figuresOf(day, phases)]
}

/** Runs one query on the primary, on a connection of its own: those before it may have died with their node. */
async function query<Row extends Record<string, unknown>>(
  databaseUrl: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const db = connectDatabase(databaseUrl)
  try {
    return await db.query<Row>(text, values)
  } finally {
    await db.close()
  }
}

const TABS_EACH = 2
const LAST_EVENT = 'select last::int from person_sequence where affiliate_id = $1'

/** Tabs of the people who make events, which reconnect whenever they are cut off. */
async function follow(url: string, databaseUrl: string, { clients }: Day) {
  const lastOf = async (affiliateId: number) =>
    (await query<{ last: number }>(databaseUrl, LAST_EVENT, [affiliateId]))[0]?.last ?? 0
  const tabs = await Promise.all(
    clients.map(async ({ affiliateId, token }) => {
      const from = await lastOf(affiliateId)
      const own = Array.from({ length: TABS_EACH }, () => new ResumingClient([url], token, from))
      return { affiliateId, from, own, running: Promise.all(own.map((tab) => tab.run())) }
    }),
  )
  return {
    async count(): Promise<Figure> {
      const count = { expected: 0, lost: 0, doubled: 0, resets: 0 }
      for (const { affiliateId, own, running } of tabs) {
        const to = await lastOf(affiliateId)
        await until('the last event', 60, async () => own.every(({ last }) => last >= to)).catch(() => {})
        for (const tab of own) tab.stop()
        await running
        for (const { runs } of own) {
          count.resets += runs.length - 1
          for (const run of runs) {
            const different = new Set(run.heard)
            const end = Math.max(run.from, ...run.heard)
            count.expected += end - run.from
            count.lost += end - run.from - different.size
            count.doubled += run.heard.length - different.size
          }
          if ((runs.at(-1)?.heard.at(-1) ?? 0) < to) count.lost += 1
        }
      }
      return {
        name: `live events lost or doubled, of ${count.expected}`,
        ...{ value: count.lost + count.doubled, unit: 'events', atMost: 0, digits: 0 },
        detail: [
          `${count.lost} lost, ${count.doubled} doubled, ${count.resets} tabs started anew after a failover`,
        ],
      }
    },
  }
}

/** Counted on the node that leads in the end, after those that were away came back. */
async function lossesOf({ dives, notes }: Day, databaseUrl: string): Promise<Figure> {
  const there = async (text: string) =>
    new Set((await query<{ id: string }>(databaseUrl, text)).map(({ id }) => id))
  const [storedDives, storedNotes] = [
    await there('select id::text from dive_log'),
    await there('select note_id::text as id from course_note'),
  ]
  const lost = [
    ...[...dives.keys()].filter((id) => !storedDives.has(id)),
    ...[...notes.keys()].filter((id) => !storedNotes.has(id)),
  ]
  return {
    name: `acknowledged writes lost, of ${dives.size + notes.size}`,
    ...{ value: lost.length, unit: 'writes', atMost: 0, digits: 0 },
    detail: [`${dives.size} dives, ${notes.size} notes`, ...lost.slice(0, 10)],
  }
}

function figuresOf(day: Day, phases: readonly Phase[]): Figure[] {
  const acknowledged = [...day.dives.values(), ...day.notes.values()].sort((one, other) => one - other)
  const pauses = phases.map(({ name, begun, ended }): Figure => {
    const times = [begun, ...acknowledged.filter((at) => at > begun && at < ended), ended]
    const longest = Math.max(...times.slice(1).map((at, place) => at - (times[place] ?? at)))
    const refusals = day.refusals.filter(({ at }) => at >= begun && at < ended)
    return {
      name: `${name}: longest time without an acknowledged write`,
      ...{ value: longest / 1000, unit: 's', detail: summaryOf(refusals) },
    }
  })
  const [rolling] = phases.filter(({ name }) => name === ROLLING)
  const during = day.refusals.filter(
    ({ at, status }) => rolling && at >= rolling.begun && at < rolling.ended && status >= 500,
  )
  return [
    {
      name: `requests that never got an answer, of ${day.answered}`,
      ...{ value: day.gaveUp.length, unit: 'requests', atMost: 0, digits: 0 },
      detail: day.gaveUp.slice(0, 10),
    },
    {
      name: `${ROLLING}: answers of 5xx`,
      ...{ value: during.length, unit: 'answers', atMost: 0, digits: 0, detail: summaryOf(during) },
    },
    ...pauses,
  ]
}

/** Each kind of refusal, how often, and the longest wait for it. */
function summaryOf(refusals: readonly Refusal[]): string[] {
  const kinds = Map.groupBy(refusals, ({ status, reason }) => `${status} ${reason.replace(/\s+/g, ' ')}`)
  return [...kinds].map(([kind, all]) => {
    const longest = Math.max(...all.map(({ tookMs }) => tookMs))
    return `${all.length} × ${kind} (longest after ${(longest / 1000).toFixed(1)} s)`
  })
}
