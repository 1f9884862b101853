import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { Problem } from '../problem.ts'

type Post = {
  headers: Record<string, string | number>
  body: string | Buffer
  signal: AbortSignal
  /** Undefined only where our own network is allowed. */
  lookup: LookupFunction | undefined
  /** Who is called, for the message of a failure; never the address. */
  receiver: string
}

/**
 * Returns the status of the receiver; ignores its response body and follows no redirects. Throws a Problem if its
 * address resolves to our own network, and an error without the address if it's unreachable.
 */
export function postOutside(
  address: URL,
  { headers, body, signal, lookup, receiver }: Post,
): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const send = address.protocol === 'https:' ? overHttps : overHttp
  send(address, { method: 'POST', headers, signal, ...(lookup && { lookup }) }, (answer) => {
    answer.destroy()
    resolve(answer.statusCode ?? 0)
  })
    .on('error', (error: NodeJS.ErrnoException) => {
      const unreached = new Error(`${receiver} could not be reached: ${error.code ?? error.name}`)
      reject(error instanceof Problem ? error : unreached)
    })
    .end(body)
  return promise
}
