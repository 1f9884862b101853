import { useQueryClient } from '@tanstack/react-query'
import { CODES_KEY } from './codes.queries.ts'

/** A code that was redeemed or given changes the lists of codes, what one learns, and the standing with the club. */
export function useChanged(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    for (const queryKey of [['training'], ['club']]) void client.invalidateQueries({ queryKey })
    await client.invalidateQueries({ queryKey: CODES_KEY })
  }
}
