import { once } from 'node:events'
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net'

/**
 * A way to a database that can fail like a network or a machine does: `freeze` lets everything hang without closing
 * it, `cut` closes what is open, and `close` refuses everything until `open`.
 */
export async function databaseProxy(databaseUrl: string) {
  const target = placeOf(databaseUrl)
  const pairs = new Set<readonly [Socket, Socket]>()
  let isFrozen = false

  const server = createServer((near) => {
    const far = createConnection(target)
    const pair = [near, far] as const
    pairs.add(pair)
    const end = () => {
      pairs.delete(pair)
      for (const each of pair) each.destroy()
    }
    for (const each of pair) each.on('error', end).on('close', end)
    near.on('data', (data) => isFrozen || far.write(data))
    far.on('data', (data) => isFrozen || near.write(data))
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  const url = new URL(databaseUrl)
  url.search = ''
  url.host = `127.0.0.1:${port}`

  const cut = () => {
    for (const [near] of pairs) near.destroy()
  }
  const close = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    cut()
    await closed
  }
  return {
    url: url.href,
    cut,
    close,
    open: async () => {
      if (!server.listening) await listen(port)
    },
    /** Whatever is sent from now on is lost, in both directions. */
    freeze: () => {
      isFrozen = true
    },
    /** What was sent meanwhile stays lost, so the connections are of no use any more. */
    thaw: () => {
      isFrozen = false
    },
    connections: () => pairs.size,
  }
}

function placeOf(databaseUrl: string) {
  const { hostname, port, searchParams } = new URL(databaseUrl)
  const sockets = searchParams.get('host')
  if (sockets) return { path: `${sockets}/.s.PGSQL.${port || 5432}` }
  return { host: hostname, port: Number(port || 5432) }
}
