import type { Place } from '@fathom/domain/forms'

/** The place in the URL; null if the URL says that it is unknown, undefined if it says nothing. */
export function placeIn(query: URLSearchParams): Place | null | undefined {
  const country = query.get('country')
  if (country === null) return undefined
  const region = query.get('region')
  if (!/^[A-Z]{2}$/.test(country)) return null
  return { country, region: region && /^[A-Z\d]{1,3}$/.test(region) ? region : null }
}

type MaybePlace = Place | null | undefined

export const isSamePlace = (one: MaybePlace, other: MaybePlace): boolean =>
  one && other ? one.country === other.country && one.region === other.region : one === other

const ASKED = 'place'

/** The same URL, but asking for the place again. */
export const askingForPlace = (query: URLSearchParams): URLSearchParams => withQuery(query, { at: ASKED })

export const isChoosingPlace = (query: URLSearchParams): boolean => query.get('at') === ASKED

/** The same URL, back at the form's first page. */
export function withoutAsking(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query)
  next.delete('at')
  return next
}

/** The same URL at this place, starting with the form's first page. */
export const atPlace = (query: URLSearchParams, place: Place | null): URLSearchParams => {
  const at = isChoosingPlace(query) ? withoutAsking(query) : query
  const next = withQuery(at, { country: place?.country ?? '', region: place?.region ?? '' })
  if (!place?.region) next.delete('region')
  return next
}

function withQuery(query: URLSearchParams, change: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries(change)) next.set(name, value)
  return next
}
