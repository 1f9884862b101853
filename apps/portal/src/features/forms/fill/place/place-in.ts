import type { Place } from '@fathom/domain/forms'

/** The place that the address names; null when it says that none is known, undefined when it says nothing. */
export function placeIn(query: URLSearchParams): Place | null | undefined {
  const country = query.get('country')
  if (country === null) return undefined
  const region = query.get('region')
  if (!/^[A-Z]{2}$/.test(country)) return null
  return { country, region: region && /^[A-Z\d]{1,3}$/.test(region) ? region : null }
}

export const queryOfPlace = (place: Place | null): Record<string, string> => ({
  country: place?.country ?? '',
  ...(place?.region && { region: place.region }),
})
