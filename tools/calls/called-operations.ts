import { Kind, type OperationDefinitionNode, parse } from 'graphql'
import type { GraphArea } from '../graph/areas.ts'
import type { PortalCall, PortalCalls } from './portal-calls.ts'

/** The server's calls as the access matrix names them: `GET /api/flags`, `logbook Query.diveLogs`. */
export function readOperations(accessMatrix: string): string[] {
  return [...accessMatrix.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name = '']) => name)
}

/** Which of the server's calls the portal makes. */
export function calledOperations(
  operations: readonly string[],
  portal: PortalCalls,
  areas: readonly GraphArea[],
): Set<string> {
  const fields = new Set(areas.flatMap((area) => fieldsOf(area, portal.operations)))
  return new Set(
    operations.filter((name) =>
      isRest(name) ? portal.calls.some((call) => isCallOf(call, name)) : fields.has(name),
    ),
  )
}

/** Calls of the portal that the server doesn't have, or that we can't read. */
export function unknownCalls(operations: readonly string[], { calls }: PortalCalls): PortalCall[] {
  const services = new Set(operations.filter(isRest).map((name) => segmentsOf(pathOf(name))[0]))
  return calls.filter(
    (call) =>
      services.has(segmentsOf(call.path)[0]) &&
      !operations.some((name) => isRest(name) && isCallOf(call, name)),
  )
}

const isRest = (name: string) => /^[A-Z]+ \//.test(name)
const pathOf = (name: string) => name.replace(/^[A-Z]+ \/api\//, '')
const segmentsOf = (path: string) =>
  path
    .replace(/^server\//, '')
    .replace(/\/$/, '')
    .split('/')

function isCallOf({ method, path }: PortalCall, name: string): boolean {
  if (!name.startsWith(`${method} `)) return false
  const [called, offered] = [segmentsOf(path), segmentsOf(pathOf(name))]
  return called.length === offered.length && called.every((one, index) => isSame(one, offered[index] ?? ''))
}

function isSame(called: string, offered: string): boolean {
  if (called.startsWith('{') || offered.startsWith('{'))
    return called.startsWith('{') && offered.startsWith('{')
  return called === offered || called === '*'
}

const TYPES = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' } as const

/** The root fields of an area's operations that the portal requests. */
function fieldsOf({ service, operations }: GraphArea, requested: ReadonlySet<string>): string[] {
  if (operations.trim() === '') return []
  return parse(operations)
    .definitions.filter((each): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION)
    .filter(({ name }) => name && requested.has(name.value[0]?.toLowerCase() + name.value.slice(1)))
    .flatMap(({ operation, selectionSet }) =>
      selectionSet.selections.flatMap((field) =>
        field.kind === Kind.FIELD ? [`${service} ${TYPES[operation]}.${field.name.value}`] : [],
      ),
    )
}
