import Fastify, { type FastifyPluginAsync, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { contentHeaders } from '../modules/training/index.ts'
import { answerBrokenRequest } from '../platform/http/broken-request.ts'
import { closeConnectionsOnTheWay } from '../platform/http/closing.ts'
import { answerError, answerProblem } from '../platform/http/error-handler.ts'
import type { HttpApp } from '../platform/http/http-app.ts'
import { refuseHostileInput } from '../platform/http/refuse-hostile-input.ts'
import { requestIdOf } from '../platform/http/request-id.ts'
import { addRequestLog } from '../platform/http/request-log.ts'
import { addRequestMetrics } from '../platform/http/request-metrics.ts'
import {
  addSecurityHeaders,
  setSecurityHeaders,
  transportSecurity,
} from '../platform/http/security-headers.ts'
import { readUnreadBodies } from '../platform/http/unread-body.ts'
import type { Platform } from '../platform/platform.ts'
import { Problem } from '../platform/problem.ts'

/** Fits a signed token and the path of a deeply nested file, with every letter escaped. */
const LONGEST_PARAM = 4000
const BODY_LIMIT = 1024 * 1024

/**
 * The origin that course packages run on. It has no session and no cookie, so a package can't act as the
 * person who reads it.
 */
export async function createContentOrigin(
  {
    config,
    log,
    metrics,
    leaving,
  }: Pick<Platform, 'config' | 'log'> & Partial<Pick<Platform, 'metrics' | 'leaving'>>,
  routes: FastifyPluginAsync,
): Promise<HttpApp> {
  const headers = Object.entries({
    ...contentHeaders(config),
    ...transportSecurity(config.contentUrl, config.hstsSubdomains),
  })
  const headersFor = () => headers
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdOf,
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: 'idle',
    // Common cmi5 libraries join our endpoint, which ends in a slash, with `/activities/state` (LE-01).
    routerOptions: { maxParamLength: LONGEST_PARAM, ignoreDuplicateSlashes: true },
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(request, reply, headersFor)
      answerError(error, request, reply)
    },
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((request, reply) => answerProblem(new Problem('not-found', 404), request, reply))
  addSecurityHeaders(app, headersFor)
  addRequestLog(app)
  if (metrics) addRequestMetrics(app, metrics)
  readUnreadBodies(app)
  closeConnectionsOnTheWay(app, leaving)
  refuseHostileInput(app)
  await app.register(routes)
  return app
}
