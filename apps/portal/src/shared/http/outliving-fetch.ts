/** Browsers limit the total body size of keepalive requests. */
const OUTLIVES_BELOW = 30_000

/** A request that still arrives when its tab is closed. */
export const outlivingFetch: typeof fetch = (address, init) => {
  const body = init?.body ?? ''
  const isSmall = typeof body === 'string' && body.length < OUTLIVES_BELOW
  return fetch(address, isSmall ? { ...init, keepalive: true } : init)
}
