import { setTimeout as wait } from 'node:timers/promises'
import {
  deleteRecreationalLog,
  diveLogHistory,
  diveLogOf,
  type LogbookChangesQuery,
  logbookChanges,
} from '@fathom/contract/logbook'
import type { DiveLog } from '@fathom/domain/logbook'
import { signIn } from '@fathom/testing/world'
import { createGraph } from '../../apps/portal/src/shared/graph/index.ts'
import { createHttp } from '../../apps/portal/src/shared/http/index.ts'

const MOST_TRIES = 240
const PAUSE_MS = 250

export type Person = Awaited<ReturnType<typeof aPerson>>

/** A person of the demo, and what the server says about their logbook over a connection without faults. */
export async function aPerson(url: string, name: string) {
  const { visitor, idToken } = await signIn(url, name)
  let token = idToken
  const affiliateId = Number(
    JSON.parse(atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/'))).affiliate_id,
  )
  const refreshSession = async () => {
    const answer = await visitor.fetch('/api/auth/session/refresh', { method: 'POST' })
    if (answer.ok) token = ((await answer.json()) as { idToken: string }).idToken
    return token
  }
  const session = { url, affiliateId, idToken: () => token, refreshSession }
  const http = createHttp({
    ...session,
    services: { logbook: `${url}/api/logbook` } as unknown as Parameters<typeof createHttp>[0]['services'],
    signedOut: () => {},
    generalError: () => 'failed',
    log: () => {},
  })
  const graph = createGraph(http)
  const logs = async (): Promise<DiveLog[]> => {
    const all: DiveLog[] = []
    for (let before: number | undefined; before !== 0; ) {
      const args = { ...(before !== undefined && { before }), limit: 500 }
      const page: LogbookChangesQuery['logbookChanges'] = (await graph.request(logbookChanges, args))
        .logbookChanges
      all.push(...page.changes.flatMap(({ log }) => (log ? [diveLogOf(log)] : [])))
      before = page.is_last ? 0 : page.next
    }
    return all
  }
  return {
    session,
    logs,
    /** A database that was just killed is missed only by the next call, so health alone doesn't tell. */
    untilAnswered: async (): Promise<void> => {
      for (let tries = 0; ; tries += 1) {
        try {
          await logs()
          return
        } catch (error) {
          if (tries === MOST_TRIES) throw error
          await wait(PAUSE_MS)
        }
      }
    },
    history: async (id: string) =>
      JSON.stringify((await graph.request(diveLogHistory, { id })).diveLog?.history),
    photo: async (logId: string, imageId: string): Promise<Buffer | undefined> => {
      const params = { logId, imageId }
      const found = await http
        .download('logbook', 'images/{logId}/{imageId}', { params })
        .catch(() => undefined)
      return found && Buffer.from(await found.arrayBuffer())
    },
    /** The next seed begins with an empty logbook. */
    deleteAll: async () => {
      for (const { id, logType } of await logs())
        if (logType === 'Recreational')
          await graph.request<unknown, { id: string }>(deleteRecreationalLog, { id }).catch(() => undefined)
    },
  }
}
