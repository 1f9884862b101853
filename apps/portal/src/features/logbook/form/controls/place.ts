type Site = { name: string; country: string }

/** As a place is written in a log: the name alone may be anywhere. */
export const placeOf = ({ name, country }: Site): string => (country ? `${name}, ${country}` : name)

/** What sites are looked for by: they are known by their name, without the country. */
export const nameIn = (place: string): string => (place.split(',')[0] ?? '').trim()
