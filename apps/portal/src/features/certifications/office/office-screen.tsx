import type { OpenReplacementsWire } from '@fathom/contract/certifications'
import { licenseIdShown } from '@fathom/domain/certifications'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import css from '../certifications.module.css'
import { AddressLines } from '../replacement/address-lines.tsx'
import officeCss from './office.module.css'
import { moveOrder, openOrdersQuery } from './office.queries.ts'
import { OfficeList } from './office-list.tsx'
import { WaitingNames } from './waiting-names.tsx'
import { WaitingPhotos } from './waiting-photos.tsx'
import { WithdrawCard } from './withdraw-card.tsx'

/** What the organization's staff manage about cards: photos, names, plastic cards and withdrawals. */
export function OfficeScreen() {
  return (
    <div className={css.screen}>
      <WaitingPhotos />
      <WaitingNames />
      <OpenOrders />
      <WithdrawCard />
    </div>
  )
}

type Order = OpenReplacementsWire[number]

/** The next state of an open order. */
const NEXT = { ordered: 'made', made: 'sent', sent: 'delivered' } as const

/** SC-08: plastic cards to print, mail and mark as delivered. */
function OpenOrders() {
  const { t, locale } = useTranslator('certifications-office')
  const orders = useQuery(openOrdersQuery(useCalls(), locale))
  return (
    <Card title={t('certifications-office.orders.title')}>
      <OfficeList of={orders} words="orders">
        {(open) => (
          <ul className={officeCss.orders}>
            {open.map((order) => (
              <OpenOrder key={order.id} order={order} />
            ))}
          </ul>
        )}
      </OfficeList>
    </Card>
  )
}

function OpenOrder({ order }: { order: Order }) {
  const { t, formatDay } = useTranslator('certifications-office')
  const move = useMove(order)
  const next = order.status in NEXT ? NEXT[order.status as keyof typeof NEXT] : undefined
  const number = `⁨${licenseIdShown(order.licenseID)}⁩`
  const day = formatDay(new Date(order.orderedAt))
  return (
    <li className={officeCss.order}>
      <div>
        <h3 className={officeCss.name}>
          <bdi>{order.name}</bdi>
        </h3>
        <p>{t('certifications-office.orders.line', { title: order.title, number, day })}</p>
        <AddressLines of={order.address} />
      </div>
      {next && (
        <Button busy={move.isPending} onClick={() => move.mutate(next)}>
          {t(`certifications-office.orders.${next}`)}
        </Button>
      )}
    </li>
  )
}

function useMove(order: Order) {
  const calls = useCalls()
  const client = useQueryClient()
  const { t, locale } = useTranslator('certifications-office')
  return useMutation({
    mutationFn: (status: 'made' | 'sent' | 'delivered') => moveOrder(calls, order, status),
    onError: () => showToast({ text: t('certifications-office.orders.notMoved') }),
    onSettled: () => client.invalidateQueries({ queryKey: openOrdersQuery(calls, locale).queryKey }),
  })
}
