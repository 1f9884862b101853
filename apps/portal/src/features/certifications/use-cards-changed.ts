import { useQueryClient } from '@tanstack/react-query'
import { CARDS_KEY } from './certifications.queries.ts'

/** For pages where something affects the cards: refetches them. */
export function useCardsChanged(): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: CARDS_KEY })
}
