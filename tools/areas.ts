/** The server's rooms in the order in which they may know each other: a floor knows only the floors before it. */
export const FLOORS = [
  ['references', 'translations', 'notifications', 'session', 'trust'],
  ['account', 'profile', 'preferences'],
  ['training', 'forms', 'certifications'],
  ['codes', 'logbook', 'dsd'],
  ['applications', 'club', 'shop', 'promos'],
] as const

export const AREAS: readonly string[] = FLOORS.flat()

export const floorOf = (area: string) =>
  FLOORS.findIndex((areas) => (areas as readonly string[]).includes(area))

/** The shell's words, a room's, or those of one screen of a room (`logbook-form`), so that each screen loads its own. */
export const isCatalogue = (name: string) => name === 'shell' || AREAS.includes(name.split('-')[0] ?? '')
