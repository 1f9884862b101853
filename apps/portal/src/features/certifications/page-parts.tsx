import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { useOpensOffline } from '../../shared/offline/use-opens-offline.ts'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../shared/ui/action/button-link.tsx'
import { NotKnownYet } from '../../shared/ui/feedback/skeleton.tsx'
import { CARDS_KEY, certificationsQuery, eCardsQuery, type Holder } from './certifications.queries.ts'

/** The link to the cards, if there are any to show. */
export function ShowCards({ holder }: { holder: Holder }) {
  const { t, locale } = useTranslator('certifications')
  const { data = [], isLoading } = useQuery(certificationsQuery(useCalls(), holder, locale))
  if (isLoading) return <NotKnownYet />
  if (!data.some(({ noECardReason }) => noECardReason === null)) return null
  return (
    <ButtonLink kind="primary" to={paths.ecard()}>
      {t('certifications.showCards')}
    </ButtonLink>
  )
}

/** For pages where something affects the cards: refetches them. */
export function useCardsChanged(): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: CARDS_KEY })
}

/** Whether cards open offline on this device: both the cards and the portal must be stored here. */
export function useCardsStored(holder: Holder): boolean {
  const { locale } = useTranslator('certifications')
  const { data = [] } = useQuery(eCardsQuery(useCalls(), holder, locale))
  const opensOffline = useOpensOffline()
  return opensOffline && data.length > 0
}
