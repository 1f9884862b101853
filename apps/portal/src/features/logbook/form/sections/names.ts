/** Commas of all scripts we support. */
const COMMA = /[,،、，]/

export const hasComma = (text: string): boolean => COMMA.test(text)

/** Appends the typed names to the list, without duplicates. */
export function withNames(names: readonly string[], typed: string): string[] {
  const more = typed.split(COMMA).map((name) => name.trim())
  return [...new Set([...names, ...more.filter(Boolean)])]
}
