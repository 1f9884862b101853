import type { ServerResponse } from 'node:http'
import type { Duplex, Writable } from 'node:stream'

/** What the HTTP server keeps for each connection; it is no part of Node's documented interface. */
type Parser = { unconsume(): void; remove(): void; close(): void }

const isParser = (parser: unknown): parser is Parser =>
  typeof parser === 'object' &&
  parser !== null &&
  ['unconsume', 'remove', 'close'].every((name) => typeof Reflect.get(parser, name) === 'function')

/**
 * Answers the head and hands over the bare connection, without all that belonged to the request: its headers, its
 * parser and what the framework made of it are three quarters of the memory that a quiet stream would hold. Where
 * Node has no such parser, the response itself goes on, only heavier.
 */
export function takeOver(response: ServerResponse, headers: Record<string, string>): Writable {
  // No chunks: the body ends with the connection, and what is written is what goes over the wire.
  response.useChunkedEncodingByDefault = false
  response.writeHead(200, { ...headers, connection: 'close' })
  response.flushHeaders()
  const socket: (Duplex & { parser?: unknown; setTimeout?: (ms: number) => void }) | null = response.socket
  if (!socket || !isParser(socket.parser)) return response
  response.detachSocket(response.socket as never)
  socket.removeAllListeners()
  letGo(socket.parser)
  socket.parser = null
  // Whoever closes their half is gone; what they still send is nothing to us.
  socket.on('end', destroyed)
  socket.on('error', destroyed)
  socket.resume()
  return socket
}

/** In functions of their own: a listener that closes over the parser would keep it, and with it the whole request. */
function letGo(parser: Parser): void {
  parser.unconsume()
  parser.remove()
  setImmediate(close, parser)
}

const close = (parser: Parser) => parser.close()

function destroyed(this: Duplex): void {
  this.destroy()
}
