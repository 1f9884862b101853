import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { topCardsQuery } from './certifications.queries.ts'
import { Fan } from './fan.tsx'

/** CA-51: the five most shown cards, one tap away. */
export function TopCards({ affiliateId }: { affiliateId: number }) {
  const { t, locale } = useTranslator('certifications')
  const { data: cards = [] } = useQuery(topCardsQuery(useCalls(), affiliateId, locale))
  return cards.length > 0 ? <Fan cards={cards} title={t('certifications.cards.title')} /> : null
}
