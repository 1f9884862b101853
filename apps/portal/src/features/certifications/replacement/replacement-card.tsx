import type { ReplacementWire } from '@fathom/contract/certifications'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Package from 'lucide-react/icons/package'
import Printer from 'lucide-react/icons/printer'
import Truck from 'lucide-react/icons/truck'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { priceText } from '../../../shared/price-text.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Badge } from '../../../shared/ui/feedback/badge.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import css from '../certifications.module.css'
import {
  certificationsQuery,
  type Holder,
  REPLACEMENTS_KEY,
  replacementsQuery,
} from '../certifications.queries.ts'
import { OrderDialog } from './order-dialog.tsx'

const LOOK = {
  ordered: { tone: 'info', icon: Package },
  made: { tone: 'info', icon: Printer },
  sent: { tone: 'info', icon: Truck },
  delivered: { tone: 'ok', icon: CircleCheck },
  cancelled: { tone: 'neutral', icon: CircleX },
} as const

type Props = {
  holder: Holder
  /** The card named in the URL. */
  ordering: string | undefined
  onOrder: (licenseID: string | undefined) => void
}

/** SC-08: plastic cards, and the status of their orders. */
export function ReplacementCard({ holder, ordering, onOrder }: Props) {
  const { t, locale } = useTranslator('certifications', 'certifications-cards')
  const calls = useCalls()
  const { affiliateId } = holder
  const { data: orders = [] } = useQuery(replacementsQuery(calls, affiliateId, locale))
  const { data: certifications = [] } = useQuery(certificationsQuery(calls, holder, locale))
  if (certifications.length === 0 && orders.length === 0) return null
  return (
    <Card title={t('certifications.plastic.title')}>
      <div className={css.stack}>
        <p className={css.quiet}>{t('certifications.plastic.text')}</p>
        {orders.length > 0 && (
          <ul aria-label={t('certifications.plastic.orders')}>
            {orders.map((order) => (
              <Order key={order.id} order={order} />
            ))}
          </ul>
        )}
        <div className={css.actions}>
          <Button onClick={() => onOrder('')}>{t('certifications.plastic.order')}</Button>
        </div>
      </div>
      <OrderDialog affiliateId={affiliateId} onClose={() => onOrder(undefined)} wanted={ordering} />
    </Card>
  )
}

function Order({ order }: { order: ReplacementWire }) {
  const translator = useTranslator('certifications', 'certifications-cards')
  const { t, formatDay } = translator
  const cancel = useCancel(order)
  const price = priceText(translator, order.total)
  return (
    <li className={css.order}>
      <div className={css.words}>
        <p className={css.title}>{order.title}</p>
        <p className={css.quiet}>
          {t('certifications.plastic.line', { day: formatDay(new Date(order.orderedAt)), price })}
        </p>
      </div>
      <Badge {...LOOK[order.status]}>{t(`certifications-cards.replacementStatus.${order.status}`)}</Badge>
      {order.mayCancel && (
        <Button busy={cancel.isPending} kind="quiet" onClick={() => cancel.mutate()} size="sm">
          {t('certifications.plastic.cancel')}
        </Button>
      )}
    </li>
  )
}

function useCancel({ id }: ReplacementWire) {
  const { http } = useCalls()
  const client = useQueryClient()
  const { t } = useTranslator('certifications')
  return useMutation({
    mutationFn: () =>
      http.post<ReplacementWire>('ecards', 'replacement-cards/{id}/cancel', { params: { id }, body: {} }),
    onSuccess: () => showToast({ text: t('certifications.plastic.cancelled') }),
    onError: () => showToast({ text: t('certifications.plastic.notCancelled') }),
    onSettled: () => client.invalidateQueries({ queryKey: REPLACEMENTS_KEY }),
  })
}
