import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Received = { headers: IncomingHttpHeaders; body: Record<string, unknown>; status: number }

/** A queue on its own port that responds as the test configures. */
export async function startQueue() {
  const received: Received[] = []
  let answers: number[] = []
  let otherwise = 200
  const server = createServer(async (request, response) => {
    const status = answers.shift() ?? otherwise
    received.push({ headers: request.headers, body: JSON.parse(await text(request)), status })
    response.writeHead(status).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
    received,
    /** Answers with these first, then always with `then`. */
    answer: (first: number[], then = 200) => {
      answers = first
      otherwise = then
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
