import type { OpenedItemWire, QueueItemWire } from '@fathom/contract/office'
import type { QueueKind } from '@fathom/domain/office'
import { hashKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { OFFICE_KEY } from '../office-key.ts'
import { openedQuery, releaseAll, releaseItem, takeItem, takeNext } from './queue.queries.ts'
import { useClaims } from './use-claims.ts'

type Work = {
  kind: QueueKind
  /** How many items to hold while going from one to the next: the ones ahead are loaded before they are needed. */
  hold: number
  /** The open one. */
  item: string
  open: (id: string) => void
  /** Nothing is open any longer. */
  close: () => void
}

/** What was decided last, when nothing follows it. */
export type Done = { person: QueueItemWire['person']; isNothingFree: boolean }

type Left = { person: QueueItemWire['person']; neighbour: QueueItemWire | undefined }

/** Who works on it, when a call was refused because of that. */
function holderIn(cause: unknown): string | undefined {
  if (!(cause instanceof CallFailed) || cause.problem !== 'held') return undefined
  const { holder } = cause.answer as { holder?: { name?: string } }
  return holder?.name ?? ''
}

/** What is known of the items on this page, and what is said when an action was refused. */
function useItems(kind: QueueKind) {
  const client = useQueryClient()
  const calls = useCalls()
  const { t, locale } = useTranslator('office-queues')
  const keyOf = (id: string) => openedQuery(calls, kind, id, locale).queryKey
  /** `left` is still on the screen and may be gone on the server: it isn't asked for again. */
  const refresh = (left = '') =>
    void client.invalidateQueries({
      queryKey: OFFICE_KEY,
      predicate: ({ queryHash }) => !left || queryHash !== hashKey(keyOf(left)),
    })
  return {
    refresh,
    store: (opened: OpenedItemWire) => client.setQueryData(keyOf(opened.item.id), opened),
    forget: (id: string) => client.removeQueries({ queryKey: keyOf(id) }),
    failed: (cause: Error) => {
      const name = holderIn(cause)
      const isOwn = cause instanceof CallFailed && cause.problem === 'own-item'
      const refused = t(isOwn ? 'office-queues.own' : 'office-queues.notSaved')
      showToast({ text: name === undefined ? refused : t('office-queues.heldBy', { name }) })
      refresh()
    },
  }
}

type Next = Pick<Work, 'kind' | 'hold'> & {
  items: ReturnType<typeof useItems>
  onTake: () => void
  /** The open one was taken by a colleague who was faster. */
  onMissed: (shown: string, first: string) => void
}

/** The items ahead, while going from one to the next. */
function useNext({ kind, hold, items, onTake, onMissed }: Next) {
  const calls = useCalls()
  const [ahead, setAhead] = useState<readonly OpenedItemWire[]>([])
  const turn = useRef(0)
  const next = useMutation({
    onMutate: () => {
      onTake()
      turn.current += 1
      return turn.current
    },
    mutationFn: (shown: string | undefined) => takeNext(calls, kind, { hold, ...(shown && { open: shown }) }),
    onSuccess: ({ items: taken }, shown, its) => {
      // An answer to an earlier turn may name what was decided since.
      if (its !== turn.current) return
      for (const one of taken) items.store(one)
      setAhead(taken)
      const [first] = taken
      if (first && shown && taken.every(({ item: { id } }) => id !== shown)) onMissed(shown, first.item.id)
      items.refresh()
    },
    onError: items.failed,
  })
  return { ahead, setAhead, next }
}

/** Taking, releasing, and going from one item to the next (OF-05). */
export function useQueueWork({ kind, hold, item, open, close }: Work) {
  const calls = useCalls()
  const { t } = useTranslator('office-queues')
  const items = useItems(kind)
  const { refresh, store, failed, forget } = items
  const [isFlowing, setIsFlowing] = useState(false)
  const { left, setLeft, done, setDone, shown } = useProgress(item, forget)
  // A claim that ended meanwhile may be a colleague's by now.
  const claims = useClaims(kind, (held) => item && !held.includes(item) && refresh())
  const show = (id: string) => {
    // The same order again, to send after it was printed.
    setLeft((last) => (last === id ? '' : last))
    shown.current = id
    open(id)
  }
  const { ahead, setAhead, next } = useNext({
    ...{ kind, hold, items },
    onTake: () => claims.flow(true),
    onMissed: (missed, first) => missed === shown.current && show(first),
  })
  const begin = (onNone: () => void = () => showToast({ text: t('office-queues.nothingFree') })) =>
    next.mutate(undefined, {
      onSuccess: ({ items: [first] }) => {
        setIsFlowing(first !== undefined)
        if (first) show(first.item.id)
        else onNone()
      },
    })
  const finish = (id: string, of: Done) => {
    setDone(of)
    close()
    refresh(id)
  }
  const take = useMutation({
    onMutate: claims.hold,
    mutationFn: (id: string) => takeItem(calls, kind, id),
    onSuccess: store,
    onError: failed,
    onSettled: () => refresh(),
  })
  /** Whoever goes from one to the next stops there: what is loaded ahead is free too. */
  const release = useMutation({
    mutationFn: (id: string) => (isFlowing ? releaseAll(calls, kind) : releaseItem(calls, kind, id)),
    onSuccess: () => {
      claims.flow(false)
      setIsFlowing(false)
      setAhead([])
    },
    onError: failed,
    onSettled: () => refresh(),
  })
  /** The next one opens at once; more are taken behind it. */
  const goOn = (id: string, { person, neighbour }: Left) => {
    const rest = ahead.filter(({ item }) => item.id !== id)
    setAhead(rest)
    setLeft(id)
    if (!isFlowing) {
      if (!neighbour) return finish(id, { person, isNothingFree: false })
      show(neighbour.id)
      return refresh(id)
    }
    const [following] = rest
    if (!following) return begin(() => finish(id, { person, isNothingFree: true }))
    show(following.item.id)
    next.mutate(following.item.id)
  }
  return {
    ...{ ahead, left, done, goOn, refresh: () => refresh() },
    begin: () => begin(),
    hold: claims.hold,
    take: take.mutate,
    release: release.mutate,
    isBusy: take.isPending || release.isPending,
    isTaking: next.isPending,
  }
}

/** Which item is shown, which one was decided and is still on the screen, and what was decided last. */
function useProgress(item: string, forget: (id: string) => void) {
  /** It isn't loaded again, because it may have left the queue. */
  const [left, setLeft] = useState('')
  const [done, setDone] = useState<Done>()
  /** Ahead of the address. */
  const shown = useRef(item)
  useEffect(() => {
    shown.current = item
    if (item) setDone(undefined)
  }, [item])
  const leave = useEffectEvent(forget)
  useEffect(() => {
    if (!left || left === item) return
    leave(left)
    setLeft('')
  }, [left, item])
  return { left, setLeft, done, setDone, shown }
}
