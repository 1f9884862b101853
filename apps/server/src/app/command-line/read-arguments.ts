import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { StartProblem } from '../../platform/start-problem.ts'
import { type Call, type Field, isNullable, isOwnId, parseValue } from './call-description.ts'

export type Request = { method: string; url: string; payload: Readonly<Record<string, unknown>> | undefined }

/** The request that the arguments of a command describe: the parts of the path first, then options. */
export function readArguments(call: Call, args: readonly string[], argument?: string): Request {
  const texts = readTexts(call, args, argument)
  const given = (place: Field['in']) =>
    call.fields.flatMap((field) => {
      const text = texts.get(field.name)
      return field.in === place && text !== undefined ? [{ ...field, text }] : []
    })
  const query = new URLSearchParams(given('query').map(({ name, text }) => [name, text]))
  const path = given('path').reduce(
    (address, { name, text }) => address.replace(`{${name}}`, encodeURIComponent(text)),
    call.path,
  )
  return {
    method: call.method,
    url: query.size > 0 ? `${path}?${query}` : path,
    payload: call.fields.some((field) => field.in === 'body')
      ? {
          ...Object.fromEntries(call.fields.filter(isLeftEmpty).map(({ name }) => [name, null])),
          ...Object.fromEntries(
            given('body').map(({ name, schema, text }) => [name, parseValue(schema, text)]),
          ),
        }
      : undefined,
  }
}

/** People have no way to say null. */
const isLeftEmpty = (field: Field) => field.in === 'body' && field.isRequired && isNullable(field)

/** What was given for each field, by its name. */
function readTexts({ fields }: Call, args: readonly string[], argument: string | undefined) {
  const inPath = fields.filter((field) => field.in === 'path').map(({ name }) => name)
  const names = argument ? [...inPath, argument] : inPath
  const { values, positionals } = parse(
    args,
    fields.filter((field) => field.in !== 'path'),
  )
  if (positionals.length > names.length) throw new StartProblem(`Unexpected: ${positionals[names.length]}`)
  const placed = positionals.map((text, index): [string, string] => [names[index] ?? '', text])
  const texts = new Map([...Object.entries(values), ...placed].map(([name, text]) => [name, textOf(text)]))
  for (const field of fields) {
    if (texts.has(field.name)) continue
    if (isOwnId(field)) texts.set(field.name, randomUUID())
    else if (field.isRequired && !isNullable(field))
      throw new StartProblem(`Missing: ${labelOf(field, argument)}`)
  }
  return texts
}

export const labelOf = ({ name, in: place }: Field, argument?: string): string =>
  place === 'path' || name === argument ? `<${name}>` : `--${name}`

function parse(args: readonly string[], fields: readonly Field[]) {
  const options = Object.fromEntries(fields.map(({ name }) => [name, { type: 'string' }] as const))
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    return { values: values as Record<string, string>, positionals }
  } catch (error) {
    throw new StartProblem((error as Error).message)
  }
}

/** `@file` stands for what the file contains. */
function textOf(text: string): string {
  if (!text.startsWith('@')) return text
  try {
    return readFileSync(text.slice(1), 'utf8')
  } catch {
    throw new StartProblem(`There is no file ${text.slice(1)}`)
  }
}
