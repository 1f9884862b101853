import { GraphQLError } from 'graphql'
import { Problem } from '../problem.ts'

/** A problem keeps its name; what graphql itself refuses is the caller's to read; anything else stays with us. */
export function maskError(error: unknown, report: (error: unknown) => void): Error {
  const cause = error instanceof GraphQLError ? (error.originalError ?? error) : error
  const place = error instanceof GraphQLError ? { nodes: error.nodes ?? null, path: error.path ?? null } : {}
  if (cause instanceof Problem) {
    const { problem, status, errors, extra } = cause
    return new GraphQLError(problem, { ...place, extensions: { ...extra, problem, status, errors } })
  }
  if (cause instanceof GraphQLError) {
    const extensions = { problem: 'invalid-input', status: 400, errors: [], ...cause.extensions }
    return new GraphQLError(cause.message, { ...place, extensions })
  }
  report(cause)
  return new GraphQLError('unexpected', {
    ...place,
    extensions: { problem: 'unexpected', status: 500, errors: [] },
  })
}
