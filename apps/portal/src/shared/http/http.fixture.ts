import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CallLogEntry } from './call-log.ts'
import { createHttp } from './create-http.ts'
import type { Callable, HttpOptions } from './http.ts'

type Heard = { method: string; url: string; headers: IncomingMessage['headers']; body: string }
export type Answer = (heard: Heard, response: ServerResponse) => void

/** A real HTTP service on its own port. */
export async function aService(answer: Answer) {
  const heard: Heard[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { method = '', url = '', headers } = request
    const each = { method, url, headers, body }
    heard.push(each)
    answer(each, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  return { url: `http://127.0.0.1:${port}`, heard, close }
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'request-1' })
  response.end(JSON.stringify(value))
}

/** An HTTP client with a session that can be renewed once, and a record of everything it reported. */
export function aCaller(url: string, more: Partial<HttpOptions> = {}) {
  const log: CallLogEntry[] = []
  const counts = { refreshes: 0, signedOut: 0 }
  let token = 'old-token'
  const http = createHttp({
    services: new Proxy({} as Record<Callable, string>, { get: () => url }),
    idToken: () => token,
    refreshSession: async () => {
      counts.refreshes += 1
      token = 'new-token'
      return token
    },
    signedOut: () => {
      counts.signedOut += 1
    },
    generalError: () => 'Etwas ging schief.',
    log: (entry) => log.push(entry),
    ...more,
  })
  return { http, log, counts }
}
