import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { html } from '../../../../platform/http/docs/markup.ts'
import { Problem } from '../../../../platform/problem.ts'
import type { ContentDeps } from '../content.deps.ts'
import type { LaunchTokens } from '../origin/launch-token.ts'
import { createAuthTokens } from './auth-token.ts'
import { cmi5Caller } from './cmi5-caller.ts'
import { findSession, markFetched } from './cmi5-session.store.ts'
import { documentRoutes } from './document.routes.ts'
import { statementRoutes } from './statement.routes.ts'

const VERSION = '1.0.3'

/** The API for cmi5 units: the key that is fetched once, and the part of xAPI that cmi5 needs. */
export function cmi5Routes(deps: ContentDeps, tokens: LaunchTokens): FastifyPluginAsync {
  const keys = createAuthTokens(deps.secrets)
  return async (app) => {
    // Documents may be anything, and are stored as received.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    app.addHook('onRequest', async (_, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'x-experience-api-version': VERSION })
    })
    app.get<{ Params: { token: string } }>('/:token/returned.html', async ({ params }, reply) => {
      tokens.open(params.token)
      return reply.type('text/html; charset=utf-8').send(RETURNED)
    })
    app.post<{ Params: { token: string }; Querystring: { session?: string } }>(
      '/:token/cmi5/fetch',
      async ({ params, query }) => {
        const launch = tokens.open(params.token)
        const isOurs = UUID.test(query.session ?? '')
        const session = isOurs && (await findSession(deps.db, launch, query.session ?? ''))
        if (!session) return { 'error-code': '3', 'error-text': 'there is no such session' }
        const isFirst = await markFetched(deps.db, session.sessionId, deps.clock.now())
        return isFirst
          ? { 'auth-token': keys.issue(session.sessionId) }
          : { 'error-code': '1', 'error-text': 'the key was fetched already' }
      },
    )
    await app.register(
      xapiRoutes(deps, (request) => cmi5Caller(deps, { tokens, keys }, request)),
      {
        prefix: '/:token/xapi/',
      },
    )
  }
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

function xapiRoutes(
  deps: ContentDeps,
  who: (request: FastifyRequest) => ReturnType<typeof cmi5Caller>,
): FastifyPluginAsync {
  return async (app) => {
    app.get('about', async () => ({ version: [VERSION] }))
    await app.register(async (scope) => {
      scope.addHook('preHandler', async ({ headers }) => {
        if (!/^1\.0(\.\d+)?$/.test(String(headers['x-experience-api-version'])))
          throw new Problem('xapi-version-unknown', 400)
      })
      await scope.register(statementRoutes(deps, who))
      await scope.register(documentRoutes(deps, who))
    })
  }
}

/** The page that a unit opens in its window when it's done; the player around it takes over. */
const RETURNED = html`<!doctype html>
<html>
  <head><meta charset="utf-8"><title>Fathom</title></head>
  <body><script>parent.postMessage({ type: 'returned' }, location.origin)</script></body>
</html>
`.markup
