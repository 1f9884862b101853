import { PROBLEM_TITLES } from '@fathom/contract/shared'
import type { GraphQLError } from 'graphql'
import { createGraphQLError, type Plugin } from 'graphql-yoga'
import { Problem } from '../problem.ts'

/** Compares by name: when graphql is loaded twice, each copy has its own class. */
const isGraphError = (error: unknown): error is GraphQLError =>
  error instanceof Error && error.name === 'GraphQLError'

type Extensions = Readonly<Record<string, unknown>>

const placeOf = ({ nodes, path }: Partial<GraphQLError>) => ({ nodes: nodes ?? null, path: path ?? null })

/**
 * For errors thrown before a resolver runs, where the graph server would treat a Problem's messages as
 * separate errors.
 */
export const graphErrorOf = (
  { problem, status, errors, extra }: Problem,
  place: Partial<GraphQLError> = {},
) =>
  createGraphQLError(PROBLEM_TITLES[problem], {
    ...placeOf(place),
    extensions: { ...extra, problem, status, errors },
  })

const mistakeOf = (error: GraphQLError, extensions: Extensions): GraphQLError =>
  createGraphQLError(error.message, {
    ...placeOf(error),
    extensions: { problem: 'invalid-input', status: 400, errors: [], ...extensions },
  })

type Reports = { problem(problem: Problem): void; unexpected(error: unknown): void }

/** A problem keeps its name, and the caller may read graphql's own errors. Everything else is masked. */
export function maskError(error: unknown, report: Reports): Error {
  const cause = isGraphError(error) ? (error.originalError ?? error) : error
  const place = isGraphError(error) ? error : {}
  if (cause instanceof Problem) {
    report.problem(cause)
    return graphErrorOf(cause, place)
  }
  if (isGraphError(cause)) return mistakeOf(cause, cause.extensions)
  report.unexpected(cause)
  return graphErrorOf(new Problem('unexpected', 500), place)
}

/** Validation errors are never masked, so they get their name here. */
export const namedMistakes: Plugin = {
  onValidate: () => (validated) => {
    if (!validated.valid)
      validated.setResult(
        validated.result.map((error) => mistakeOf(error, { http: { status: 400, spec: true } })),
      )
  },
}
