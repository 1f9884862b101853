import type { OpenedItemWire, QueueItemWire } from '@fathom/contract/office'
import { mayOpen, type QueueKind } from '@fathom/domain/office'
import { slate } from '@fathom/look/drawings/lines/slate.ts'
import { useQuery } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type ReactNode, useRef } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { useNavigate } from '../../../shared/router/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { useNarrow } from '../../../shared/use-narrow.ts'
import { ownRightsQuery } from '../own-rights.query.ts'
import { type DetailProps, QueueItem } from './queue-item.tsx'
import { type ItemKeys, KeysHelp, useQueueKeys } from './queue-keys.tsx'
import type { Several } from './queue-selection.tsx'
import { QueueSide } from './queue-side.tsx'
import { isFiltered, type QueueView } from './queue-view.ts'
import css from './queues.module.css'
import { type ChangeQueue, useQueue } from './use-queue.ts'
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
  const queue = useQueue(kind, me)
  const { view, change, items } = queue
  const keys = useRef<ItemKeys>({})
  const unsentNotes = useRef(new Map<string, string>())
  const isNarrow = useNarrow()
  const { open, close } = useOpenItem(view.item, change)
  const work = useQueueWork({ kind, hold: HOLD[kind], item: view.item, open, close })
  const { isHelpOpen, setIsHelpOpen } = useKeysOfQueue({ items, view, change, work, keys, me })
  const nothing = <Nothing done={work.done} isEmpty={items.length === 0} view={view} />
  return (
    <div className={css.screen} data-open={view.item !== ''}>
      {!(isNarrow && view.item) && (
        <div className={css.side}>
          {isNarrow && work.done && nothing}
          <QueueSide {...{ bulk, kind, me, queue, work }} onKeys={() => setIsHelpOpen(true)} onOpen={open} />
        </div>
      )}
      {(view.item || !isNarrow) && (
        <div className={css.main}>
          {isNarrow && <BackToList onBack={close} />}
          {view.item ? (
            <QueueItem
              {...{ detail, keys, kind, me, unsentNotes }}
              id={view.item}
              isBusy={work.isBusy}
              isLeft={work.left === view.item}
              key={view.item}
              onDecided={({ id, person }) =>
                work.goOn(id, { person, neighbour: neighbourOf(items, id, 1) ?? otherThan(items, id) })
              }
              onMine={work.hold}
              onRelease={work.release}
              onTake={work.take}
            />
          ) : (
            nothing
          )}
        </div>
      )}
      {ahead && work.ahead.slice(1).map((one) => <Ahead key={one.item.id} of={ahead(one.opened)} />)}
      <KeysHelp onClose={() => setIsHelpOpen(false)} open={isHelpOpen} />
    </div>
  )
}

type KeysOf = {
  items: readonly QueueItemWire[]
  view: QueueView
  change: ChangeQueue
  work: ReturnType<typeof useQueueWork>
  keys: { current: ItemKeys }
  me: number
}

function useKeysOfQueue({ items, view, change, work, keys, me }: KeysOf) {
  // From the last item that was asked for: whoever presses quickly is ahead of the address.
  const go = (step: 1 | -1) =>
    change(({ item }) => ({ item: neighbourOf(items, item, step)?.id ?? item }), {
      replace: view.item !== '',
    })
  return useQueueKeys({
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
}

function BackToList({ onBack }: { onBack: () => void }) {
  const { t } = useTranslator('office-queues')
  return (
    <Button flip={true} icon={ArrowLeft} kind="quiet" onClick={onBack}>
      {t('office-queues.back')}
    </Button>
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
function Nothing({ done, isEmpty, view }: { done: Done | undefined; isEmpty: boolean; view: QueueView }) {
  const { t } = useTranslator('office-queues')
  const { data: rights = [] } = useQuery(ownRightsQuery(useCalls()))
  if (!done) return <p className={css.choose}>{t('office-queues.choose')}</p>
  const { person, isNothingFree } = done
  const more = isNothingFree ? 'office-queues.nothingFree' : 'office-queues.choose'
  const none = isFiltered(view) ? 'office-queues.noMatchText' : 'office-queues.doneNone'
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
        {t(isEmpty ? none : more)}
      </EmptyState>
    </div>
  )
}

/** Back leads from an item to the list, as on any page, and not out of the queue. */
function useOpenItem(open: string, change: ChangeQueue) {
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
