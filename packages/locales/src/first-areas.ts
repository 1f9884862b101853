/**
 * The rooms whose words every page of the portal needs, in the locale's own chunk. The words of the others are
 * chunks of their own, so that the first load does not grow with each room. A room that the dashboard shows at
 * once belongs here.
 */
export const FIRST_AREAS = ['shell', 'session'] as const
export type FirstArea = (typeof FIRST_AREAS)[number]
