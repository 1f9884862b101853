import type pg from 'pg'

/** What the driver has of the COPY protocol, without types of its own. */
type CopyConnection = pg.Connection & {
  sendCopyFromChunk(bytes: Buffer): void
  endCopyFrom(): void
}

/** Read faster than written: PostgreSQL waits as long as so many bytes do. */
const MOST_WAITING = 4 * 1024 * 1024

/** The driver sets the callback, which ends its limit of time: without it, the process would wait for that. */
type Copy = { callback?: () => void }

/** Streams the rows of `copy … to stdout`. Chunks end with a row, because PostgreSQL sends each in a message. */
export async function* copyOut(client: pg.PoolClient, sql: string): AsyncGenerator<Buffer> {
  let rows: Buffer[] = []
  let bytes = 0
  let isDone = false
  let failure: Error | undefined
  let connection: CopyConnection | undefined
  let news = Promise.withResolvers<void>()
  const copy: Copy & Record<string, unknown> = {
    submit(on: CopyConnection) {
      connection = on
      on.query(sql)
    },
    // The driver reuses the buffer that a message lies in.
    handleCopyData: ({ chunk }: { chunk: Buffer }) => {
      rows.push(Buffer.from(chunk))
      bytes += chunk.length
      if (bytes > MOST_WAITING) connection?.stream.pause()
      news.resolve()
    },
    handleCommandComplete: () => {},
    handleReadyForQuery: () => {
      copy.callback?.()
      isDone = true
      news.resolve()
    },
    handleError: (error: Error) => {
      copy.callback?.()
      failure = error
      news.resolve()
    },
  }
  client.query(copy as object as pg.Submittable)
  for (;;) {
    await news.promise
    if (failure) throw failure
    news = Promise.withResolvers()
    if (isDone) news.resolve()
    const chunk = Buffer.concat(rows)
    rows = []
    bytes = 0
    if (chunk.length > 0) yield chunk
    else if (isDone) return
    connection?.stream.resume()
  }
}

/** Sends rows to `copy … from stdin` and returns how many PostgreSQL stored. */
export async function copyIn(client: pg.PoolClient, sql: string, rows: Buffer): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  let count = 0
  const copy: Copy & Record<string, unknown> = {
    submit(connection: CopyConnection) {
      connection.query(sql)
    },
    handleCopyInResponse: (connection: CopyConnection) => {
      connection.sendCopyFromChunk(rows)
      connection.endCopyFrom()
    },
    handleCommandComplete: ({ text }: { text: string }) => {
      count = Number(text.replace('COPY ', ''))
    },
    handleReadyForQuery: () => {
      copy.callback?.()
      resolve(count)
    },
    handleError: (error: Error) => {
      copy.callback?.()
      reject(error)
    },
  }
  client.query(copy as object as pg.Submittable)
  return promise
}
