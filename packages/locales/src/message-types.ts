import { DEFAULT_LOCALE } from '@fathom/domain/translations'
import { listAreas, readArea } from './catalogue-files.ts'
import { compileMessage } from './compile.ts'
import type { Placeholder } from './compiled.ts'
import { placeholdersOf } from './placeholders.ts'

const TYPE_OF_KIND: Readonly<Record<NonNullable<Placeholder[1]>, string>> = {
  number: 'number',
  plural: 'number',
  selectordinal: 'number',
  date: 'Date | string',
  time: 'Date | string',
  select: 'string',
}

/** Generates the source of `messages.generated.ts`: each en-US key with the values that its message needs. */
export function messageTypes(folder: string): string {
  const lines = listAreas(folder, DEFAULT_LOCALE)
    .flatMap((area) => Object.entries(readArea(folder, DEFAULT_LOCALE, area)))
    .map(([key, text]) => `  '${key}': ${valuesOf(text)}`)
  return `// Generated from packages/locales/en-US by npm run generate.\nexport interface Messages {\n${lines.join('\n')}\n}\n`
}

function valuesOf(text: string): string {
  const types = new Map<string, string>()
  for (const [name, kind] of placeholdersOf(compileMessage(text))) {
    // A name may occur both plain and in a plural; the plural determines the type.
    if (kind !== undefined || !types.has(name)) types.set(name, kind ? TYPE_OF_KIND[kind] : 'string')
  }
  if (types.size === 0) return 'undefined'
  return `{ ${[...types].map(([name, type]) => `${name}: ${type}`).join('; ')} }`
}
