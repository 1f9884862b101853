export type PathValues = Readonly<Record<string, string | number>>
export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>

/** Fills `{name}` in the path; the log uses the template, so that it contains no personal data. */
export function addressOf(
  base: string,
  template: string,
  values: PathValues = {},
  query: Query = {},
): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`No value for {${name}} of ${template}`)
    return encodeURIComponent(value)
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value))
  }
  const suffix = search.size > 0 ? `?${search}` : ''
  return `${base.replace(/\/$/, '')}/${path.replace(/^\//, '')}${suffix}`
}
