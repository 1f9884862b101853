import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import pg from 'pg'

/** One session of PostgreSQL, and the client that has it for a transaction. */
type Session = { stream: Duplex; client: Socket | undefined }

/** What a server says to a client that has signed in: its key, and that it's ready. */
const WELCOME = Buffer.concat([
  frameOf('R', Buffer.alloc(4)),
  frameOf('S', Buffer.from('client_encoding\0UTF8\0')),
  frameOf('K', Buffer.from('12345678')),
  frameOf('Z', Buffer.from('I')),
])

/**
 * A connection pooler in transaction mode, like PgBouncer: who begins a transaction gets any session that is free, and
 * what PostgreSQL says to a session without a client is lost.
 */
export async function transactionPooler(databaseUrl: string) {
  const sessions: Session[] = []
  const free: Session[] = []
  const held = new Map<Socket, Promise<Session>>()

  async function open(): Promise<Session> {
    const client = new pg.Client({ connectionString: databaseUrl })
    client.on('error', () => {})
    await client.connect()
    const { stream } = client.connection
    stream.removeAllListeners('data')
    const session: Session = { stream, client: undefined }
    sessions.push(session)
    onFrames(stream, (kind, frame) => {
      session.client?.write(frame)
      const hasEnded = kind === 'Z' && frame.at(-1) === 'I'.charCodeAt(0)
      if (!hasEnded || !session.client) return
      held.delete(session.client)
      session.client = undefined
      free.push(session)
    })
    return session
  }

  async function take(client: Socket): Promise<Session> {
    const session = free.pop() ?? (await open())
    session.client = client
    return session
  }

  const server = createServer((client) => {
    const leave = () => {
      void held.get(client)?.then(({ stream }) => stream.destroy())
      client.destroy()
    }
    client.on('error', leave).on('close', leave)
    client.once('data', () => {
      client.write(WELCOME)
      onFrames(client, (kind, frame) => {
        if (kind === 'X') return client.destroy()
        const session = held.get(client) ?? take(client)
        held.set(client, session)
        return session.then(({ stream }) => stream.write(frame))
      })
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.search = ''
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () => {
    server.close()
    for (const { stream } of sessions) stream.destroy()
  }
  return { url: url.href, close }
}

function frameOf(kind: string, body: Buffer): Buffer {
  const frame = Buffer.alloc(5 + body.length)
  frame.write(kind)
  frame.writeInt32BE(4 + body.length, 1)
  body.copy(frame, 5)
  return frame
}

/** Each message of PostgreSQL's protocol: its kind, its length, and its body. */
function onFrames(stream: Duplex, heard: (kind: string, frame: Buffer) => unknown): void {
  let rest: Buffer = Buffer.alloc(0)
  stream.on('data', (data: Buffer) => {
    rest = Buffer.concat([rest, data])
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const length = 1 + rest.readInt32BE(1)
      heard(String.fromCharCode(rest[0] ?? 0), rest.subarray(0, length))
      rest = rest.subarray(length)
    }
  })
}
