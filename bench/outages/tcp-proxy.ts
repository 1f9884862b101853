import { once } from 'node:events'
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net'

type Target = { host: string; port: number } | { path: string }

/** A way to a server that holds what comes back, or cuts connections. */
export async function tcpProxy(target: Target) {
  const sockets = new Set<Socket>()
  let holdMs = 0
  let isAway = false
  const server = createServer((near) => {
    if (isAway) return void near.destroy()
    const far = createConnection(target)
    const both = [near, far]
    const end = () => {
      for (const each of both) {
        sockets.delete(each)
        each.destroy()
      }
    }
    for (const each of both) {
      sockets.add(each)
      each.on('error', end).on('close', end)
    }
    let askedAt = 0
    near.on('data', (data) => {
      askedAt = performance.now()
      far.write(data)
    })
    // Node ends timers of the same moment in their order, so the bytes stay in theirs.
    far.on('data', (data) => {
      const leftMs = askedAt + holdMs - performance.now()
      if (holdMs === 0 || leftMs <= 0) near.write(data)
      else setTimeout(() => near.destroyed || near.write(data), leftMs)
    })
  })
  const cut = () => {
    for (const each of sockets) each.destroy()
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    /** What comes back arrives so long after it was asked for. */
    hold: (ms: number) => {
      holdMs = ms
    },
    cut,
    /** Ends every connection, and each new one at once, until it's back. */
    away: (is: boolean) => {
      isAway = is
      if (is) cut()
    },
    close: () => {
      cut()
      server.close()
    },
  }
}
