import type { OpenedItemWire, QueueItemWire } from '@fathom/contract/office'
import { QUEUE_ORDERS, QUEUE_OWNERS, QUEUE_STATES, type QueueKind } from '@fathom/domain/office'
import { useInfiniteQuery } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Keyboard from 'lucide-react/icons/keyboard'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { IconButton } from '../../../shared/ui/action/icon-button.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { SearchInput } from '../../../shared/ui/form/search-input.tsx'
import { Select } from '../../../shared/ui/form/select.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { useAddressView } from '../../../shared/use-address-view.ts'
import { useNarrow } from '../../../shared/use-narrow.ts'
import { queuePageQuery } from './queue.queries.ts'
import { type DetailProps, QueueItem } from './queue-item.tsx'
import { type ItemKeys, KeysHelp, useQueueKeys } from './queue-keys.tsx'
import { QueueList } from './queue-list.tsx'
import { isFiltered, type QueueView, queryOfQueue, queueViewIn } from './queue-view.ts'
import css from './queues.module.css'
import { useQueueWork } from './use-queue-work.ts'

type Props = {
  kind: QueueKind
  me: number
  detail: (props: DetailProps) => ReactNode
  /** Loads what an item ahead will show. */
  ahead?: (opened: OpenedItemWire['opened']) => ReactNode
  /** What can safely be done with several items of this state at once. */
  bulk?: (several: { ids: readonly string[]; state: string; onDone: () => void }) => ReactNode
}

/** How many items to hold while going from one to the next. */
const HOLD = { applications: 1, photos: 4, names: 2, orders: 2, reports: 1, papers: 1 } as const

/** One queue of the office. All behave alike: the list, the open item beside it, and the keys (OF-02). */
export function QueueScreen({ kind, me, detail, ahead, bulk }: Props) {
  const { t, locale } = useTranslator('office-queues')
  const address = useMemo(() => ({ viewIn: queueViewIn(kind), queryOf: queryOfQueue }), [kind])
  const { view, change } = useAddressView<QueueView>(address)
  const list = useInfiniteQuery(queuePageQuery(useCalls(), kind, view, locale))
  const items = list.data?.pages.flatMap((page) => page.items) ?? []
  const keys = useRef<ItemKeys>({})
  const open = (item: string) => change({ item }, { replace: true })
  // From the last item that was asked for: whoever presses quickly is ahead of the address.
  const go = (step: 1 | -1) =>
    change(({ item }) => ({ item: neighbourOf(items, item, step)?.id ?? item }), { replace: true })
  const work = useQueueWork({ kind, hold: HOLD[kind], open })
  const isNarrow = useNarrow()
  const { isHelpOpen, setIsHelpOpen } = useQueueKeys({
    j: () => go(1),
    k: () => go(-1),
    t: () => {
      const item = items.find(({ id }) => id === view.item)
      if (!view.item) work.begin()
      else if (item?.holder?.affiliateId === me) work.release(view.item)
      else work.take(view.item)
    },
    a: () => keys.current.approve?.(),
    r: () => keys.current.refuse?.(),
  })
  const selection = useSelection(`${kind} ${view.state}`)
  const isSelecting = bulk !== undefined && view.state !== ''
  const hasList = !(isNarrow && view.item)
  return (
    <div className={css.screen} data-open={view.item !== ''}>
      {hasList && (
        <div className={css.side}>
          <div className={css.actions}>
            <Button busy={work.isTaking} kind="primary" onClick={work.begin}>
              {t('office-queues.next')}
            </Button>
            <IconButton icon={Keyboard} label={t('office-queues.keys')} onClick={() => setIsHelpOpen(true)} />
          </div>
          <Card>
            <Filters change={change} kind={kind} view={view} />
            {isSelecting && selection.ids.size > 0 && (
              <div className={css.actions}>
                <p>{t('office-queues.bulk', { count: selection.ids.size })}</p>
                {bulk({ ids: [...selection.ids], state: view.state, onDone: selection.clear })}
              </div>
            )}
            <QueueList
              {...{ items, list, me }}
              isFiltered={isFiltered(view)}
              onOpen={open}
              open={view.item}
              selection={isSelecting ? selection : undefined}
            />
          </Card>
        </div>
      )}
      {(view.item || !isNarrow) && (
        <div className={css.main}>
          {isNarrow && (
            <Button flip={true} icon={ArrowLeft} kind="quiet" onClick={() => open('')}>
              {t('office-queues.back')}
            </Button>
          )}
          {view.item ? (
            <QueueItem
              {...{ detail, keys, kind, me }}
              id={view.item}
              isBusy={work.isBusy}
              key={view.item}
              onDecided={(id) => work.goOn(id, neighbourOf(items, id, 1))}
              onRelease={work.release}
              onTake={work.take}
            />
          ) : (
            <p className={css.choose}>{t('office-queues.choose')}</p>
          )}
        </div>
      )}
      {ahead && work.ahead.slice(1).map((one) => <Ahead key={one.item.id} of={ahead(one.opened)} />)}
      <KeysHelp onClose={() => setIsHelpOpen(false)} open={isHelpOpen} />
    </div>
  )
}

const Ahead = ({ of }: { of: ReactNode }) => of

function neighbourOf(items: readonly QueueItemWire[], id: string, step: 1 | -1): QueueItemWire | undefined {
  const at = items.findIndex((item) => item.id === id)
  return at < 0 ? items[0] : items[at + step]
}

/** Empty again with other filters: what isn't seen isn't selected. */
function useSelection(scope: string) {
  const [selected, setSelected] = useState({ scope, ids: new Set<string>() as ReadonlySet<string> })
  const ids = selected.scope === scope ? selected.ids : new Set<string>()
  return {
    ids,
    toggle: (id: string) => setSelected({ scope, ids: ids.symmetricDifference(new Set([id])) }),
    clear: () => setSelected({ scope, ids: new Set() }),
  }
}

type FiltersProps = {
  kind: QueueKind
  view: QueueView
  change: (part: Partial<QueueView>, how?: { replace?: boolean }) => void
}

function Filters({ kind, view, change }: FiltersProps) {
  const { t } = useTranslator('office-queues')
  const states = QUEUE_STATES[kind]
  const search = (text: string) => change({ search: text }, { replace: true })
  return (
    <div className={css.filters}>
      <SearchInput
        clearLabel={t('office-queues.searchClear')}
        hint={t('office-queues.search')}
        label={t('office-queues.search')}
        onNow={search}
        onType={search}
        value={view.search}
      />
      {states.length > 0 && (
        <Field label={t('office-queues.status')}>
          <Select
            onChange={({ target }) => change({ state: target.value as QueueView['state'] })}
            value={view.state}
          >
            <option value="">{t('office-queues.open')}</option>
            {states.map((state) => (
              <option key={state} value={state}>
                {t(`office-queues.state.${state}`)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={t('office-queues.owner')}>
        <Select
          onChange={({ target }) => change({ owner: target.value as QueueView['owner'] })}
          value={view.owner}
        >
          {QUEUE_OWNERS.map((owner) => (
            <option key={owner} value={owner}>
              {t(`office-queues.owner.${owner}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('office-queues.sort')}>
        <Select
          onChange={({ target }) => change({ sort: target.value as QueueView['sort'] })}
          value={view.sort}
        >
          {QUEUE_ORDERS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`office-queues.sort.${sort}`)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}
