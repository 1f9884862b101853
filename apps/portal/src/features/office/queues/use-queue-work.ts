import type { OpenedItemWire, QueueItemWire } from '@fathom/contract/office'
import type { QueueKind } from '@fathom/domain/office'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { OFFICE_KEY } from '../office-key.ts'
import { openedQuery, releaseItem, takeItem, takeNext } from './queue.queries.ts'

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

/** Taking, releasing, and going from one item to the next (OF-05). */
export function useQueueWork({ kind, hold, item, open, close }: Work) {
  const calls = useCalls()
  const client = useQueryClient()
  const { t, locale } = useTranslator('office-queues')
  /** The items ahead, while going from one to the next. */
  const [ahead, setAhead] = useState<readonly OpenedItemWire[]>([])
  const [isFlowing, setIsFlowing] = useState(false)
  /** Decided and still on the screen: it isn't loaded again, because it may have left the queue. */
  const [left, setLeft] = useState('')
  const [done, setDone] = useState<Done>()
  useEffect(() => {
    if (item) setDone(undefined)
  }, [item])
  useEffect(() => {
    if (!left || left === item) return
    client.removeQueries({ queryKey: openedQuery(calls, kind, left, locale).queryKey })
    setLeft('')
  }, [client, calls, kind, locale, left, item])
  const refresh = () => void client.invalidateQueries({ queryKey: OFFICE_KEY })
  const store = (opened: OpenedItemWire) =>
    client.setQueryData(openedQuery(calls, kind, opened.item.id, locale).queryKey, opened)
  const failed = (cause: Error) => {
    const name = holderIn(cause)
    const isOwn = cause instanceof CallFailed && cause.problem === 'own-item'
    const refused = t(isOwn ? 'office-queues.own' : 'office-queues.notSaved')
    showToast({ text: name === undefined ? refused : t('office-queues.heldBy', { name }) })
    refresh()
  }
  const next = useMutation({
    mutationFn: () => takeNext(calls, kind, hold),
    onSuccess: ({ items }) => {
      for (const one of items) store(one)
      setAhead(items)
      refresh()
    },
    onError: failed,
  })
  const begin = (onNone: () => void = () => showToast({ text: t('office-queues.nothingFree') })) =>
    next.mutate(undefined, {
      onSuccess: ({ items: [first] }) => {
        setIsFlowing(first !== undefined)
        if (first) show(first.item.id)
        else onNone()
      },
    })
  const show = (id: string) => {
    // The same order again, to send after it was printed.
    setLeft((last) => (last === id ? '' : last))
    open(id)
  }
  const finish = (of: Done) => {
    setDone(of)
    close()
    refresh()
  }
  const take = useMutation({
    mutationFn: (id: string) => takeItem(calls, kind, id),
    onSuccess: store,
    onError: failed,
    onSettled: refresh,
  })
  const release = useMutation({
    mutationFn: (id: string) => releaseItem(calls, kind, id),
    onError: failed,
    onSettled: refresh,
  })
  /** The next one opens at once; more are taken behind it. */
  const goOn = (id: string, { person, neighbour }: Left) => {
    const rest = ahead.filter(({ item }) => item.id !== id)
    setAhead(rest)
    setLeft(id)
    if (!isFlowing) {
      if (!neighbour) return finish({ person, isNothingFree: false })
      show(neighbour.id)
      return refresh()
    }
    const [following] = rest
    if (!following) return begin(() => finish({ person, isNothingFree: true }))
    show(following.item.id)
    next.mutate()
  }
  return {
    ahead,
    begin: () => begin(),
    left,
    done,
    take: take.mutate,
    release: release.mutate,
    goOn,
    refresh,
    isBusy: take.isPending || release.isPending,
    isTaking: next.isPending,
  }
}
