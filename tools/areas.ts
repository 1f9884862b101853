/** The server's rooms in the order in which they may know each other: a floor knows only the floors before it. */
export const FLOORS = [
  ['references', 'translations', 'notifications', 'session', 'trust'],
  ['account', 'profile', 'preferences'],
  ['training', 'forms', 'certifications'],
  ['codes', 'logbook', 'dsd'],
  ['applications', 'club', 'shop', 'promos'],
] as const

export const ROOMS: readonly string[] = FLOORS.flat()

export const floorOf = (room: string) =>
  FLOORS.findIndex((rooms) => (rooms as readonly string[]).includes(room))

/** The shell's words, a room's, or those of one screen of a room (`logbook-form`), so that each screen loads its own. */
export const isCatalogue = (name: string) => name === 'shell' || ROOMS.includes(name.split('-')[0] ?? '')
