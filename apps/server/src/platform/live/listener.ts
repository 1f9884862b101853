import pg from 'pg'

const RECONNECT_MS = 250

export type Listener = { close(): Promise<void> }

type Events = {
  heard(payload: string): void
  /** It listens again after a cut; notifications in between were missed. */
  resumed(): void
  failed(error: Error): void
}

/** The single listening connection of a process. It reconnects automatically. */
export async function listen(url: string, channel: string, events: Events): Promise<Listener> {
  let client: pg.Client
  let isClosed = false
  let again: NodeJS.Timeout | undefined

  async function open() {
    client = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'fathom-live' })
    client.on('notification', ({ payload }) => events.heard(payload ?? ''))
    client.on('error', events.failed) // fires twice for one cut: with once() the second error would end the process
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
