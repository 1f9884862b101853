import type { QueryClient } from '@tanstack/react-query'

/**
 * When the connection is back, refetches queries that failed, and those that answer from this device while
 * offline. The library does this only if it saw the connection drop; it treats a page that was opened offline
 * as online.
 */
export function refetchOnline(queries: QueryClient): () => void {
  const refetch = () =>
    void queries.refetchQueries(
      {
        type: 'active',
        predicate: ({ state, observers }) =>
          state.status === 'error' ||
          observers.some(({ options }) => options.refetchOnReconnect === 'always'),
      },
      { cancelRefetch: false },
    )
  addEventListener('online', refetch)
  return () => removeEventListener('online', refetch)
}
