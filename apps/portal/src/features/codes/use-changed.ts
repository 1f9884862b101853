import { useQueryClient } from '@tanstack/react-query'
import { CODES_KEY } from './codes.queries.ts'

/** Redeeming or sharing a code changes the lists of codes, the courses and the club membership. */
export function useChanged(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    for (const queryKey of [['training'], ['club']]) void client.invalidateQueries({ queryKey })
    await client.invalidateQueries({ queryKey: CODES_KEY })
  }
}
