import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

const CHECK_EVERY_MS = 100
const FALLS_AFTER = 2

type Backend = { port: number; isUp: boolean; failures: number }

export type Balancer = {
  url: string
  add(port: number): void
  untilUp(port: number): Promise<void>
  close(): void
}

/**
 * Sends each request to the next process that is ready, over connections that stay open, and never a second time: what
 * a process doesn't answer is seen as 502.
 */
export async function aBalancer(port: number): Promise<Balancer> {
  const backends: Backend[] = []
  const agent = new Agent({ keepAlive: true })
  let turn = 0

  const next = () => {
    const up = backends.filter(({ isUp }) => isUp)
    turn += 1
    return up[turn % up.length]
  }

  const server = createServer((incoming, outgoing) => {
    const backend = next()
    if (backend) pass(incoming, outgoing, backend.port, agent)
    else outgoing.writeHead(503).end('no process is ready')
  })
  const checking = setInterval(() => {
    for (const backend of backends) void check(backend)
  }, CHECK_EVERY_MS)
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const find = (port: number) => backends.find((backend) => backend.port === port)

  return {
    url: `http://localhost:${port}`,
    add: (port) => void backends.push({ port, isUp: false, failures: 0 }),
    untilUp: async (port) => {
      while (!find(port)?.isUp) await new Promise((later) => setTimeout(later, CHECK_EVERY_MS))
    },
    close: () => {
      clearInterval(checking)
      agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse, port: number, agent: Agent): void {
  const { method, url, headers } = incoming
  const cut = () => {
    if (outgoing.headersSent) outgoing.destroy()
    else outgoing.writeHead(502).end('the process did not answer')
  }
  const onward = request({ host: '127.0.0.1', port, method, path: url, headers, agent }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
    answer.on('aborted', () => outgoing.destroy())
  })
  onward.on('error', cut)
  outgoing.on('close', () => {
    if (!outgoing.writableFinished) onward.destroy()
  })
  incoming.pipe(onward)
}

async function check(backend: Backend): Promise<void> {
  const isReady = await fetch(`http://127.0.0.1:${backend.port}/api/health`).then(
    async (answer) => {
      await answer.body?.cancel()
      return answer.ok
    },
    () => false,
  )
  backend.failures = isReady ? 0 : backend.failures + 1
  if (isReady) backend.isUp = true
  else if (backend.failures >= FALLS_AFTER) backend.isUp = false
}
