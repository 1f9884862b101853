import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSessionContext } from '../../features/session/index.ts'

/** Word of a change made in another tab comes as a new token: what the page shows of the account is read again. */
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
