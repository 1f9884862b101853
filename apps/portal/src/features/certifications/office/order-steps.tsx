import type { OpenReplacementsWire } from '@fathom/contract/certifications'
import { licenseIdShown } from '@fathom/domain/certifications'
import { useMutation } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { priceText } from '../../../shared/price-text.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Fact, Facts } from '../../../shared/ui/surface/facts.tsx'
import { AddressLines } from '../replacement/address-lines.tsx'
import css from './office.module.css'
import { moveOrder } from './office.queries.ts'
import type { DecisionProps } from './photo-decision.tsx'

type Order = OpenReplacementsWire[number]

/** The next state of an open order. */
const NEXT = { ordered: 'made', made: 'sent', sent: 'delivered' } as const
type Step = (typeof NEXT)[keyof typeof NEXT]

export const nextOf = (status: string): Step | undefined =>
  status in NEXT ? NEXT[status as keyof typeof NEXT] : undefined

type Props = DecisionProps & {
  order: Order
  /** As the list shows it; the card may have another one. */
  profileName: string
}

/** SC-08: a plastic card to print, mail and mark as delivered. */
export function OrderSteps({ order, profileName, isLocked, keys, onDecided }: Props) {
  const { t, formatDay, formatNumber } = useTranslator('certifications-office', 'certifications-cards')
  const move = useStep(order, onDecided)
  const next = nextOf(order.status)
  useLayoutEffect(() => {
    keys.current = next && !isLocked ? { approve: () => move.mutate(next) } : {}
    return () => {
      keys.current = {}
    }
  })
  const number = `⁨${licenseIdShown(order.licenseID)}⁩`
  const day = formatDay(new Date(order.orderedAt))
  return (
    <Card title={<bdi>{order.name}</bdi>}>
      <p>{t('certifications-office.orders.line', { title: order.title, number, day })}</p>
      <AddressLines of={order.address} />
      <Facts>
        <Fact name={t('certifications-office.orders.why')}>
          {t(`certifications-cards.replacementWhy.${order.why}`)}
        </Fact>
        <Fact name={t('certifications-office.orders.price')}>{priceText({ formatNumber }, order.total)}</Fact>
        {order.name !== profileName && (
          <>
            <Fact name={t('certifications-office.names.current')}>
              <bdi>{order.name}</bdi>
            </Fact>
            <Fact name={t('certifications-office.names.asked')}>
              <bdi>{profileName}</bdi>
              <p>{t('certifications-office.orders.otherName')}</p>
            </Fact>
          </>
        )}
      </Facts>
      {next && (
        <div className={css.actions}>
          <Button busy={move.isPending} disabled={isLocked} kind="primary" onClick={() => move.mutate(next)}>
            {t(`certifications-office.orders.${next}`)}
          </Button>
        </div>
      )}
    </Card>
  )
}

function useStep(order: Order, onDecided: (isOver: boolean) => void) {
  const calls = useCalls()
  const { t } = useTranslator('certifications-office')
  return useMutation({
    mutationFn: (next: Step) => moveOrder(calls, order, next),
    onSuccess: () => onDecided(true),
    onError: () => {
      showToast({ text: t('certifications-office.orders.notMoved') })
      onDecided(false)
    },
  })
}
