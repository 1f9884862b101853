import type { Compiled, Placeholder } from './compiled.ts'

/** All placeholders of a message, including those inside plural and select cases. */
export function placeholdersOf(message: Compiled): Placeholder[] {
  if (typeof message === 'string') return []
  return message.flatMap((part) => {
    if (typeof part === 'string' || part === 0) return []
    return [part, ...casesOf(part).flatMap(placeholdersOf)]
  })
}

function casesOf(placeholder: Placeholder): Compiled[] {
  const cases = placeholder[2]
  return typeof cases === 'object' ? Object.values(cases) : []
}
