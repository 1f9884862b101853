import { deviceOf } from '@fathom/domain/session'
import type { GraphContext } from '../../platform/module.ts'
import { Problem } from '../../platform/problem.ts'
import { endSessions } from './end-sessions.ts'
import { type SessionHouse, topicOf } from './session.house.ts'
import { findSession, listSessions, type SessionRow } from './session.store.ts'
import { hashOf } from './session-cookie.ts'

type Published = { id: string; affiliateId: number; sessionId: string | null; at: string }

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export function sessionResolvers(house: SessionHouse) {
  return {
    Query: {
      sessions: async (_: unknown, __: unknown, { caller, request }: GraphContext) => {
        const rows = await listSessions(house.db, caller.affiliateId, house.clock.now())
        const current = await findCurrent(house, request)
        return rows.map((row) => sessionOf(row, current?.id))
      },
    },
    Mutation: {
      createSignOut: async (_: unknown, args: { sessionId?: string | null }, { caller }: GraphContext) => {
        const sessionId = args.sessionId ? mustBeId(args.sessionId) : undefined
        const { record } = await endSessions(house, caller.affiliateId, sessionId)
        return signOutOf({ ...record, sessionId: record.sessionId ?? null })
      },
      deleteSession: async (_: unknown, { id }: { id: string }, { caller }: GraphContext) => {
        const { count } = await endSessions(house, caller.affiliateId, mustBeId(id))
        return count > 0
      },
    },
    Subscription: {
      signOutCreated: {
        subscribe: (_: unknown, __: unknown, { caller, request }: GraphContext) =>
          house.live.subscribe<Published>(topicOf(caller.affiliateId), request.signal),
        resolve: (record: Published) => signOutOf(record),
      },
    },
  }
}

async function findCurrent(house: SessionHouse, request: Request): Promise<SessionRow | undefined> {
  const secret = house.cookies.findSecret(request.headers.get('cookie') ?? undefined)
  return secret ? findSession(house.db, hashOf(secret), house.clock.now()) : undefined
}

function sessionOf(row: SessionRow, currentId: string | undefined) {
  return {
    id: row.id,
    ...deviceOf(row.user_agent),
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    current: row.id === currentId,
  }
}

function signOutOf({ id, affiliateId, sessionId, at }: Published) {
  return { id, affiliate_id: affiliateId, session_id: sessionId, timestamp: at }
}

function mustBeId(id: string): string {
  if (!UUID.test(id)) throw new Problem('not-found', 404)
  return id
}
