import type { DeliveryWire } from '@fathom/contract/integrations'
import { DELIVERY_STATES, type DeliveryState } from '@fathom/domain/integrations'
import { useInfiniteQuery } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { useSearchParams } from '../../shared/router/index.ts'
import { Button } from '../../shared/ui/action/button.tsx'
import { Segments } from '../../shared/ui/choice/segments.tsx'
import { Badge } from '../../shared/ui/feedback/badge.tsx'
import { showToast } from '../../shared/ui/overlay/toasts.ts'
import { Card } from '../../shared/ui/surface/card.tsx'
import type { Column } from '../../shared/ui/surface/table.tsx'
import css from './integrations.module.css'
import { deliveriesQuery, retryDelivery } from './integrations.queries.ts'
import { PagedTable } from './paged-table.tsx'
import { useChange } from './use-change.ts'

/** OF-10: the last messages to webhooks, what came back, and sending one again. */
export function DeliveriesPanel() {
  const { t } = useTranslator('integrations')
  const [query, setQuery] = useSearchParams()
  const state = DELIVERY_STATES.find((one) => one === query.get('state'))
  return (
    <Card>
      <div className={css.list}>
        <Segments
          legend={t('integrations.deliveries.state')}
          onSelect={(key) =>
            setQuery(
              { tab: 'deliveries', ...(key !== 'all' && { state: key }) },
              { replace: true, preventScrollReset: true },
            )
          }
          segments={[
            { key: 'all' as const, label: t('integrations.purchases.all') },
            ...DELIVERY_STATES.map((key) => ({ key, label: t(`integrations.deliveries.${key}`) })),
          ]}
          selected={state ?? 'all'}
        />
        <Deliveries state={state} />
      </div>
    </Card>
  )
}

function Deliveries({ state }: { state: DeliveryState | undefined }) {
  const { t } = useTranslator('integrations')
  const list = useInfiniteQuery(deliveriesQuery(useCalls(), state))
  return (
    <PagedTable
      caption={t('integrations.deliveries.title')}
      columns={useColumns()}
      list={list}
      none={t('integrations.deliveries.none')}
    />
  )
}

const LOOK = {
  pending: { tone: 'warn', icon: Clock },
  delivered: { tone: 'ok', icon: CircleCheck },
  failed: { tone: 'bad', icon: CircleAlert },
} as const

function useColumns(): readonly Column<DeliveryWire>[] {
  const { t } = useTranslator('integrations')
  return [
    {
      key: 'event',
      header: t('integrations.deliveries.event'),
      cell: ({ event }) => (
        <code className={css.event} dir="ltr">
          {event}
        </code>
      ),
    },
    {
      key: 'url',
      header: t('integrations.webhooks.url'),
      cell: ({ url }) => (
        <span className={css.code} dir="ltr">
          {url}
        </span>
      ),
    },
    {
      key: 'state',
      header: t('integrations.deliveries.state'),
      cell: (delivery) => (
        <div className={css.state}>
          <Badge {...LOOK[delivery.state]}>{t(`integrations.deliveries.${delivery.state}`)}</Badge>
          <Retry delivery={delivery} />
        </div>
      ),
    },
    {
      key: 'attempts',
      header: t('integrations.deliveries.attempts'),
      cell: (delivery) => <Attempts delivery={delivery} />,
    },
  ]
}

function Attempts({ delivery: { attempts, nextAt, state } }: { delivery: DeliveryWire }) {
  const { t, formatMoment, formatNumber } = useTranslator('integrations')
  const milliseconds = (count: number) =>
    formatNumber(count, { style: 'unit', unit: 'millisecond', unitDisplay: 'short' })
  return (
    <div>
      {attempts.map((attempt) => (
        <div key={attempt.at}>
          {`${formatMoment(attempt.at)}: `}
          <bdi>{attempt.status ?? attempt.error}</bdi>
          {` (${milliseconds(attempt.milliseconds)})`}
        </div>
      ))}
      {state === 'pending' && nextAt && attempts.length > 0 && (
        <div className={css.quiet}>{t('integrations.deliveries.next', { date: formatMoment(nextAt) })}</div>
      )}
    </div>
  )
}

function Retry({ delivery: { id, state } }: { delivery: DeliveryWire }) {
  const { t } = useTranslator('integrations')
  const calls = useCalls()
  const retry = useChange(() => retryDelivery(calls, id), {
    onDone: () => showToast({ text: t('integrations.deliveries.retried') }),
  })
  if (state === 'delivered') return null
  return (
    <Button busy={retry.isPending} onClick={() => retry.mutate(undefined)}>
      {t('integrations.deliveries.retry')}
    </Button>
  )
}
