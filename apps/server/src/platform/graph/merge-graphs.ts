import type { GraphQLSchema } from 'graphql'
import { createSchema } from 'graphql-yoga'
import type { GraphContext, GraphPart, GraphService, Module, PreparedAnswer } from '../module.ts'
import { mergeSdl } from './merge-sdl.ts'

export type MergedGraph = {
  schema: GraphQLSchema
  sdl: string
  trusted: ReadonlyMap<string, string>
  prepared: ReadonlyMap<string, PreparedAnswer>
}

/** Merges the parts of the modules into one graph per service. */
export function mergeGraphs(modules: readonly Module[]): Map<GraphService, MergedGraph> {
  const parts = new Map<GraphService, GraphPart[]>()
  for (const { graphs = {} } of modules)
    for (const [service, part] of Object.entries(graphs) as [GraphService, GraphPart][])
      parts.set(service, [...(parts.get(service) ?? []), part])
  return new Map([...parts].map(([service, its]) => [service, mergedGraph(its)]))
}

function mergedGraph(parts: readonly GraphPart[]): MergedGraph {
  const sdl = mergeSdl(parts.map((part) => part.sdl))
  const schema = createSchema<GraphContext>({
    typeDefs: sdl,
    resolvers: parts.map(({ resolvers }) => resolvers as Record<string, Record<string, never>>),
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  })
  return {
    schema,
    sdl,
    trusted: new Map(parts.flatMap(({ trusted }) => Object.entries(trusted))),
    prepared: new Map(parts.flatMap(({ prepared = {} }) => Object.entries(prepared))),
  }
}
