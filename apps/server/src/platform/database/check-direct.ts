import pg from 'pg'

const WITHIN_MS = 10_000

/**
 * Whether a pooler shares PostgreSQL's sessions among its clients, as PgBouncer does in transaction mode: then a client
 * doesn't stay with one session, or two clients have the same. LISTEN, locks of a session and named statements break
 * there, and only LISTEN without an error.
 */
export async function sharesSessions(url: string): Promise<boolean> {
  const clients = [1, 2].map(
    () =>
      new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: WITHIN_MS,
        query_timeout: WITHIN_MS,
        application_name: 'fathom start',
      }),
  )
  try {
    for (const client of clients) {
      client.on('error', () => {}) // the failed query or connect() has thrown the same
      await client.connect()
    }
    // In this order, a pooler that takes its sessions in turn doesn't give each client the same one again.
    const sessions: number[] = []
    for (const at of [0, 1, 1, 0]) sessions.push(await sessionOf(clients[at] as pg.Client))
    const [one, other, otherAgain, oneAgain] = sessions
    return one === other || one !== oneAgain || other !== otherAgain
  } finally {
    for (const client of clients) client.end().catch(() => {})
  }
}

async function sessionOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ session: number }>('select pg_backend_pid() as session')
  return rows[0]?.session ?? 0
}
