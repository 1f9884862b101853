import type { PackageActivity } from '@fathom/domain/training/content'
import type { FastifyRequest } from 'fastify'
import { Problem } from '../../../../platform/problem.ts'
import type { ContentDeps } from '../content.deps.ts'
import { findContent } from '../content.store.ts'
import type { LaunchTokens } from '../origin/launch-token.ts'
import type { AuthTokens } from './auth-token.ts'
import { type Cmi5Session, findSession } from './cmi5-session.store.ts'

export type Cmi5Caller = { session: Cmi5Session; activity: PackageActivity; token: string }

/**
 * Identifies the caller: the token in the path gives the person and the attempt, the key gives the session.
 * Both must match.
 */
export async function cmi5Caller(
  { db }: Pick<ContentDeps, 'db'>,
  { tokens, keys }: { tokens: LaunchTokens; keys: AuthTokens },
  { params, headers }: FastifyRequest,
): Promise<Cmi5Caller> {
  const { token } = params as { token: string }
  const launch = tokens.open(token)
  const sessionId = keys.sessionOf(headers.authorization)
  const session = sessionId ? await findSession(db, launch, sessionId) : undefined
  if (!session?.isFetched) throw new Problem('unauthenticated', 401)
  return { session, activity: await activityOf({ db }, session), token }
}

async function activityOf(
  { db }: Pick<ContentDeps, 'db'>,
  { contentId, activityId }: Pick<Cmi5Session, 'contentId' | 'activityId'>,
): Promise<PackageActivity> {
  const content = await findContent(db, contentId)
  const activity = content?.activities.find(({ id }) => id === activityId)
  if (!activity) throw new Problem('no-activity-found', 404)
  return activity
}
