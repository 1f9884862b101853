import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Problem } from '../../../../platform/problem.ts'
import type { ContentDeps } from '../content.deps.ts'
import type { Cmi5Caller } from './cmi5-caller.ts'
import {
  type DocumentKind,
  type DocumentPlace,
  deleteDocuments,
  findDocument,
  listDocumentIds,
} from './document.store.ts'
import { isActor, parsedAgent } from './names.ts'
import { isTerminated } from './statement.store.ts'
import { firstDocument, launchDocument } from './unwritten-documents.ts'
import { checkBelief, writeDocument } from './write-document.ts'

const text = z.string().min(1).max(4000)
const query = z.object({
  activityId: text.optional(),
  agent: z.string().max(4000).optional(),
  registration: z.uuid().toLowerCase().optional(),
  stateId: text.optional(),
  profileId: text.optional(),
  since: z.iso.datetime({ offset: true }).optional(),
})

const KINDS: readonly { path: string; kind: DocumentKind; needs: readonly ('activityId' | 'agent')[] }[] = [
  { path: 'activities/state', kind: 'state', needs: ['activityId', 'agent'] },
  { path: 'activities/profile', kind: 'activity', needs: ['activityId'] },
  { path: 'agents/profile', kind: 'agent', needs: ['agent'] },
]

type Who = (request: FastifyRequest) => Promise<Cmi5Caller>

/**
 * The three kinds of xAPI documents. Each belongs to one learner: no unit can read another person's
 * documents.
 */
export function documentRoutes(deps: ContentDeps, who: Who): FastifyPluginAsync {
  return async (app) => {
    for (const { path, kind, needs } of KINDS) {
      const read = async (request: FastifyRequest) => {
        const caller = await who(request)
        const parameters = parsed(request.query, needs, deps, caller)
        return { caller, ...parameters, place: placeOf(kind, caller, parameters) }
      }
      app.get(path, async (request, reply) => {
        const { caller, place, id, since } = await read(request)
        if (id === undefined) return reply.send(await listDocumentIds(deps.db, place, since))
        const found =
          launchDocument(deps, caller, kind, id) ??
          (await findDocument(deps.db, place, id)) ??
          firstDocument(caller, kind, id)
        if (!found) throw new Problem('not-found', 404)
        return reply.header('etag', found.etag).type(found.type).send(found.content)
      })
      for (const method of ['PUT', 'POST'] as const)
        app.route({
          method,
          url: path,
          handler: async (request, reply) => write(deps, await read(request), request, reply),
        })
      app.delete(path, async (request, reply) => {
        const { place, id, caller } = await read(request)
        await mustBeOpen(deps, caller)
        if (id === undefined && kind !== 'state') throw missing('profileId')
        if (id !== undefined) checkBelief(await findDocument(deps.db, place, id), beliefOf(request, false))
        await deleteDocuments(deps.db, place, id)
        return reply.code(204).send()
      })
    }
  }
}

type DocumentQuery = {
  id: string | undefined
  since: Date | undefined
  activityId: string
  registration: string
}

function parsed(
  given: unknown,
  needs: readonly ('activityId' | 'agent')[],
  { config }: Pick<ContentDeps, 'config'>,
  { session }: Cmi5Caller,
): DocumentQuery {
  const { success, data } = query.safeParse(given)
  if (!success) throw new Problem('invalid-input', 400)
  for (const name of needs) if (data[name] === undefined) throw missing(name)
  if (data.agent !== undefined && !isActor(config, session.affiliateId, parsedAgent(data.agent)))
    throw new Problem('not-yours', 403)
  if (data.registration !== undefined && data.registration !== session.attemptId)
    throw new Problem('not-yours', 403)
  return {
    id: data.stateId ?? data.profileId,
    since: data.since === undefined ? undefined : new Date(data.since),
    activityId: data.activityId ?? '',
    registration: data.registration ?? '',
  }
}

const placeOf = (
  kind: DocumentKind,
  { session }: Cmi5Caller,
  { activityId, registration }: DocumentQuery,
): DocumentPlace => ({
  affiliateId: session.affiliateId,
  kind,
  scope: `${activityId} ${registration}`.trim(),
})

/** A unit that has said that it's over leaves everything as it is. */
async function mustBeOpen({ db }: Pick<ContentDeps, 'db'>, { session }: Cmi5Caller): Promise<void> {
  if (await isTerminated(db, session)) throw new Problem('lesson-closed', 403)
}

async function write(
  deps: ContentDeps,
  { place, id, caller }: DocumentQuery & { place: DocumentPlace; caller: Cmi5Caller },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { kind } = place
  await mustBeOpen(deps, caller)
  if (id === undefined) throw missing(kind === 'state' ? 'stateId' : 'profileId')
  if (kind === 'state' && launchDocument(deps, caller, kind, id)) throw new Problem('not-allowed', 403)
  const content = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const type = request.headers['content-type'] ?? 'application/octet-stream'
  const isPut = request.method === 'PUT'
  const belief = { ...beliefOf(request, isPut && kind !== 'state'), merges: !isPut }
  await writeDocument(deps, place, { id, type, content }, belief)
  return reply.code(204).send()
}

const beliefOf = ({ headers }: FastifyRequest, mustHaveOne: boolean) => ({
  ifMatch: headers['if-match'],
  ifNoneMatch: headers['if-none-match'],
  mustHaveOne,
})

const missing = (name: string) => new Problem('invalid-input', 400, { errors: [`${name}: is missing`] })
