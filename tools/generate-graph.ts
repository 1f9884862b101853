import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { codegen } from '@graphql-codegen/core'
import * as operationTypes from '@graphql-codegen/typescript-operations'
import {
  buildASTSchema,
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  validate,
  visit,
} from 'graphql'

const HOUSE = join(import.meta.dirname, '..')
const CONTRACT = 'packages/contract/src'

type Room = { name: string; folder: string; service: string; sdl: string; operations: string }
type Outcome = { written: string[]; stale: string[] }

/** Writes `<room>.graph.generated.ts` beside each room's SDL; with `check` it only tells which ones are stale. */
export async function generateGraph({
  check,
  house = HOUSE,
}: {
  check: boolean
  house?: string
}): Promise<Outcome> {
  const rooms = globSync(`${CONTRACT}/*/*.graphql`, { cwd: house })
    .filter((path) => !path.endsWith('.operations.graphql'))
    .sort()
    .map((path) => readRoom(house, path))
  const outcome: Outcome = { written: [], stale: [] }
  for (const room of rooms) {
    const path = join(room.folder, `${room.name}.graph.generated.ts`)
    const text = await generatedText(
      room,
      mergedSchema(rooms.filter(({ service }) => service === room.service)),
    )
    if (readIfThere(path) === text) continue
    outcome[check ? 'stale' : 'written'].push(relative(house, path))
    if (!check) writeFileSync(path, text)
  }
  return outcome
}

function readRoom(house: string, path: string): Room {
  const sdl = readFileSync(join(house, path), 'utf8')
  const service = /^# service: (\w+)\n/.exec(sdl)?.[1]
  if (!service) throw new Error(`${path}: the first line must name the service, as in "# service: sessions"`)
  const name = basename(path, '.graphql')
  const folder = join(house, dirname(path))
  const operations = readIfThere(join(folder, `${name}.operations.graphql`)) ?? ''
  return { name, folder, service, sdl: sdl.slice(sdl.indexOf('\n') + 1).trim(), operations }
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Rooms of one service each declare `type Query`: the second and later ones extend the first. */
function mergedSchema(rooms: readonly Room[]): GraphQLSchema {
  const declared = new Set<string>()
  const definitions = rooms
    .flatMap(({ sdl }) => parse(sdl).definitions)
    .map((definition): DefinitionNode => {
      if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION) return definition
      const isFirst = !declared.has(definition.name.value)
      declared.add(definition.name.value)
      if (isFirst) return definition
      const { description: _, ...rest } = definition
      return { ...rest, kind: Kind.OBJECT_TYPE_EXTENSION }
    })
  return buildASTSchema({ kind: Kind.DOCUMENT, definitions })
}

async function generatedText(room: Room, schema: GraphQLSchema): Promise<string> {
  const head = [
    `// Generated from ${room.name}.graphql and ${room.name}.operations.graphql by npm run generate.`,
    `export const sdl = ${literal(`${room.sdl}\n`)}`,
  ]
  if (room.operations.trim() === '')
    return `${[...head, 'export const trusted: Readonly<Record<string, string>> = {}'].join('\n\n')}\n`
  const document = parse(room.operations)
  const [problem] = validate(schema, document)
  if (problem) throw new Error(`${room.name}.operations.graphql: ${problem.message}`)
  const operations = operationsOf(document)
  const trusted = operations.map(({ id, text }) => `  ${literal(id)}:\n    ${literal(text)},`)
  return `${[
    head[0],
    "import type { Operation } from '../shared/operation.ts'",
    head[1],
    `export const trusted: Readonly<Record<string, string>> = {\n${trusted.join('\n')}\n}`,
    (await typesOf(room, schema, document)).replace(UNUSED_INTERNAL_TYPE, '').trim(),
    ...operations.map((operation) => constantOf(room, operation)),
  ].join('\n\n')}\n`
}

const UNUSED_INTERNAL_TYPE = /\/\*\* Internal type[^\n]*\nexport type Incremental<[^\n]*\n/

const literal = (text: string) => `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`

function typesOf(room: Room, schema: GraphQLSchema, document: DocumentNode): Promise<string> {
  return codegen({
    filename: `${room.name}.ts`,
    schema: parse('type Query { unused: Int }'),
    schemaAst: schema,
    documents: [{ location: `${room.name}.operations.graphql`, document }],
    plugins: [{ operations: {} }],
    pluginMap: { operations: operationTypes },
    config: {
      enumType: 'string-literal',
      useTypeImports: true,
      skipTypename: true,
      onlyOperationTypes: true,
      defaultScalarType: 'unknown',
      scalars: { ID: 'string' },
    },
  })
}

type TrustedOperation = { name: string; kind: string; id: string; text: string }

function operationsOf(document: DocumentNode): TrustedOperation[] {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  return document.definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => trustedOperation(operation, fragments))
}

function trustedOperation(
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): TrustedOperation {
  if (!operation.name) throw new Error('Every operation needs a name')
  const used = new Map<string, FragmentDefinitionNode>()
  const follow = (node: OperationDefinitionNode | FragmentDefinitionNode): void => {
    visit(node, {
      FragmentSpread: ({ name: { value } }) => {
        const fragment = fragments.get(value)
        if (!fragment || used.has(value)) return
        used.set(value, fragment)
        follow(fragment)
      },
    })
  }
  follow(operation)
  const text = print({ kind: Kind.DOCUMENT, definitions: [operation, ...used.values()] })
  const id = createHash('sha256').update(text).digest('hex')
  return { name: operation.name.value, kind: operation.operation, id, text }
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

function constantOf(room: Room, { name, kind, id }: TrustedOperation): string {
  const constant = name.charAt(0).toLowerCase() + name.slice(1)
  const result = `${capital(name)}${capital(kind)}`
  return [
    `export const ${constant}: Operation<${result}, ${result}Variables> = {`,
    ...Object.entries({ service: room.service, id, name, kind }).map(
      ([key, value]) => `  ${key}: '${value}',`,
    ),
    '}',
  ].join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const check = process.argv.includes('--check')
  const { written, stale } = await generateGraph({ check })
  for (const path of written) console.log(`wrote ${path}`)
  for (const path of stale) console.error(`${path} is stale: run npm run generate`)
  if (stale.length > 0) process.exitCode = 1
}
