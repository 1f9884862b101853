import type { HttpApp } from '../../platform/http/index.ts'
import type { Session } from './actors.fixture.ts'
import { type Answer, callGraph, callRest, callStream, type Input, isStream } from './call.fixture.ts'
import { exampleInput, exampleVariables } from './examples.fixture.ts'
import { BROKEN_BODIES, BROKEN_DOCUMENTS, HOSTILE_VALUES } from './hostile-values.fixture.ts'
import type { GraphOperation, Operation, RestOperation } from './operations.fixture.ts'
import type { Things } from './things.fixture.ts'

/** One hostile request: what is sent where, and how to send it. */
export type Attack = { what: string; send(session: Session | undefined): Promise<Answer> }

type Target = { app: HttpApp; url: string; things: Things }
type Path = readonly (string | number)[]

/** Every attack on a call: each hostile value in each place of its input, and bodies that are none. */
export function listAttacks(target: Target, operation: Operation): Attack[][] {
  return operation.kind === 'rest' ? restAttacks(target, operation) : graphAttacks(target, operation)
}

function restAttacks(target: Target, operation: RestOperation): Attack[][] {
  const input = exampleInput(operation, target.things, true)
  const inParts = (['params', 'query', 'headers', 'body'] as const).flatMap((part) =>
    placesIn(input[part]).map((place) =>
      HOSTILE_VALUES.map((value) =>
        restAttack(
          target,
          operation,
          place,
          value,
          {
            ...input,
            [part]: withValue(input[part], place, asPart(part, value)),
          },
          part,
        ),
      ),
    ),
  )
  if (operation.method === 'GET') return inParts
  const broken = BROKEN_BODIES.map(([type, body]) =>
    restAttack(
      target,
      operation,
      [],
      `${type}: ${body}`,
      { ...input, headers: { 'content-type': type }, body },
      'body',
    ),
  )
  return [...inParts, broken]
}

/** A header is bytes: what can't be one never leaves a client. */
const asPart = (part: keyof Input, value: unknown): unknown =>
  part === 'headers'
    ? String(value)
        .replaceAll(/[^\x20-\x7e]/g, '?')
        .slice(0, 4000)
    : value

function restAttack(
  { app, url }: Target,
  operation: RestOperation,
  place: Path,
  value: unknown,
  input: Input,
  part: string,
): Attack {
  return {
    what: `${operation.name} ${[part, ...place].join('.')} = ${shorten(value)}`,
    send: (session) =>
      isStream(operation)
        ? callStream(url, operation, input.query ?? {}, session)
        : callRest(app, operation, input, session),
  }
}

function graphAttacks({ app, url, things }: Target, operation: GraphOperation): Attack[][] {
  const variables = exampleVariables(operation, things, true)
  const attackWith = (what: string, changed: GraphOperation, given: unknown): Attack => ({
    what: `${operation.name} ${what}`,
    send: (session) =>
      isStream(operation)
        ? callStream(url, changed, given as Record<string, unknown>, session)
        : callGraph(app, changed, given as Record<string, unknown>, session),
  })
  const inVariables = placesIn(variables).map((place) =>
    HOSTILE_VALUES.map((value) =>
      attackWith(`${place.join('.')} = ${shorten(value)}`, operation, withValue(variables, place, value)),
    ),
  )
  const broken = BROKEN_DOCUMENTS.map((document) =>
    attackWith(`document ${shorten(document)}`, { ...operation, document: document as string }, variables),
  )
  const wholes = HOSTILE_VALUES.map((value) => attackWith(`variables = ${shorten(value)}`, operation, value))
  return [...inVariables, broken, wholes]
}

/** The places of all members, outer ones included; of a list only the first. */
function placesIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return at.length > 0 ? [at] : []
  const members = Array.isArray(value)
    ? value.slice(0, 1).map((each) => [0, each] as const)
    : Object.entries(value)
  const inner = members.flatMap(([name, member]) => placesIn(member, [...at, name]))
  return at.length > 0 ? [at, ...inner] : inner
}

function withValue(whole: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value
  const copy: Record<string | number, unknown> = Array.isArray(whole)
    ? ([...whole] as unknown as Record<number, unknown>)
    : { ...(whole as object) }
  copy[name] = withValue(copy[name], rest, value)
  return copy
}

function shorten(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined'
  return text.length > 60 ? `${text.slice(0, 60)}… (${text.length})` : text
}
