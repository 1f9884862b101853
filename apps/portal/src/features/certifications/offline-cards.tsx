import type { ECardWire } from '@fathom/contract/certifications'
import type { UseQueryResult } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useTranslator } from '../../shared/i18n/index.ts'
import { useRefetchOnline } from '../../shared/offline/use-refetch-online.ts'
import { Button } from '../../shared/ui/action/button.tsx'
import { Banner } from '../../shared/ui/feedback/banner.tsx'
import { CardStage } from './card-stage.tsx'
import css from './certifications.module.css'
import { Fan } from './fan.tsx'

type Props = {
  cards: readonly [ECardWire, ...ECardWire[]]
  affiliateId: number
  /** The list that failed to load. */
  list: Pick<UseQueryResult, 'refetch' | 'isFetching'>
}

/** An offline user most likely needs the cards, so they replace the list when it doesn't load. */
export function OfflineCards({ cards, affiliateId, list }: Props) {
  const { t } = useTranslator('certifications')
  useRefetchOnline(list.refetch)
  return (
    <div className={css.instead}>
      <CardStage affiliateId={affiliateId} card={cards[0]} />
      <Banner
        action={
          <Button busy={list.isFetching} onClick={() => void list.refetch()} size="sm">
            {t('shell.error.retry')}
          </Button>
        }
        icon={CircleAlert}
        tone="warn"
      >
        {t('certifications.list.failed')}
      </Banner>
      {cards.length > 1 && <Fan cards={cards} title={t('certifications.all')} />}
    </div>
  )
}
