import {
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  parse,
  type TypeNode,
} from 'graphql'

const ROOTS = ['Query', 'Mutation', 'Subscription']
const SCALARS: Readonly<Record<string, string>> = {
  ID: 'string',
  String: 'string',
  Int: 'number',
  Float: 'number',
  Boolean: 'boolean',
}

/** The type of each root field's arguments, so that resolvers need no cast. */
export function resolverArgs(sdl: string): string {
  const roots = parse(sdl).definitions.filter(
    (definition): definition is ObjectTypeDefinitionNode =>
      definition.kind === Kind.OBJECT_TYPE_DEFINITION && ROOTS.includes(definition.name.value),
  )
  const types = roots.map(
    ({ name, fields = [] }) => `  ${name.value}: {\n${fields.map(lineOf).join('')}  }\n`,
  )
  return `export type ResolverArgs = {\n${types.join('')}}`
}

function lineOf({ name, arguments: args = [] }: FieldDefinitionNode): string {
  const members = args.map(memberOf).join('; ')
  return `    ${name.value}: ${members === '' ? 'Record<never, never>' : `{ ${members} }`}\n`
}

/** An argument with a default value is always there. */
function memberOf({ name, type, defaultValue }: InputValueDefinitionNode): string {
  const isOptional = type.kind !== Kind.NON_NULL_TYPE && !defaultValue
  return `${name.value}${isOptional ? '?' : ''}: ${typeOf(type)}`
}

function typeOf(type: TypeNode): string {
  if (type.kind === Kind.NON_NULL_TYPE) return plainType(type.type)
  return `${plainType(type)} | null`
}

function plainType(type: Exclude<TypeNode, { kind: Kind.NON_NULL_TYPE }>): string {
  if (type.kind === Kind.NAMED_TYPE) return SCALARS[type.name.value] ?? type.name.value
  const item = typeOf(type.type)
  return item.includes('|') ? `(${item})[]` : `${item}[]`
}
