/** What we read of an OpenAPI description. */
type Schema = {
  type?: string | readonly string[]
  format?: string
  enum?: readonly unknown[]
  const?: unknown
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  items?: Schema
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
}
type Operation = {
  summary?: string
  parameters?: readonly { in: string; name: string; required?: boolean; schema?: Schema }[]
  requestBody?: { content?: Readonly<Record<string, { schema?: Schema }>> }
}
export type Description = { paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }

export type Field = {
  name: string
  in: 'path' | 'query' | 'body'
  schema: Schema
  isRequired: boolean
}

export type Call = { method: string; path: string; summary: string; fields: readonly Field[] }

/** Undefined when the server has no such call. */
export function describeCall({ paths }: Description, call: string): Call | undefined {
  const [method = '', path = ''] = call.split(' ')
  const operation = paths[path]?.[method.toLowerCase()]
  return operation && { method, path, summary: operation.summary ?? '', fields: fieldsOf(operation) }
}

function fieldsOf({ parameters = [], requestBody }: Operation): Field[] {
  const named = parameters.flatMap(({ in: place, name, required = false, schema = {} }): Field[] =>
    place === 'path' || place === 'query' ? [{ name, in: place, schema, isRequired: required }] : [],
  )
  const body = bodyOf(requestBody?.content?.['application/json']?.schema ?? {})
  return [
    ...named,
    ...Object.entries(body.properties ?? {}).map(
      ([name, schema]): Field => ({
        ...{ name, in: 'body', schema },
        isRequired: body.required?.includes(name) ?? false,
      }),
    ),
  ]
}

/** A body may have several forms: then every field of each may be given, and the call itself refuses the rest. */
function bodyOf(schema: Schema): Pick<Schema, 'properties' | 'required'> {
  const forms = schema.anyOf ?? schema.oneOf
  if (!forms) return schema
  return { properties: Object.assign({}, ...forms.map((form) => form.properties)), required: [] }
}

const formsOf = (schema: Schema): readonly Schema[] => schema.anyOf ?? schema.oneOf ?? [schema]

/** What a field takes, for the help. */
export function kindOf(schema: Schema): string {
  const kinds = formsOf(schema).map(({ type, enum: choices, const: only, items, format }) => {
    if (choices) return choices.join('|')
    if (only !== undefined) return String(only)
    if (type === 'array') return `${kindOf(items ?? {})},…`
    return format ?? [type ?? 'JSON'].flat().join('|')
  })
  return [...new Set(kinds.filter((kind) => kind !== 'null'))].join('|')
}

/** The value that a text stands for in a body; texts that fit no form are left for the call to refuse. */
export function parseValue(schema: Schema, text: string): unknown {
  if (isOf(schema, 'array')) {
    const items = formsOf(schema).find(({ type }) => type === 'array')?.items ?? {}
    return text === '' ? [] : text.split(',').map((each) => parseValue(items, each.trim()))
  }
  if ((isOf(schema, 'number') || isOf(schema, 'integer')) && /^-?\d+(\.\d+)?$/.test(text)) return Number(text)
  if (isOf(schema, 'boolean') && /^(true|false)$/.test(text)) return text === 'true'
  if (isOf(schema, 'string')) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const isOf = (schema: Schema, wanted: string): boolean =>
  formsOf(schema).some(
    ({ type, enum: choices = [], const: only }) =>
      [type].flat().includes(wanted) || [...choices, only].some((choice) => typeof choice === wanted),
  )

/** Writes that may be repeated carry an id of the caller's; the command line makes one when none is given. */
export const isOwnId = ({ name, in: place, schema, isRequired }: Field): boolean =>
  place === 'body' && isRequired && name === 'id' && schema.format === 'uuid'

export const isNullable = ({ schema }: Field): boolean => isOf(schema, 'null')
