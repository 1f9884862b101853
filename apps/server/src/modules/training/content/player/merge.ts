type Tree = Readonly<Record<string, unknown>>

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Merges the second over the first, branch by branch; null values are ignored. */
export function merged(one: Tree, other: Tree): Record<string, unknown> {
  const result: Record<string, unknown> = { ...one }
  for (const [name, value] of Object.entries(other)) {
    if (value === null || value === undefined) continue
    const before = result[name]
    result[name] = isTree(before) && isTree(value) ? merged(before, value) : value
  }
  return result
}

/** Removes these fields, which belong to a single sitting. */
export function without(tree: Tree, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(tree).filter(([name]) => !names.includes(name)))
}
