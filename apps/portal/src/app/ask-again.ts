import type { QueryClient } from '@tanstack/react-query'

/**
 * Refetches failed queries when the connection is back. The library only does this if it saw the connection
 * drop; it treats a page that was opened offline as online.
 */
export function askAgain(queries: QueryClient): () => void {
  const ask = () =>
    void queries.refetchQueries(
      { type: 'active', predicate: ({ state }) => state.status === 'error' },
      { cancelRefetch: false },
    )
  addEventListener('online', ask)
  return () => removeEventListener('online', ask)
}
