import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { markOf } from './events.ts'
import { now } from './orders.ts'
import { frameOf, handshakeOf, isPing, PONG } from './websocket.ts'

/** As long as a real bearer, and different for each person. */
const bearerOf = (person: number) => `${person}.${'x'.repeat(1000)}`

const QUERY =
  'subscription { notificationCreated { id affiliate_id timestamp read name url message kind subject } }'

/** Both kinds of subscribers only read bytes, so we measure the server. */
async function subscribeToOurs(socket: Socket, port: number, person: number) {
  socket.write(
    `GET /api/live HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\naccept: text/event-stream\r\n` +
      `accept-language: en-US\r\nauthorization: Bearer ${bearerOf(person)}\r\n\r\n`,
  )
  await until(socket, 'event: hello')
}

async function subscribeToPeer(socket: Socket, port: number, person: number) {
  socket.write(handshakeOf(port))
  await until(socket, '101 Switching Protocols')
  const init = { type: 'connection_init', payload: { person, authorization: bearerOf(person) } }
  socket.write(frameOf(JSON.stringify(init)))
  await until(socket, 'connection_ack')
  socket.write(frameOf(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: QUERY } })))
}

async function until(socket: Socket, text: string) {
  let heard = ''
  while (!heard.includes(text)) heard += String((await once(socket, 'data'))[0])
}

const [kind, port, first, count] = process.argv.slice(2) as [string, ...string[]]
const subscribe = kind === 'ours' ? subscribeToOurs : subscribeToPeer
const BATCH = 50
const heard = new Map<number, number>()

async function open(person: number) {
  const socket = connect(Number(port), '127.0.0.1')
  socket.on('error', (error) => process.send?.({ failed: error.message }))
  await subscribe(socket, Number(port), person)
  socket.on('close', () => process.send?.({ failed: 'a connection was closed' }))
  let round = 1
  socket.on('data', (chunk) => {
    if (kind !== 'ours' && isPing(chunk)) socket.write(PONG)
    while (chunk.includes(markOf(round))) {
      const reached = (heard.get(round) ?? 0) + 1
      heard.set(round, reached)
      if (reached === Number(count)) process.send?.({ round, at: now() })
      round++
    }
  })
}

for (let opened = 0; opened < Number(count); opened += BATCH)
  await Promise.all(Array.from({ length: BATCH }, (_, n) => open(Number(first) + opened + n)))
process.send?.({ ready: true })
