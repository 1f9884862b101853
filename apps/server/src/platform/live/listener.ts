import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { KEEP_ALIVE } from '../database/index.ts'

const RECONNECT_MS = 250
const CONNECT_WITHIN_MS = 5000
const CLOSE_WITHIN_MS = 1000

const CHECK_EVERY_MS = 15_000
const HEAR_WITHIN_MS = 5000

export type Listener = { close(): Promise<void> }

export type ListenEvents = {
  heard(payload: string): void
  /** It listens again after a cut; notifications in between were missed. */
  resumed(): void
  failed(error: Error): void
}

export type ListenChecks = { checkEveryMs?: number; hearWithinMs?: number }

type Options = ListenChecks & {
  /** Notifies on another connection: a server may deliver to the one that notifies, and to no other. */
  notify(channel: string, payload: string): Promise<unknown>
}

/** It connected, and then heard nothing of what was sent. */
export class Deaf extends Error {
  constructor() {
    super('what was sent on one connection to the database was not heard on the other')
    this.name = 'Deaf'
  }
}

/**
 * The single listening connection of a process. It reconnects automatically, and checks that it still hears: a
 * connection can look open long after its server is gone, and a connection pooler loses LISTEN without an error.
 */
export async function listen(
  url: string,
  channel: string,
  events: ListenEvents,
  { notify, checkEveryMs = CHECK_EVERY_MS, hearWithinMs = HEAR_WITHIN_MS }: Options,
): Promise<Listener> {
  const ownChannel = `${channel}_${randomBytes(8).toString('hex')}`
  let client: pg.Client | undefined
  let isClosed = false
  let again: NodeJS.Timeout | undefined
  let checking: NodeJS.Timeout | undefined
  const echo = { heard: () => {} }

  async function open(): Promise<void> {
    const opened = clientOf(url)
    let hasEnded = false
    let ended = () => {
      hasEnded = true
    }
    client = opened
    opened.on('notification', ({ channel: on, payload = '' }) =>
      on === ownChannel ? echo.heard() : events.heard(payload),
    )
    opened.on('error', events.failed) // fires twice for one cut: with once() the second error would end the process
    opened.once('end', () => ended())
    try {
      await opened.connect()
      await opened.query(`listen ${channel}; listen ${ownChannel}`)
      await check()
      if (hasEnded) throw new Error('Connection terminated unexpectedly')
    } catch (error) {
      cut(opened)
      throw error
    }
    ended = retryLater
    if (isClosed) cut(opened)
    else checkLater(opened)
  }

  const check = () => hearItself(echo, () => notify(ownChannel, ''), hearWithinMs)

  function checkLater(opened: pg.Client): void {
    checking = setTimeout(() => {
      check().then(
        () => checkLater(opened),
        (error) => {
          events.failed(error)
          // If nothing could be sent, we know nothing about this connection.
          if (error instanceof Deaf) cut(opened)
          else checkLater(opened)
        },
      )
    }, checkEveryMs).unref()
  }

  function retryLater(): void {
    clearTimeout(checking)
    if (isClosed) return
    again = setTimeout(() => {
      open().then(events.resumed, (error) => {
        events.failed(error)
        retryLater()
      })
    }, RECONNECT_MS)
  }

  await open()
  return {
    close: async () => {
      if (isClosed) return
      isClosed = true
      clearTimeout(again)
      clearTimeout(checking)
      if (client) await endSoon(client)
    },
  }
}

/** The time counts from when it was sent: a busy pool may take a while until it does. */
async function hearItself(echo: { heard: () => void }, send: () => Promise<unknown>, withinMs: number) {
  const heard = Promise.withResolvers<void>()
  echo.heard = heard.resolve
  await send()
  const timer = setTimeout(() => heard.reject(new Deaf()), withinMs)
  await heard.promise.finally(() => clearTimeout(timer))
}

const clientOf = (url: string) =>
  new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    query_timeout: CONNECT_WITHIN_MS,
    application_name: 'fathom-live',
    ...KEEP_ALIVE,
  })

/** Closes without a farewell, which a dead connection would never answer. */
function cut(client: pg.Client): void {
  client.connection.stream.destroy()
}

async function endSoon(client: pg.Client): Promise<void> {
  const timer = setTimeout(() => cut(client), CLOSE_WITHIN_MS)
  await client.end()
  clearTimeout(timer)
}
