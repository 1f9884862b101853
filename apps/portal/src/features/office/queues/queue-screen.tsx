import type { OpenedItemWire, QueueItemWire } from '@fathom/contract/office'
import { mayOpen, type QueueKind } from '@fathom/domain/office'
import { slate } from '@fathom/look/drawings/lines/slate.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Keyboard from 'lucide-react/icons/keyboard'
import { type ReactNode, useMemo, useRef } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { useNavigate } from '../../../shared/router/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { IconButton } from '../../../shared/ui/action/icon-button.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { useAddressView } from '../../../shared/use-address-view.ts'
import { useNarrow } from '../../../shared/use-narrow.ts'
import { ownRightsQuery } from '../own-rights.query.ts'
import { HELD_MS, isHeldByOther, queuePageQuery } from './queue.queries.ts'
import { QueueFilters } from './queue-filters.tsx'
import { type DetailProps, QueueItem } from './queue-item.tsx'
import { type ItemKeys, KeysHelp, useQueueKeys } from './queue-keys.tsx'
import { QueueList } from './queue-list.tsx'
import { SelectionBar, type Several, useSelection } from './queue-selection.tsx'
import { isFiltered, type QueueView, queryOfQueue, queueViewIn } from './queue-view.ts'
import css from './queues.module.css'
import { type Done, useQueueWork } from './use-queue-work.ts'

type Props = {
  kind: QueueKind
  me: number
  detail: (props: DetailProps) => ReactNode
  /** Loads what an item ahead will show. */
  ahead?: (opened: OpenedItemWire['opened']) => ReactNode
  /** What can safely be done with several items of this state at once. */
  bulk?: (several: Several) => ReactNode
}

/** How many items to hold while going from one to the next. */
const HOLD = { applications: 1, photos: 4, names: 2, orders: 2, reports: 1, papers: 1 } as const

/** One queue of the office. All behave alike: the list, the open item beside it, and the keys (OF-02). */
export function QueueScreen({ kind, me, detail, ahead, bulk }: Props) {
  const { t, locale } = useTranslator('office-queues')
  const address = useMemo(() => ({ viewIn: queueViewIn(kind), queryOf: queryOfQueue }), [kind])
  const { view, change } = useAddressView<QueueView>(address)
  const list = useInfiniteQuery({
    ...queuePageQuery(useCalls(), kind, view, locale),
    refetchInterval: ({ state: { data } }) =>
      isHeldByOther(data?.pages.flatMap((page) => page.items) ?? [], me) && HELD_MS,
  })
  const items = list.data?.pages.flatMap((page) => page.items) ?? []
  const keys = useRef<ItemKeys>({})
  const isNarrow = useNarrow()
  const { open, close } = useOpenItem(view.item, change)
  // From the last item that was asked for: whoever presses quickly is ahead of the address.
  const go = (step: 1 | -1) =>
    change(({ item }) => ({ item: neighbourOf(items, item, step)?.id ?? item }), {
      replace: view.item !== '',
    })
  const work = useQueueWork({ kind, hold: HOLD[kind], item: view.item, open, close })
  const { isHelpOpen, setIsHelpOpen } = useQueueKeys({
    j: () => go(1),
    k: () => go(-1),
    t: () => {
      const item = items.find(({ id }) => id === view.item)
      if (!view.item) work.begin()
      else if (item?.holder?.affiliateId === me) work.release(view.item)
      else if (item?.person.affiliateId !== me) work.take(view.item)
    },
    a: () => keys.current.approve?.(),
    r: () => keys.current.refuse?.(),
  })
  const selection = useSelection(`${kind} ${view.state}`, items, me)
  const isSelecting = bulk !== undefined && view.state !== ''
  const hasList = !(isNarrow && view.item)
  return (
    <div className={css.screen} data-open={view.item !== ''}>
      {hasList && (
        <div className={css.side}>
          {isNarrow && work.done && <Nothing done={work.done} isEmpty={items.length === 0} />}
          <div className={css.actions}>
            <Button busy={work.isTaking} kind="primary" onClick={work.begin}>
              {t('office-queues.next')}
            </Button>
            <IconButton icon={Keyboard} label={t('office-queues.keys')} onClick={() => setIsHelpOpen(true)} />
          </div>
          <Card>
            <QueueFilters change={change} hasBulk={bulk !== undefined} kind={kind} view={view} />
            {bulk && isSelecting && (
              <SelectionBar bulk={bulk} onDone={work.refresh} selection={selection} state={view.state} />
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
            <Button flip={true} icon={ArrowLeft} kind="quiet" onClick={close}>
              {t('office-queues.back')}
            </Button>
          )}
          {view.item ? (
            <QueueItem
              {...{ detail, keys, kind, me }}
              id={view.item}
              isBusy={work.isBusy}
              key={view.item}
              isLeft={work.left === view.item}
              onMine={work.hold}
              onDecided={({ id, person }) =>
                work.goOn(id, { person, neighbour: neighbourOf(items, id, 1) ?? otherThan(items, id) })
              }
              onRelease={work.release}
              onTake={work.take}
            />
          ) : (
            <Nothing done={work.done} isEmpty={items.length === 0} />
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

/** The last one of the list is followed by the first of the others. */
const otherThan = (items: readonly QueueItemWire[], id: string) => items.find((item) => item.id !== id)

/** No item is open: what was done last, or that one can be chosen. */
function Nothing({ done, isEmpty }: { done: Done | undefined; isEmpty: boolean }) {
  const { t } = useTranslator('office-queues')
  const { data: rights = [] } = useQuery(ownRightsQuery(useCalls()))
  if (!done) return <p className={css.choose}>{t('office-queues.choose')}</p>
  const { person, isNothingFree } = done
  const text = isNothingFree ? 'office-queues.nothingFree' : 'office-queues.choose'
  return (
    <div role="status">
      <EmptyState
        action={
          mayOpen('people', rights) && (
            <ButtonLink to={paths.officePerson(person.affiliateId)}>
              {t('office-queues.donePerson', { name: person.name })}
            </ButtonLink>
          )
        }
        drawing={slate}
        level={2}
        title={t('office-queues.done')}
      >
        {t(isEmpty ? 'office-queues.doneNone' : text)}
      </EmptyState>
    </div>
  )
}

/** Back leads from an item to the list, as on any page, and not out of the queue. */
function useOpenItem(open: string, change: (part: Partial<QueueView>, how?: { replace?: boolean }) => void) {
  const navigate = useNavigate()
  const isNarrow = useNarrow()
  /** The entry before this one is the list. */
  const isAfterList = useRef(false)
  return {
    open: (item: string) => {
      if (open === '') isAfterList.current = true
      change({ item }, { replace: open !== '' })
    },
    close: () => {
      const isBack = isNarrow && isAfterList.current
      isAfterList.current = false
      if (isBack) void navigate(-1)
      else change({ item: '' }, { replace: true })
    },
  }
}
