/** Commas of the scripts we speak. */
const COMMA = /[,،、，]/

export const hasComma = (text: string): boolean => COMMA.test(text)

/** The names in what was typed, each once, behind those that are there. */
export function withNames(names: readonly string[], typed: string): string[] {
  const more = typed.split(COMMA).map((name) => name.trim())
  return [...new Set([...names, ...more.filter(Boolean)])]
}
