import { codegen } from '@graphql-codegen/core'
import * as operationTypes from '@graphql-codegen/typescript-operations'
import { buildASTSchema, type DocumentNode, parse, validate } from 'graphql'
import type { GraphArea } from './areas.ts'
import { resolverArgs } from './resolver-args.ts'
import { type TrustedOperation, trustedOperations } from './trusted-operations.ts'

/** The whole text of a area's generated file; the same input gives the same text. */
export async function generatedText(area: GraphArea, graph: DocumentNode): Promise<string> {
  const document = area.operations.trim() === '' ? undefined : parse(area.operations)
  const operations = document ? trustedOperations(document) : []
  return `${[
    `// Generated from ${area.name}.graphql and ${area.name}.operations.graphql by npm run generate.`,
    ...(document ? ["import type { Operation } from '../shared/operation.ts'"] : []),
    `export const sdl = ${literal(`${area.sdl}\n`)}`,
    `export const trusted: Readonly<Record<string, string>> = {${operations.map(trustedEntry).join('')}\n}`,
    ...(document ? [await typesOf(area, graph, document)] : []),
    resolverArgs(area.sdl),
    ...operations.map((operation) => constantOf(area, operation)),
  ].join('\n\n')}\n`
}

const literal = (text: string) => `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`

const trustedEntry = ({ id, text }: TrustedOperation) => `\n  ${literal(id)}:\n    ${literal(text)},`

/** The generator declares a type for deferred fragments even where there are none. */
const UNUSED_TYPE = /\/\*\* Internal type[^\n]*\nexport type Incremental<[^\n]*\n/

async function typesOf(area: GraphArea, graph: DocumentNode, document: DocumentNode): Promise<string> {
  const [mistake] = validate(buildASTSchema(graph), document)
  if (mistake) throw new Error(`${area.name}.operations.graphql: ${mistake.message}`)
  const text = await codegen({
    filename: `${area.name}.ts`,
    schema: graph,
    documents: [{ location: `${area.name}.operations.graphql`, document }],
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
  return text.replace(UNUSED_TYPE, '').trim()
}

const withCapital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

function constantOf({ service }: GraphArea, { name, kind, id }: TrustedOperation): string {
  const constant = name.charAt(0).toLowerCase() + name.slice(1)
  const result = `${withCapital(name)}${withCapital(kind)}`
  const members = Object.entries({ service, id, name, kind }).map(([key, value]) => `  ${key}: '${value}',\n`)
  return `export const ${constant}: Operation<${result}, ${result}Variables> = {\n${members.join('')}}`
}
