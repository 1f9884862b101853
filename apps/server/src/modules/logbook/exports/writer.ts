/** The name by which our files introduce themselves; the version is that of what we write, not of the server. */
export const WRITER = { name: 'Fathom', version: '1' } as const
