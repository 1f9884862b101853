import type { QueryClient } from '@tanstack/react-query'

/**
 * What failed is asked for again when the signal is back. The library does so where it saw the signal go; a page that
 * was opened without one it takes for a page that has it.
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
