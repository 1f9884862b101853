import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { FIRST_PERSON } from './events.ts'
import type { Order, Report } from './orders.ts'

const CLIENT_PROCESSES = 2

export type Round = { ms: number; cpuMs: number }

export type Side = {
  /** Bytes that each connection adds to the server. */
  memory: { rss: number; heap: number }
  /**
   * Resolves when all subscribers have received the round, with the server's CPU time, which doesn't depend
   * on how busy the machine is.
   */
  broadcast(round: number): Promise<Round>
  stop(): void
}

/** Starts one server in its own process, with all its subscribers in others. */
export async function startSide(kind: 'ours' | 'peer', subscribers: number): Promise<Side> {
  const file = kind === 'ours' ? 'our-server.ts' : 'peer-server.ts'
  const server = fork(join(import.meta.dirname, file), { execArgv: ['--expose-gc'] })
  const { port } = await reportOf<{ port: number }>(server)
  const before = await ask<{ rss: number; heap: number }>(server, { do: 'memory' })
  const clients = await subscribe(kind, port, subscribers)
  const after = await ask<{ rss: number; heap: number }>(server, { do: 'memory' })
  return {
    memory: {
      rss: (after.rss - before.rss) / subscribers,
      heap: (after.heap - before.heap) / subscribers,
    },
    broadcast: async (round) => {
      const idle = await ask<{ cpuMs: number }>(server, { do: 'cpu' })
      const arrived = Promise.all(clients.map((client) => arrival(client, round)))
      const { beganAt } = await ask<{ beganAt: number }>(server, { do: 'broadcast', round })
      const ms = Math.max(...(await arrived)) - beganAt
      const done = await ask<{ cpuMs: number }>(server, { do: 'cpu' })
      return { ms, cpuMs: done.cpuMs - idle.cpuMs }
    },
    stop: () => {
      for (const child of [...clients, server]) {
        child.removeAllListeners()
        child.kill('SIGKILL')
      }
    },
  }
}

async function ask<R extends Report>(server: ChildProcess, order: Order): Promise<R> {
  server.send(order)
  return reportOf<R>(server)
}

async function reportOf<R extends Report>(server: ChildProcess): Promise<R> {
  const over = new AbortController()
  const { signal } = over
  const gone = once(server, 'exit', { signal }).then(([code]) => {
    throw new Error(`a server ended with ${code}`)
  })
  gone.catch(() => {})
  const [report] = (await Promise.race([once(server, 'message', { signal }), gone])) as [R]
  over.abort()
  return report
}

async function subscribe(kind: string, port: number, subscribers: number): Promise<ChildProcess[]> {
  const each = subscribers / CLIENT_PROCESSES
  const clients = Array.from({ length: CLIENT_PROCESSES }, (_, n) => {
    const from = String(FIRST_PERSON + n * each)
    return fork(join(import.meta.dirname, 'subscribers.ts'), [kind, String(port), from, String(each)])
  })
  await Promise.all(clients.map((client) => said(client, (what) => 'ready' in what)))
  return clients
}

async function arrival(client: ChildProcess, round: number): Promise<number> {
  const what = await said(client, (each) => each.round === round)
  return Number(what.at)
}

function said(
  client: ChildProcess,
  isIt: (what: Record<string, unknown>) => boolean,
): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    const listen = (what: Record<string, unknown>) => {
      if (!isIt(what) && !('failed' in what)) return
      client.off('message', listen)
      if ('failed' in what) reject(new Error(`a subscriber failed: ${what.failed}`))
      else resolve(what)
    }
    client.on('message', listen)
  })
}
