import type { ResolverArgs } from '@fathom/contract/session'
import { deviceOf } from '@fathom/domain/session'
import type { PersonEvent } from '../../platform/live/index.ts'
import type { GraphContext, Resolvers } from '../../platform/module.ts'
import { Problem } from '../../platform/problem.ts'
import type { SessionDeps } from './session.deps.ts'
import { findCurrentSession } from './sessions/find-current-session.ts'
import { listSessions, type SessionRow } from './sessions/session.store.ts'
import {
  ACCOUNT_EVENT,
  type AccountEvent,
  SIGN_OUT_EVENT,
  type SignOutEvent,
} from './sessions/session-events.ts'
import { endOtherSessions, endSessions } from './sign-out/end-sessions.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export function sessionResolvers(deps: SessionDeps) {
  return {
    Query: {
      sessions: async (_, __, { caller, request }) => {
        const rows = await listSessions(deps.db, caller.affiliateId, deps.clock.now())
        const current = await findCurrentSession(deps, cookieOf(request), caller.affiliateId)
        return rows.map((row) => sessionOf(row, current?.id))
      },
    } satisfies Resolvers<ResolverArgs['Query']>,
    Mutation: {
      createSignOut: async (_, args, { caller }) => {
        const sessionId = args.sessionId ? mustBeId(args.sessionId) : undefined
        const { record } = await endSessions(deps, caller.affiliateId, sessionId)
        return signOutOf({ ...record, sessionId: record.sessionId ?? null })
      },
      deleteSession: async (_, { id }, { caller }) => {
        const { count } = await endSessions(deps, caller.affiliateId, mustBeId(id))
        return count > 0
      },
      deleteOtherSessions: async (_, __, { caller, request }) => {
        const own = await findCurrentSession(deps, cookieOf(request), caller.affiliateId)
        // Without its cookie we can't tell which session to keep, and ending all isn't what the caller asked
        // for.
        if (!own) throw new Problem('session-unknown', 422)
        const ended = await deps.db.transaction((tx) =>
          endOtherSessions(deps, tx, caller.affiliateId, own.id),
        )
        await ended.settle()
        return ended.count
      },
    } satisfies Resolvers<ResolverArgs['Mutation']>,
    Subscription: {
      signOutCreated: {
        subscribe: async (_: unknown, __: unknown, { caller, request }: GraphContext) =>
          ofType(SIGN_OUT_EVENT, await deps.live.follow(caller.affiliateId, { signal: request.signal })),
        resolve: (event: PersonEvent) => signOutOf(event.data as SignOutEvent),
      },
      accountChanged: {
        subscribe: async (_: unknown, __: unknown, { caller, request }: GraphContext) =>
          ofType(ACCOUNT_EVENT, await deps.live.follow(caller.affiliateId, { signal: request.signal })),
        resolve: ({ data }: PersonEvent, _: unknown, { caller }: GraphContext) => ({
          affiliate_id: caller.affiliateId,
          version: (data as AccountEvent).version,
        }),
      },
    },
  }
}

async function* ofType(wanted: string, events: AsyncIterable<PersonEvent>): AsyncGenerator<PersonEvent> {
  for await (const event of events) if (event.type === wanted) yield event
}

const cookieOf = (request: Request) => request.headers.get('cookie') ?? undefined

function sessionOf(row: SessionRow, currentId: string | undefined) {
  return {
    id: row.id,
    ...deviceOf(row.user_agent),
    network: row.network,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    current: row.id === currentId,
  }
}

function signOutOf({ id, affiliateId, sessionId, at }: SignOutEvent) {
  return { id, affiliate_id: affiliateId, session_id: sessionId, timestamp: at }
}

function mustBeId(id: string): string {
  if (!UUID.test(id)) throw new Problem('not-found', 404)
  return id
}
