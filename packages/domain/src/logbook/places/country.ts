/** Commas of all scripts we support. */
const COMMA = /[,،、，]/

/**
 * LO-08: a dive has no field for its country; its place ends with it, as in `Blue Hole, Egypt`. Undefined for a place
 * of one part, and for coordinates.
 */
export function countryIn(location: string): string | undefined {
  const parts = location.split(COMMA)
  const last = parts.at(-1)?.trim()
  return parts.length > 1 && last && !/\d/.test(last) ? last : undefined
}
