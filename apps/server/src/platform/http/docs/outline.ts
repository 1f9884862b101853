/** The part of a JSON schema that a reader of the documentation needs. */
export type JsonSchema = {
  $ref?: string
  type?: string | readonly string[]
  const?: unknown
  enum?: readonly unknown[]
  format?: string
  properties?: Readonly<Record<string, JsonSchema | boolean>>
  required?: readonly string[]
  items?: JsonSchema | boolean
  additionalProperties?: JsonSchema | boolean
  anyOf?: readonly (JsonSchema | boolean)[]
  oneOf?: readonly (JsonSchema | boolean)[]
  allOf?: readonly (JsonSchema | boolean)[]
}

/** Outlines a schema as a handwritten type, which is shorter to read than the schema itself. */
export function outlineOf(schema: JsonSchema | boolean, indent = ''): string {
  if (typeof schema === 'boolean') return schema ? 'anything' : 'nothing'
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? ''
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map((choice) => outlineOf(choice, indent)).join(' | ')
  if (schema.allOf) return schema.allOf.map((part) => outlineOf(part, indent)).join(' & ')
  if (schema.type === 'array') return `${outlineOf(schema.items ?? {}, indent)}[]`
  if (schema.properties) return objectOutline(schema.properties, schema.required ?? [], indent)
  if (typeof schema.additionalProperties === 'object')
    return `{ [name]: ${outlineOf(schema.additionalProperties, indent)} }`
  return [schema.type ?? 'anything'].flat().join(' | ') + (schema.format ? ` (${schema.format})` : '')
}

function objectOutline(
  properties: Readonly<Record<string, JsonSchema | boolean>>,
  required: readonly string[],
  indent: string,
): string {
  const inner = `${indent}  `
  const lines = Object.entries(properties).map(
    ([name, schema]) => `${inner}${name}${required.includes(name) ? '' : '?'}: ${outlineOf(schema, inner)}`,
  )
  return lines.length > 0 ? `{\n${lines.join('\n')}\n${indent}}` : '{}'
}
