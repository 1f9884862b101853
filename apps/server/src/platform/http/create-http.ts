import Fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { SecurityLog } from '../security-log/index.ts'
import { answerBrokenRequest } from './broken-request.ts'
import { closeConnectionsOnTheWay } from './closing.ts'
import { compressAnswers } from './compress-answers.ts'
import { addDocs } from './docs/docs-routes.ts'
import { describeCalls } from './docs/openapi.ts'
import { addGuard, type GuardDeps } from './guard.ts'
import type { HttpApp } from './http-app.ts'
import { addNotFound, answerFailure } from './not-found.ts'
import { refuseHostileInput } from './refuse-hostile-input.ts'
import { requestIdOf } from './request-id.ts'
import { addRequestLog } from './request-log.ts'
import { keepRouteList } from './route-list.ts'
import { recordSecurityEvents } from './security-events.ts'
import {
  addSecurityHeaders,
  type PageOrigins,
  portalHeaders,
  setSecurityHeaders,
} from './security-headers.ts'
import { allowSlowRoutes } from './slow-routes.ts'
import { readUnreadBodies } from './unread-body.ts'

/** Some paths contain an e-mail address, which may have 254 characters, each of them escaped. */
const LONGEST_PARAM = 800
const BODY_LIMIT = 1024 * 1024

export type HttpOptions = {
  log: FastifyBaseLogger
  version: string
  /** Decides whether to send the HSTS header. */
  publicUrl: string
  /** Whether that header covers the subdomains too. */
  hstsSubdomains?: boolean
  pageOrigins?: PageOrigins
  bodyLimit?: number
  trustedProxies?: readonly string[]
  /** Aborted when the server is about to stop. */
  leaving?: AbortSignal
}

/** The server without its modules: ids, errors, headers, the guard and the log, the same for every route. */
export async function createHttp(
  options: HttpOptions,
  { securityLog, ...guard }: GuardDeps & { securityLog: Pick<SecurityLog, 'record'> },
): Promise<HttpApp> {
  const headersFor = portalHeaders(options)
  const app = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdOf,
    bodyLimit: options.bodyLimit ?? BODY_LIMIT,
    forceCloseConnections: 'idle',
    // What arrives on an open connection in the last moment is answered like the rest, and nothing new arrives.
    return503OnClosing: false,
    routerOptions: { maxParamLength: LONGEST_PARAM },
    trustProxy: options.trustedProxies?.length ? [...options.trustedProxies] : false,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(request, reply, headersFor)
      answerFailure(error, request, reply)
    },
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler(answerFailure)
  addNotFound(app)
  keepRouteList(app)
  compressAnswers(app)
  addSecurityHeaders(app, headersFor)
  addRequestLog(app)
  readUnreadBodies(app)
  closeConnectionsOnTheWay(app, options.leaving)
  recordSecurityEvents(app, securityLog)
  addGuard(app, guard)
  refuseHostileInput(app)
  allowSlowRoutes(app)
  await describeCalls(app, options.version)
  addDocs(app)
  return app
}
