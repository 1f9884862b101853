import Fastify, { type FastifyPluginAsync, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { closeConnectionsOnTheWay } from '../platform/http/closing.ts'
import { answerError } from '../platform/http/error-handler.ts'
import type { HttpApp } from '../platform/http/http-app.ts'
import { requestIdOf } from '../platform/http/request-id.ts'
import { addRequestLog } from '../platform/http/request-log.ts'
import { readUnreadBodies } from '../platform/http/unread-body.ts'
import type { Platform } from '../platform/platform.ts'

/** Fits a signed token and the path of a deeply nested file, with every letter escaped. */
const LONGEST_PARAM = 4000
const BODY_LIMIT = 1024 * 1024

/**
 * The origin that course packages run on. It has no session and no cookie, so a package can't act as the
 * person who reads it.
 */
export async function createContentOrigin(
  { config, log }: Pick<Platform, 'config' | 'log'>,
  routes: FastifyPluginAsync,
): Promise<HttpApp> {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdOf,
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: LONGEST_PARAM },
    frameworkErrors: (error, request, reply) => {
      answerError(error, request, reply)
    },
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerError)
  addRequestLog(app)
  readUnreadBodies(app)
  closeConnectionsOnTheWay(app)
  if (config.contentUrl.startsWith('https:'))
    app.addHook('onRequest', async (_, reply) => {
      reply.header('strict-transport-security', 'max-age=31536000')
    })
  await app.register(routes)
  return app
}
