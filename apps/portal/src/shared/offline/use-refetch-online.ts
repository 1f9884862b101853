import { useEffect } from 'react'
import { useOnline } from '../use-online.ts'

/** A page that was opened without a signal hears of the first one; the queries themselves take it for online already. */
export function useRefetchOnline(refetch: (options: { cancelRefetch: boolean }) => unknown): void {
  const isOnline = useOnline()
  useEffect(() => {
    if (isOnline) void refetch({ cancelRefetch: false })
  }, [isOnline, refetch])
}
