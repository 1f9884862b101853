import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLOutputType,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql'
import type { HttpApp } from '../../platform/http/index.ts'
import type { JsonSchema } from './json-schema.fixture.ts'

const GRAPHS = ['logbook', 'notifications', 'pro', 'sessions'] as const

export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: JsonSchema
}

export type RestOperation = {
  kind: 'rest'
  /** Such as `GET /api/flags`; the name of its row. */
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  parameters: readonly Parameter[]
  body: JsonSchema | undefined
}

export type GraphOperation = {
  kind: 'graph'
  /** Such as `logbook Query.diveLogs`. */
  name: string
  service: (typeof GRAPHS)[number]
  root: 'query' | 'mutation' | 'subscription'
  field: string
  args: readonly GraphQLArgument[]
  document: string
}

export type Operation = RestOperation | GraphOperation

type OpenApi = { paths: Record<string, Record<string, Described>> }
type Described = {
  parameters?: Parameter[]
  requestBody?: { content?: Record<string, { schema?: JsonSchema }> }
}

/** Every call that the server describes: the OpenAPI and the SDL of each graph. */
export async function listOperations(app: HttpApp): Promise<Operation[]> {
  const { paths } = (await app.inject({ url: '/api/docs/openapi.json' })).json<OpenApi>()
  const rest = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => restOperation(method, path, described)),
  )
  const graphs = await Promise.all(
    GRAPHS.map(async (service) => {
      const { body } = await app.inject({ url: `/api/${service}/schema.graphql` })
      return graphOperations(service, body)
    }),
  )
  return [...rest, ...graphs.flat()]
}

function restOperation(method: string, path: string, described: Described): RestOperation {
  const name = method.toUpperCase() as RestOperation['method']
  return {
    kind: 'rest',
    name: `${name} ${path}`,
    method: name,
    path,
    parameters: described.parameters ?? [],
    body: described.requestBody?.content?.['application/json']?.schema,
  }
}

function graphOperations(service: GraphOperation['service'], sdl: string): GraphOperation[] {
  const schema = buildSchema(sdl)
  const roots = { query: schema.getQueryType(), mutation: schema.getMutationType() }
  const all = { ...roots, subscription: schema.getSubscriptionType() }
  return Object.entries(all).flatMap(([root, type]) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({
      kind: 'graph' as const,
      name: `${service} ${type?.name}.${field.name}`,
      service,
      root: root as GraphOperation['root'],
      field: field.name,
      args: field.args,
      document: documentOf(root, field),
    })),
  )
}

/** Asks for the field with each argument as a variable, and for all that the answer can say. */
function documentOf(root: string, { name, args, type }: GraphQLField<unknown, unknown>): string {
  const variables = args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ')
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
  return `${root}${variables && ` (${variables})`} { ${name}${given && `(${given})`} ${selection(type)} }`
}

const DEEPEST = 3

function selection(type: GraphQLOutputType, depth = 0): string {
  const named = getNamedType(type)
  if (isLeafType(named)) return ''
  if (depth === DEEPEST || !(isObjectType(named) || isInterfaceType(named))) return '{ __typename }'
  const fields = Object.values(named.getFields())
    .filter((field) => !field.args.some(isRequiredArgument))
    .map((field) => `${field.name} ${selection(field.type, depth + 1)}`)
  return `{ ${fields.join(' ')} }`
}
