import { decimal } from '@fathom/contract/shared'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Problem } from '../../../../platform/problem.ts'
import type { ContentDeps } from '../content.deps.ts'
import type { Cmi5Caller } from './cmi5-caller.ts'
import type { Cmi5Session } from './cmi5-session.store.ts'
import { isActor, parsedAgent } from './names.ts'
import { parseStatement, type Statement } from './read-statement.ts'
import { recordStatements } from './record-statements.ts'
import { findStatement, listStatements } from './statement.store.ts'

const MOST_AT_ONCE = 500
const MOST_LISTED = 200

const query = z.object({
  statementId: z.uuid().toLowerCase().optional(),
  agent: z.string().max(4000).optional(),
  registration: z.string().max(100).toLowerCase().optional(),
  verb: z.string().max(4000).optional(),
  activity: z.string().max(4000).optional(),
  since: z.iso.datetime({ offset: true }).optional(),
  until: z.iso.datetime({ offset: true }).optional(),
  ascending: z.enum(['true', 'false']).default('false'),
  limit: decimal(z.number().int().min(0)).default(0),
})

/** A unit's statements, one or several at once, and those it has already made in this attempt. */
export function statementRoutes(
  deps: ContentDeps,
  who: (request: FastifyRequest) => Promise<Cmi5Caller>,
): FastifyPluginAsync {
  return async (app) => {
    app.put('statements', async (request, reply) => {
      const { session, activity } = await who(request)
      const { statementId } = queryOf(request)
      if (!statementId) throw new Problem('invalid-input', 400, { errors: ['statementId: is missing'] })
      const statement = await understood(deps, session, () => parseStatement(jsonIn(request)))
      if (statement.id !== undefined && statement.id.toLowerCase() !== statementId)
        throw new Problem('invalid-input', 400, { errors: ['statementId: is another than in the statement'] })
      await recordStatements(deps, session, activity, [{ ...statement, id: statementId }])
      return reply.code(204).send()
    })
    app.post('statements', async (request) => {
      const { session, activity } = await who(request)
      const statements = await understood(deps, session, () => statementsIn(jsonIn(request)))
      return recordStatements(deps, session, activity, statements)
    })
    app.get('statements', async (request, reply) => {
      const { session } = await who(request)
      const { statementId, ascending, limit, agent, registration, ...filter } = queryOf(request)
      mustBeAboutLearner(deps, session, { agent, registration })
      reply.header('x-experience-api-consistent-through', deps.clock.now().toISOString())
      if (statementId !== undefined) {
        const found = await findStatement(deps.db, session.affiliateId, statementId)
        if (!found) throw new Problem('not-found', 404)
        return found.body
      }
      const most = limit === 0 ? MOST_LISTED : Math.min(limit, MOST_LISTED)
      const input = { ...filter, ascending: ascending === 'true', limit: most }
      return { statements: await listStatements(deps.db, session, input), more: '' }
    })
  }
}

/** Nobody else's statements are here; an empty answer would say that they have made none. */
function mustBeAboutLearner(
  { config }: ContentDeps,
  { affiliateId, attemptId }: Cmi5Session,
  { agent, registration = attemptId }: { agent: string | undefined; registration: string | undefined },
): void {
  const isLearner = agent === undefined || isActor(config, affiliateId, parsedAgent(agent))
  if (!isLearner || registration !== attemptId) throw new Problem('not-yours', 403)
}

/** The learner should know about an impossible result. */
async function understood<T>(
  { db, publishRefusal }: ContentDeps,
  session: Cmi5Session,
  read: () => T,
): Promise<T> {
  try {
    return read()
  } catch (cause) {
    if (isAboutScore(cause)) await db.transaction((tx) => publishRefusal(tx, session))
    throw cause
  }
}

const isAboutScore = (cause: unknown) =>
  cause instanceof Problem && cause.errors.some((error) => error.startsWith('result.score'))

function queryOf({ query: given }: FastifyRequest) {
  const { success, data } = query.safeParse(given)
  if (!success) throw new Problem('invalid-input', 400)
  return data
}

function statementsIn(body: unknown): Statement[] {
  const statements = [body].flat()
  if (statements.length > MOST_AT_ONCE) throw new Problem('too-many-statements', 413)
  return statements.map(parseStatement)
}

function jsonIn({ body }: FastifyRequest): unknown {
  try {
    return JSON.parse(Buffer.isBuffer(body) ? body.toString() : '')
  } catch {
    throw new Problem('malformed-json', 400)
  }
}
