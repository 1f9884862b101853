/** A SCORM data model as JSON. Packages write it, so don't trust its shape. */
export type Cmi = Readonly<Record<string, unknown>>

/** The text at a path such as `core.score.raw`; empty if there's none. */
export function textAt(cmi: unknown, path: string): string {
  const found = valueAt(cmi, path)
  return typeof found === 'string' || typeof found === 'number' ? String(found) : ''
}

export function numberAt(cmi: unknown, path: string): number | null {
  const text = textAt(cmi, path).trim()
  const number = text === '' ? Number.NaN : Number(text)
  return Number.isFinite(number) ? number : null
}

/** The members of a list, which the runtime writes as an object with numeric keys. */
export function listAt(cmi: unknown, path: string): [index: number, member: unknown][] {
  const list = valueAt(cmi, path)
  if (typeof list !== 'object' || list === null) return []
  return Object.entries(list)
    .filter(([index]) => /^\d+$/.test(index))
    .map(([index, member]) => [Number(index), member])
}

function valueAt(cmi: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
      cmi,
    )
}
