type Site = { name: string; country: string }

/** A place as it is written in a log; the name alone could be anywhere. */
export const placeOf = ({ name, country }: Site): string => (country ? `${name}, ${country}` : name)

/** The search term for sites, which are found by name without the country. */
export const nameIn = (place: string): string => (place.split(',')[0] ?? '').trim()
