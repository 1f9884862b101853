import { chownSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Host } from './hosts.ts'
import { type Processes, type Started, until } from './processes.ts'

export const [POSTGRES_PORT, PATRONI_PORT] = [5432, 8008]
const [ETCD_PORT, ETCD_PEER_PORT] = [2379, 2380]
const POSTGRES = '/usr/lib/postgresql'
const USER = 'postgres'

type Member = { name: string; role: string; state: string; lag?: number | string }

export type Node = {
  host: Host
  /** PostgreSQL and what watches it die at once, as when the machine loses its power. */
  kill(): Promise<void>
  start(): void
}

/** Three PostgreSQL nodes under Patroni, with etcd on the same hosts: a commit is on two of them. */
export async function startNodes(
  {
    hosts,
    folder,
    password,
    owner,
  }: { hosts: readonly Host[]; folder: string; password: string; owner: { user: number; group: number } },
  processes: Processes,
) {
  const own = (name: string) => {
    const path = join(folder, name)
    mkdirSync(path, { recursive: true })
    chownSync(path, owner.user, owner.group)
    return path
  }
  const peers = hosts.map(({ name, address }) => `${name}=http://${address}:${ETCD_PEER_PORT}`).join()
  for (const { name, address } of hosts)
    processes.start({
      ...{ name: `etcd-${name}`, host: name, user: USER },
      env: { ETCD_UNSUPPORTED_ARCH: process.arch },
      command: [
        ...['etcd', '--name', name, '--data-dir', join(own(name), 'etcd'), '--enable-v2'],
        ...[
          '--initial-cluster',
          peers,
          '--initial-advertise-peer-urls',
          `http://${address}:${ETCD_PEER_PORT}`,
        ],
        ...['--listen-peer-urls', `http://${address}:${ETCD_PEER_PORT}`],
        ...['--listen-client-urls', `http://${address}:${ETCD_PORT}`],
        ...['--advertise-client-urls', `http://${address}:${ETCD_PORT}`],
        ...['--heartbeat-interval', '200', '--election-timeout', '2000', '--log-level', 'warn'],
      ],
    })
  const nodes = hosts.map((host) => {
    const home = own(host.name)
    const file = join(home, 'patroni.json')
    writeFileSync(file, JSON.stringify(patroniOf(host, hosts, { home, password })), { mode: 0o600 })
    chownSync(file, owner.user, owner.group)
    return createNode(host, file, join(home, 'data'), processes)
  })
  for (const node of nodes) node.start()
  const members = async (): Promise<Member[]> => {
    const answers = hosts.map(({ address }) =>
      fetch(`http://${address}:${PATRONI_PORT}/cluster`, { signal: AbortSignal.timeout(2000) }),
    )
    return ((await (await Promise.any(answers)).json()) as { members: Member[] }).members
  }
  return {
    nodes,
    members,
    async primary(): Promise<Node> {
      const leader = (await members()).find(({ role }) => role === 'leader')
      const node = nodes.find(({ host }) => host.name === leader?.name)
      if (!node) throw new Error('no node is the primary')
      return node
    },
    /** One primary, and both others follow it, one of them synchronously. */
    untilWhole: (seconds: number) =>
      until('a whole cluster', seconds, async () => {
        const now = await members()
        const ofRole = (role: string) => now.filter((each) => each.role === role)
        const areRunning = now.every(({ state }) => state === 'running' || state === 'streaming')
        const isClose = now.every(({ lag }) => typeof lag !== 'string' && (lag ?? 0) < 1_000_000)
        return (
          now.length === nodes.length &&
          areRunning &&
          isClose &&
          ofRole('leader').length === 1 &&
          ofRole('sync_standby').length === 1
        )
      }),
  }
}

export type Nodes = Awaited<ReturnType<typeof startNodes>>

function createNode(host: Host, file: string, data: string, processes: Processes): Node {
  let patroni: Started | undefined
  return {
    host,
    start() {
      patroni = processes.start({
        ...{ name: host.name, host: host.name, user: USER, command: ['patroni', file] },
      })
    },
    async kill() {
      const postmaster = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
      // Patroni first: if it lived, it would hand over in an orderly way.
      const ended = patroni?.end('SIGKILL')
      process.kill(postmaster, 'SIGKILL')
      await ended
    },
  }
}

function patroniOf(
  { name, address }: Host,
  hosts: readonly Host[],
  { home, password }: { home: string; password: string },
) {
  const [version = ''] = readdirSync(POSTGRES).sort().reverse()
  return {
    scope: 'fathom',
    name,
    restapi: { listen: `${address}:${PATRONI_PORT}`, connect_address: `${address}:${PATRONI_PORT}` },
    // With etcd3, Patroni 3.0 overwrites the leader's key, and a primary that wakes up loses acknowledged writes.
    etcd: { hosts: hosts.map((host) => `${host.address}:${ETCD_PORT}`) },
    bootstrap: {
      dcs: {
        ...{ ttl: 20, loop_wait: 2, retry_timeout: 4, maximum_lag_on_failover: 1_048_576 },
        // A primary whose PostgreSQL died hands over instead of restarting it first.
        primary_start_timeout: 0,
        // A commit is acknowledged when a second node has it, and only that node may take over.
        synchronous_mode: true,
        postgresql: {
          ...{ use_pg_rewind: true, use_slots: true },
          parameters: {
            ...{ max_connections: 200, shared_buffers: '64MB', wal_keep_size: '256MB' },
            ...{ wal_log_hints: 'on', hot_standby: 'on' },
            ...{ tcp_keepalives_idle: 10, tcp_keepalives_interval: 5, tcp_keepalives_count: 3 },
          },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `${address}:${POSTGRES_PORT}`,
      connect_address: `${address}:${POSTGRES_PORT}`,
      data_dir: join(home, 'data'),
      bin_dir: join(POSTGRES, version, 'bin'),
      pgpass: join(home, 'pgpass'),
      // Otherwise a new node waits minutes for the primary's next checkpoint.
      basebackup: [{ checkpoint: 'fast' }],
      parameters: { unix_socket_directories: '' },
      authentication: {
        superuser: { username: 'postgres', password },
        replication: { username: 'replicator', password },
        rewind: { username: 'rewinder', password },
      },
      pg_hba: [
        'host all all 10.213.0.0/24 scram-sha-256',
        'host replication replicator 10.213.0.0/24 scram-sha-256',
      ],
    },
  }
}
