import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSessionContext } from '../../../features/session/index.ts'

/** A change made in another tab arrives as a new token, so the account data on the page is refetched. */
export function useAccountAnew(queryKey: QueryKey): void {
  const { session } = useSessionContext()
  const client = useQueryClient()
  const key = JSON.stringify(queryKey)
  useEffect(
    () =>
      session.subscribe(() => {
        if (session.current()) void client.invalidateQueries({ queryKey: JSON.parse(key) })
      }),
    [session, client, key],
  )
}
