import type { GraphQLError } from 'graphql'
import { createGraphQLError, type Plugin } from 'graphql-yoga'
import { Problem } from '../problem.ts'

/** By its name: where graphql is loaded twice, each copy has a class of its own. */
const isGraphError = (error: unknown): error is GraphQLError =>
  error instanceof Error && error.name === 'GraphQLError'

type Extensions = Readonly<Record<string, unknown>>

const placeOf = ({ nodes, path }: Partial<GraphQLError>) => ({ nodes: nodes ?? null, path: path ?? null })

/** Thrown before a resolver runs, where the graph server would take a Problem's sentences for errors of their own. */
export const graphErrorOf = (
  { problem, status, errors, extra }: Problem,
  place: Partial<GraphQLError> = {},
) => createGraphQLError(problem, { ...placeOf(place), extensions: { ...extra, problem, status, errors } })

const mistakeOf = (error: GraphQLError, extensions: Extensions): GraphQLError =>
  createGraphQLError(error.message, {
    ...placeOf(error),
    extensions: { problem: 'invalid-input', status: 400, errors: [], ...extensions },
  })

/** A problem keeps its name; what graphql itself refuses is the caller's to read; anything else stays with us. */
export function maskError(error: unknown, report: (error: unknown) => void): Error {
  const cause = isGraphError(error) ? (error.originalError ?? error) : error
  const place = isGraphError(error) ? error : {}
  if (cause instanceof Problem) return graphErrorOf(cause, place)
  if (isGraphError(cause)) return mistakeOf(cause, cause.extensions)
  report(cause)
  return graphErrorOf(new Problem('unexpected', 500), place)
}

/** Errors of validation are never masked, so they get their name here. */
export const namedMistakes: Plugin = {
  onValidate: () => (validated) => {
    if (!validated.valid)
      validated.setResult(
        validated.result.map((error) => mistakeOf(error, { http: { status: 400, spec: true } })),
      )
  },
}
