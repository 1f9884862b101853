/** For queries that use the cache: they run offline too, and again as soon as there is a connection. */
export const ALSO_OFFLINE = { networkMode: 'always', refetchOnReconnect: 'always' } as const
