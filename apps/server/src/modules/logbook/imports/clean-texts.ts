// biome-ignore lint/suspicious/noControlCharactersInRegex: PostgreSQL can't store it.
const NUL = /\u0000/g

/** Without the characters that PostgreSQL can't store; files of other programs may hold them. */
export function cleanTexts<T>(value: T): T {
  if (typeof value === 'string') return value.replace(NUL, '').toWellFormed() as T
  if (Array.isArray(value)) return value.map(cleanTexts) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, cleanTexts(each)])) as T
}
