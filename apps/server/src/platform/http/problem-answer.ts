import { PROBLEM_TITLES, type ProblemName, type ProblemWire } from '@fathom/contract/shared'
import type { FastifyError } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { type FieldFault, invalidInput, Problem } from '../problem.ts'

/** Errors that the framework raises before a module sees the request. */
const REFUSED_EARLY: Readonly<Record<string, [problem: ProblemName, status: number]>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: ['malformed-json', 400],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['malformed-json', 400],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['malformed-body', 400],
  FST_ERR_CTP_BODY_TOO_LARGE: ['too-large', 413],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported-media-type', 415],
  FST_ERR_BAD_URL: ['malformed-address', 400],
  FST_ERR_ASYNC_CONSTRAINT: ['malformed-address', 400],
  FST_ERR_MAX_PARAM_LENGTH: ['malformed-address', 414],
}

/** The reader of multipart bodies throws plain errors. */
const BROKEN_MULTIPART = /^Multipart: |(nexpected end of multipart data$)/

/** Turns anything thrown into a named problem; undefined for unexpected errors. */
export function problemOf(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error
  if (hasZodFastifySchemaValidationErrors(error))
    return invalidInput(error.validation.map(({ instancePath, keyword }) => faultOf(instancePath, keyword)))
  if (!(error instanceof Error)) return undefined
  const { code, statusCode } = error as Partial<FastifyError>
  const early = REFUSED_EARLY[code ?? '']
  if (early) return new Problem(...early)
  if (BROKEN_MULTIPART.test(error.message)) return new Problem('malformed-body', 400)
  if (error instanceof SyntaxError && statusCode === 400) return new Problem('malformed-json', 400)
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500
    ? new Problem('refused', statusCode)
    : undefined
}

const faultOf = (instancePath: string, rule: string): FieldFault => ({
  field: instancePath.replace(/^\//, '').replaceAll('/', '.'),
  rule,
})

export function wireOf({ problem, status, errors, extra }: Problem, requestId: string): ProblemWire {
  return {
    ...extra,
    type: 'about:blank',
    title: PROBLEM_TITLES[problem],
    status,
    problem,
    requestId,
    errors: [...errors],
  }
}
