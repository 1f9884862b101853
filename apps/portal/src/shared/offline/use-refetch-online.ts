import { useEffect } from 'react'
import { useOnline } from '../use-online.ts'

/**
 * Refetches when a page that was opened offline gets a connection; the queries themselves already assume
 * they're online.
 */
export function useRefetchOnline(refetch: (options: { cancelRefetch: boolean }) => unknown): void {
  const isOnline = useOnline()
  useEffect(() => {
    if (isOnline) void refetch({ cancelRefetch: false })
  }, [isOnline, refetch])
}
