import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A fixed address for changing servers behind it, whose connections can be cut. */
export async function startProxy() {
  const open = new Set<Socket>()
  let port = 0
  const keep = (socket: Socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => socket.destroy())
  }
  const proxy = createServer((browser) => {
    keep(browser)
    if (port === 0) {
      browser.destroy()
      return
    }
    const server = connect(port, 'localhost')
    keep(server)
    server.on('close', () => browser.destroy())
    browser.on('close', () => server.destroy())
    browser.pipe(server).pipe(browser)
  })
  await new Promise<void>((resolve) => proxy.listen(0, resolve))
  const cut = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    /** Forwards to the server at this URL; to none without one. */
    leadTo: (url?: string) => {
      port = url ? Number(new URL(url).port) : 0
      cut()
    },
    cut,
    stop: () => {
      cut()
      proxy.close()
    },
  }
}
