import type { CertificationWire } from '@fathom/contract/certifications'
import { licenseIdShown } from '@fathom/domain/certifications'
import { useQuery } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleX from 'lucide-react/icons/circle-x'
import { useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Badge } from '../../../shared/ui/feedback/badge.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import css from '../certifications.module.css'
import { cardsOfQuery } from './office.queries.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

export function HeldCards({ affiliateId }: { affiliateId: string }) {
  const { t, locale } = useTranslator('certifications-office')
  const cards = useQuery(cardsOfQuery(useCalls(), affiliateId, locale))
  const [asked, setAsked] = useState<CertificationWire>()
  if (!cards.data && (cards.isError || cards.fetchStatus === 'paused'))
    return (
      <Banner icon={CircleAlert} live="alert" tone="bad">
        {t('certifications-office.withdraw.failed')}
      </Banner>
    )
  if (!cards.data)
    return (
      <Loading label={t('shell.loading.page')}>
        <Skeleton height="4rem" shape="block" />
      </Loading>
    )
  return (
    <>
      <p className={css.quiet} role="status">
        {cards.data.length === 0 && t('certifications-office.withdraw.none')}
      </p>
      <List>
        {cards.data.map((card) => (
          <Held card={card} key={card.licenseID} onAsk={() => setAsked(card)} />
        ))}
      </List>
      <WithdrawDialog card={asked} onClose={() => setAsked(undefined)} />
    </>
  )
}

function Held({ card, onAsk }: { card: CertificationWire; onAsk: () => void }) {
  const { t } = useTranslator('certifications-office', 'certifications-cards')
  const { title, licenseID, standing } = card
  return (
    <ListRow
      end={
        standing === 'revoked' ? (
          <Badge icon={CircleX} tone="bad">
            {t('certifications-cards.standing.revoked')}
          </Badge>
        ) : (
          <Button
            aria-label={t('certifications-office.withdraw.named', { title })}
            kind="quiet"
            onClick={onAsk}
            size="sm"
          >
            {t('certifications-office.withdraw.deed')}
          </Button>
        )
      }
      text={<bdi>{licenseIdShown(licenseID)}</bdi>}
      title={title}
    />
  )
}
