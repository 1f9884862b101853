import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'
import { problemOf, wireOf } from './problem-answer.ts'

const PROBLEM_TYPE = 'application/problem+json; charset=utf-8'

/**
 * The single place that turns a failure into an answer. Unexpected errors are logged in full and never
 * exposed.
 */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = problemOf(error)
  if ((!known || known.status >= 500) && !isCutOff(error, reply)) logError(request.log, error)
  return answerProblem(known ?? new Problem('unexpected', 500), request, reply)
}

/** The visitor left while a file was sent: its stream ends early, and nobody reads the answer. */
const isCutOff = (error: unknown, { raw }: FastifyReply) =>
  raw.destroyed && (error as { code?: unknown } | null)?.code === 'ERR_STREAM_PREMATURE_CLOSE'

function logError(log: FastifyBaseLogger, error: unknown): void {
  log.error({ err: error }, 'a request failed unexpectedly')
}

export function answerProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer')
  if (typeof problem.extra.retryAfter === 'number')
    reply.header('retry-after', Math.ceil(problem.extra.retryAfter))
  return reply
    .code(problem.status)
    .header('content-type', PROBLEM_TYPE)
    .serializer((value) => JSON.stringify(value))
    .send(wireOf(problem, request.id))
}
