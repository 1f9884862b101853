/**
 * The page of one dive. Defined here and not with the shared paths, because only logbook pages link to it.
 */
export const divePath = (logId: string): string => `/logbook/dive/${encodeURIComponent(logId)}`
