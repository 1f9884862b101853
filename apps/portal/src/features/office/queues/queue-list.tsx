import type { QueueItemWire, QueuePageWire } from '@fathom/contract/office'
import { slate } from '@fathom/look/drawings/lines/slate.ts'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Clock from 'lucide-react/icons/clock'
import Hand from 'lucide-react/icons/hand'
import { useEffect, useRef } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Badge } from '../../../shared/ui/feedback/badge.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Checkbox } from '../../../shared/ui/form/checkbox.tsx'
import { daysWaited } from './days-waited.ts'
import { useItemName } from './item-name.ts'
import type { Selection } from './queue-selection.tsx'
import css from './queues.module.css'

type QueueQuery = UseInfiniteQueryResult<InfiniteData<QueuePageWire>>

type Props = {
  list: QueueQuery
  items: readonly QueueItemWire[]
  open: string
  me: number
  isFiltered: boolean
  onOpen: (id: string) => void
  selection?: Selection | undefined
}

export function QueueList({ list, items, isFiltered, ...rows }: Props) {
  const { t } = useTranslator('office-queues')
  if (!list.data && (list.isError || list.fetchStatus === 'paused'))
    return (
      <ErrorState
        level={2}
        onRetry={() => void list.refetch()}
        retryLabel={t('shell.error.retry')}
        retrying={list.isFetching}
        title={t('office-queues.failed')}
      >
        {t('office-queues.failedText')}
      </ErrorState>
    )
  if (!list.data)
    return (
      <Loading label={t('office-queues.loading')}>
        <Skeleton height="3.5rem" shape="block" />
        <Skeleton height="3.5rem" shape="block" />
        <Skeleton height="3.5rem" shape="block" />
      </Loading>
    )
  if (items.length === 0)
    return (
      <EmptyState
        drawing={slate}
        level={2}
        title={t(isFiltered ? 'office-queues.noMatch' : 'office-queues.none')}
      >
        {t(isFiltered ? 'office-queues.noMatchText' : 'office-queues.noneText')}
      </EmptyState>
    )
  const [first] = list.data.pages
  return (
    <>
      {first && first.total !== null && (
        <p className={css.quiet} role="status">
          {t('office-queues.total', { count: first.total })}
        </p>
      )}
      <ul className={css.rows}>
        {items.map((item) => (
          <Row item={item} key={item.id} {...rows} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('office-queues.more')}
        </Button>
      )}
    </>
  )
}

type RowProps = Pick<Props, 'open' | 'me' | 'onOpen' | 'selection'> & { item: QueueItemWire }

function Row({ item, open, me, onOpen, selection }: RowProps) {
  const { t, formatId } = useTranslator('office-queues')
  const isOpen = item.id === open
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  const nameOf = useItemName()
  const name = item.person.name || formatId(item.person.affiliateId)
  return (
    <li className={css.row} ref={row}>
      {selection && (
        <Checkbox
          checked={selection.chosen.includes(item)}
          disabled={!selection.workable.includes(item)}
          onChange={() => selection.toggle(item.id)}
        >
          <span className="visually-hidden">{t('office-queues.select', { name: nameOf(item) })}</span>
        </Checkbox>
      )}
      <button aria-current={isOpen} className={css.pick} onClick={() => onOpen(item.id)} type="button">
        <span className={css.name}>
          <bdi>{name}</bdi>
        </span>
        {item.label && <span className={css.quiet}>{item.label}</span>}
        <Age item={item} />
        <Holder item={item} me={me} />
      </button>
    </li>
  )
}

/** OF-04: an application stands against the promised days. */
function Age({ item }: { item: QueueItemWire }) {
  const { t } = useTranslator('office-queues')
  const days = daysWaited(new Date(item.since), new Date())
  const { promise } = item
  const state = stateKey(item)
  return (
    <span className={css.badges}>
      <span className={css.quiet}>{t('office-queues.age', { days })}</span>
      {state && <span className={css.quiet}>{t(state)}</span>}
      {promise === 'due' && (
        <Badge icon={Clock} tone="warn">
          {t('office-queues.due')}
        </Badge>
      )}
      {promise === 'late' && (
        <Badge icon={CircleAlert} tone="bad">
          {t('office-queues.late')}
        </Badge>
      )}
    </span>
  )
}

const STATES = ['ordered', 'made', 'sent', 'settled', 'review', 'payment', 'paid', 'instructor'] as const

const stateKey = ({ state }: QueueItemWire) => {
  const known = STATES.find((one) => one === state)
  return known && (`office-queues.state.${known}` as const)
}

function Holder({ item: { holder }, me }: { item: QueueItemWire; me: number }) {
  const { t } = useTranslator('office-queues')
  if (!holder) return null
  const isMine = holder.affiliateId === me
  return (
    <Badge icon={Hand} tone={isMine ? 'info' : 'neutral'}>
      {isMine ? t('office-queues.mine') : t('office-queues.held', { name: holder.name })}
    </Badge>
  )
}
