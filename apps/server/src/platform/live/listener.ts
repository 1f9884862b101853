import pg from 'pg'

const RECONNECT_MS = 250

export type Listener = { close(): Promise<void> }

type Events = {
  heard(payload: string): void
  /** It listens again after a cut: what was said in between was not heard. */
  resumed(): void
  failed(error: Error): void
}

/** The one connection of a process that listens. It comes back by itself. */
export async function listen(url: string, channel: string, events: Events): Promise<Listener> {
  let client: pg.Client
  let isClosed = false
  let again: NodeJS.Timeout | undefined

  async function open() {
    client = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'fathom-live' })
    client.on('notification', ({ payload }) => events.heard(payload ?? ''))
    client.on('error', events.failed) // it comes twice for one cut: with once() the second would end the process
    await client.connect()
    await client.query(`listen ${channel}`)
    client.once('end', retryLater)
    if (isClosed) await client.end()
  }

  function retryLater() {
    if (isClosed) return
    again = setTimeout(() => {
      open().then(events.resumed, (error) => {
        events.failed(error)
        client.end().catch(() => {})
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
      await client.end()
    },
  }
}
