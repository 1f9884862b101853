/** One field that a save changed, by its wire name (`depth_time.max_depth`). An array counts as one value. */
export type FieldChange = { field: string; before: unknown; after: unknown }

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The differences between two records of the same shape, field by field. */
export function changesBetween(before: Fields, after: Fields, path = ''): FieldChange[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].flatMap((name) => {
    const [was, is] = [before[name] ?? null, after[name] ?? null]
    const field = path ? `${path}.${name}` : name
    if (isFields(was) && isFields(is)) return changesBetween(was, is, field)
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ field, before: was, after: is }]
  })
}
