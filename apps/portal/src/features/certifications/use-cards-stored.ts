import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { useOpensOffline } from '../../shared/offline/use-opens-offline.ts'
import { eCardsQuery, type Holder } from './certifications.queries.ts'

/** Whether cards open offline on this device: both the cards and the portal must be stored here. */
export function useCardsStored(holder: Holder): boolean {
  const { locale } = useTranslator('certifications')
  const { data = [] } = useQuery(eCardsQuery(useCalls(), holder, locale))
  const opensOffline = useOpensOffline()
  return opensOffline && data.length > 0
}
