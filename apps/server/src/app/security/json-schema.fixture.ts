import { randomUUID } from 'node:crypto'
import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql'

/** The part of JSON Schema that our descriptions use. */
export type JsonSchema = {
  type?: string | readonly string[]
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly JsonSchema[]
  oneOf?: readonly JsonSchema[]
  allOf?: readonly JsonSchema[]
  format?: string
  pattern?: string
  minLength?: number
  minimum?: number
  exclusiveMinimum?: number
  minItems?: number
  items?: JsonSchema
  properties?: Readonly<Record<string, JsonSchema>>
  required?: readonly string[]
}

const OF_FORMAT: Readonly<Record<string, () => string>> = {
  uuid: randomUUID,
  date: () => '2024-05-17',
  'date-time': () => '2024-05-17T10:00:00.000Z',
  email: () => 'someone@example.test',
  uri: () => 'https://example.test/a',
}

/** Patterns that a plain word doesn't match, by a value that does. */
const CANDIDATES = ['word', '1', 'en-US', 'US', 'A', '2024-05-17', 'a'.repeat(43), '+1 555 0100', '10:00']

/** A value that the schema accepts; with `all`, the optional members too. */
export function sampleOf(schema: JsonSchema, all = false): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [first] = schema.anyOf ?? schema.oneOf ?? []
  if (first) return sampleOf(first, all)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => sampleOf(part, all)))
  const [type] = [schema.type ?? []].flat()
  if (type === 'object' || schema.properties) return sampleObject(schema, all)
  if (type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items ?? {}, all))
  if (type === 'boolean') return true
  if (type === 'null') return null
  if (type === 'integer' || type === 'number') return sampleNumber(schema)
  return sampleString(schema)
}

function sampleObject({ properties = {}, required = [] }: JsonSchema, all: boolean): object {
  const wanted = Object.entries(properties).filter(([name]) => all || required.includes(name))
  return Object.fromEntries(wanted.map(([name, inner]) => [name, sampleOf(inner, all)]))
}

function sampleNumber({ minimum, exclusiveMinimum }: JsonSchema): number {
  if (exclusiveMinimum !== undefined) return exclusiveMinimum + 1
  return Math.max(minimum ?? 1, 1)
}

function sampleString({ format, pattern, minLength = 0 }: JsonSchema): string {
  const formatted = OF_FORMAT[format ?? '']?.()
  if (formatted !== undefined) return formatted
  const fits = pattern ? CANDIDATES.find((text) => new RegExp(pattern).test(text)) : undefined
  return fits ?? 'word'.padEnd(minLength, 'd')
}

/** The same for a type of a graph. */
export function sampleInput(type: GraphQLInputType, all = false): unknown {
  if (isNonNullType(type)) return sampleInput(type.ofType, all)
  if (isListType(type)) return [sampleInput(type.ofType, all)]
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter((field) => all || isRequiredInputField(field))
    return Object.fromEntries(fields.map((field) => [field.name, sampleInput(field.type, all)]))
  }
  if (type.name === 'ID') return randomUUID()
  if (type.name === 'Int' || type.name === 'Float') return 1
  return type.name === 'Boolean' ? true : 'word'
}
