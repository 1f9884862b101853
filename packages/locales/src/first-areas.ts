/**
 * The areas whose texts every page of the portal needs; they're in the locale's own chunk. All other areas
 * have separate chunks, so that the first load doesn't grow with each area. Add an area here if the dashboard
 * shows it right away.
 */
export const FIRST_AREAS = ['shell', 'session'] as const
export type FirstArea = (typeof FIRST_AREAS)[number]
