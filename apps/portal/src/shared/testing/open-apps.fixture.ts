/** How to close each app that the current test file has opened. */
export const openApps = new Set<() => void>()
