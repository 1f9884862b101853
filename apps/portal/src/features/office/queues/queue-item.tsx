import type { OpenedItemWire, QueueItemWire } from '@fathom/contract/office'
import { type QueueKind, waitsForOffice } from '@fathom/domain/office'
import { slate } from '@fathom/look/drawings/lines/slate.ts'
import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query'
import Hand from 'lucide-react/icons/hand'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { isMissing } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { NotLoaded } from '../../../shared/ui/feedback/not-loaded.tsx'
import { ActionHistory } from '../audit/action-history.tsx'
import { HELD_MS, isHeldByOther, openedQuery } from './queue.queries.ts'
import type { ItemKeys } from './queue-keys.tsx'
import { QueueNotes, type UnsentNotes } from './queue-notes.tsx'
import css from './queues.module.css'

/** What a queue shows of an open item, with the decisions. */
export type DetailProps = {
  opened: OpenedItemWire['opened']
  /** Whose item it is, with the name in the profile. */
  person: QueueItemWire['person']
  /** A colleague works on it, or it is the reader's own. */
  isLocked: boolean
  /** While nobody works on it: takes it, and then goes on. */
  take: ((onTaken?: () => void) => void) | undefined
  keys: RefObject<ItemKeys>
  /** It was decided or has moved on. `isOver`: it has left the queue. */
  onDecided: (isOver: boolean) => void
}

type Props = {
  kind: QueueKind
  id: string
  me: number
  isBusy: boolean
  keys: RefObject<ItemKeys>
  /** By item: what was typed stays while the reader looks at another one. */
  unsentNotes: UnsentNotes
  detail: (props: DetailProps) => ReactNode
  /** It was decided: what follows isn't here yet. */
  isLeft: boolean
  /** It is the reader's. */
  onMine: () => void
  onTake: (id: string, how?: { onSuccess: () => void }) => void
  onRelease: (id: string) => void
  onDecided: (item: QueueItemWire) => void
}

export function QueueItem({ kind, id, me, isBusy, isLeft, keys, unsentNotes, detail, ...on }: Props) {
  const { t, locale } = useTranslator('office-queues')
  const client = useQueryClient()
  const query = openedQuery(useCalls(), kind, id, locale)
  // The queue may say that it has left before the answer to the own decision is here.
  const isDeciding = useIsMutating() > 0 || isLeft
  const opened = useQuery({
    ...query,
    // It may be gone already: what is shown isn't asked for again before the decision is answered.
    enabled: ({ state: { data } }) => !isLeft && !(isDeciding && data !== undefined),
    refetchInterval: ({ state: { data } }) => isHeldByOther(data ? [data.item] : [], me) && HELD_MS,
    retry: (count, cause) => count < 2 && !isMissing(cause),
  })
  const article = useRef<HTMLElement>(null)
  const isOpen = opened.data !== undefined
  const isMine = opened.data?.item.holder?.affiliateId === me
  const { onMine } = on
  useEffect(() => {
    if (isMine) onMine()
  }, [isMine, onMine])
  // The page may be scrolled to the end of the item before.
  useLayoutEffect(() => {
    if (isOpen && (article.current?.getBoundingClientRect().top ?? 0) < 0) article.current?.scrollIntoView()
  }, [isOpen, id])
  if (isMissing(opened.error) && !(opened.data && isDeciding))
    return (
      <EmptyState drawing={slate} level={2} title={t('office-queues.gone')}>
        {t('office-queues.goneText')}
      </EmptyState>
    )
  if (!opened.data)
    return (
      <NotLoaded
        failed={t('office-queues.failed')}
        loading={t('office-queues.loading')}
        of={opened}
        text={t('office-queues.failedText')}
      />
    )
  const { item } = opened.data
  const { holder, person, state } = item
  const isOwn = person.affiliateId === me
  const isHeld = holder !== null && !isMine
  return (
    <article aria-label={person.name} className={css.item} ref={article}>
      <HolderBar {...{ isBusy, isHeld, isMine, isOwn, item }} onRelease={on.onRelease} onTake={on.onTake} />
      {detail({
        opened: opened.data.opened,
        person,
        isLocked: isOwn || isHeld || isLeft,
        take:
          isOwn || holder || !waitsForOffice(state)
            ? undefined
            : (onTaken) => on.onTake(id, onTaken && { onSuccess: onTaken }),
        keys,
        onDecided: (isOver) => (isOver ? on.onDecided(item) : void client.invalidateQueries(query)),
      })}
      <QueueNotes id={id} kind={kind} notes={opened.data.notes} unsent={unsentNotes} />
      <ActionHistory entries={opened.data.history} level={3} />
    </article>
  )
}

type BarProps = Pick<Props, 'isBusy' | 'onTake' | 'onRelease'> & {
  item: QueueItemWire
  isOwn: boolean
  isMine: boolean
  /** By a colleague. */
  isHeld: boolean
}

/** Who works on it, with the button to take or release it. */
function HolderBar({ item, isOwn, isMine, isHeld, isBusy, onTake, onRelease }: BarProps) {
  const { t, formatTime } = useTranslator('office-queues')
  const { id, holder, state } = item
  return (
    <div className={css.bar}>
      {isOwn || isHeld ? (
        <Banner icon={Hand} tone="warn">
          {holder && isHeld && !isOwn
            ? t('office-queues.heldUntil', {
                name: holder.name,
                time: formatTime(new Date(holder.until)),
              })
            : t('office-queues.own')}
        </Banner>
      ) : (
        waitsForOffice(state) && (
          <>
            {/* Keeps the button to release an item away from a second click on the one that takes it. */}
            {isMine && <span>{t('office-queues.mine')}</span>}
            <Button busy={isBusy} icon={Hand} onClick={() => (isMine ? onRelease(id) : onTake(id))} size="sm">
              {t(isMine ? 'office-queues.release' : 'office-queues.take')}
            </Button>
          </>
        )
      )}
    </div>
  )
}
