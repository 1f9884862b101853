import { randomBytes } from 'node:crypto'

/** The request that turns a connection into a WebSocket for graphql-ws. */
export const handshakeOf = (port: number) =>
  `GET /graphql HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nupgrade: websocket\r\nconnection: upgrade\r\n` +
  `sec-websocket-version: 13\r\nsec-websocket-key: ${randomBytes(16).toString('base64')}\r\n` +
  'sec-websocket-protocol: graphql-transport-ws\r\n\r\n'

/** A client's text as one frame; the mask may be zero. */
export function frameOf(text: string): Buffer {
  const payload = Buffer.from(text)
  const isShort = payload.length < 126
  const head = Buffer.alloc(isShort ? 6 : 8)
  head[0] = 0x81
  head[1] = 0x80 | (isShort ? payload.length : 126)
  if (!isShort) head.writeUInt16BE(payload.length, 2)
  return Buffer.concat([head, payload])
}

/** An empty ping, as ws sends it; none of our texts contains these bytes. */
const PING = Buffer.from([0x89, 0x00])

export const isPing = (chunk: Buffer) => chunk.includes(PING)

/** A client that doesn't answer is disconnected. */
export const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0])
