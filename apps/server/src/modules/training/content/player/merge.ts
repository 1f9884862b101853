type Tree = Readonly<Record<string, unknown>>

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The second over the first, branch by branch; what is null says nothing. */
export function merged(one: Tree, other: Tree): Record<string, unknown> {
  const result: Record<string, unknown> = { ...one }
  for (const [name, value] of Object.entries(other)) {
    if (value === null || value === undefined) continue
    const before = result[name]
    result[name] = isTree(before) && isTree(value) ? merged(before, value) : value
  }
  return result
}

/** Without these, which belong to one sitting alone. */
export function without(tree: Tree, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(tree).filter(([name]) => !names.includes(name)))
}
