/** The page of one dive. Spelt here and not with the shell's addresses: only the logbook's pages lead there. */
export const divePath = (logId: string): string => `/logbook/dive/${encodeURIComponent(logId)}`
