/**
 * Most tools write `2026-11-15T10:00:00Z` without fractions of a second; the standard requires them before a
 * zone.
 */
const WITHOUT_PARTS = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(Z|[+-]\d\d(?::?\d\d)?)$/

export function lenientValue(element: string, value: unknown): unknown {
  if (!element.endsWith('.timestamp')) return value
  return String(value).replace(WITHOUT_PARTS, '$1.0$2')
}
