import { useQueryClient } from '@tanstack/react-query'
import { CARDS_KEY } from './certifications.queries.ts'

/** For pages on which something happens that cards depend on: they are asked for again. */
export function useCardsChanged(): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: CARDS_KEY })
}
