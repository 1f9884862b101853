/** The server's modules in dependency order: a floor may only import from earlier floors. */
export const FLOORS = [
  ['references', 'translations', 'notifications', 'session', 'trust'],
  ['account', 'profile', 'preferences'],
  ['training', 'forms', 'certifications'],
  ['codes', 'logbook', 'dsd', 'messages'],
  ['applications', 'club', 'shop', 'promos'],
  ['integrations'],
  ['office'],
] as const

export const AREAS: readonly string[] = FLOORS.flat()

export const floorOf = (area: string) =>
  FLOORS.findIndex((areas) => (areas as readonly string[]).includes(area))

/**
 * The texts of the shell, of an area, or of one screen of them (`logbook-form`), so that each screen loads only its
 * own.
 */
export const isCatalogue = (name: string) => ['shell', ...AREAS].includes(name.split('-')[0] ?? '')
