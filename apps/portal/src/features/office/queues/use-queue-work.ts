import type { OpenedItemWire, QueueItemWire } from '@fathom/contract/office'
import type { QueueKind } from '@fathom/domain/office'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
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
  open: (id: string) => void
}

/** Who works on it, when a call was refused because of that. */
function holderIn(cause: unknown): string | undefined {
  if (!(cause instanceof CallFailed) || cause.problem !== 'held') return undefined
  const { holder } = cause.answer as { holder?: { name?: string } }
  return holder?.name ?? ''
}

/** Taking, releasing, and going from one item to the next (OF-05). */
export function useQueueWork({ kind, hold, open }: Work) {
  const calls = useCalls()
  const client = useQueryClient()
  const { t, locale } = useTranslator('office-queues')
  /** The items ahead, while going from one to the next. */
  const [ahead, setAhead] = useState<readonly OpenedItemWire[]>([])
  const [isFlowing, setIsFlowing] = useState(false)
  const refresh = () => void client.invalidateQueries({ queryKey: OFFICE_KEY })
  const store = (opened: OpenedItemWire) =>
    client.setQueryData(openedQuery(calls, kind, opened.item.id, locale).queryKey, opened)
  const failed = (cause: Error) => {
    const name = holderIn(cause)
    showToast({
      text: name === undefined ? t('office-queues.notSaved') : t('office-queues.heldBy', { name }),
    })
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
  const begin = () =>
    next.mutate(undefined, {
      onSuccess: ({ items: [first] }) => {
        setIsFlowing(first !== undefined)
        if (first) open(first.item.id)
        else showToast({ text: t('office-queues.nothingFree') })
      },
    })
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
  const goOn = (id: string, neighbour: QueueItemWire | undefined) => {
    const rest = ahead.filter(({ item }) => item.id !== id)
    setAhead(rest)
    client.removeQueries({ queryKey: openedQuery(calls, kind, id, locale).queryKey })
    if (!isFlowing) {
      open(neighbour?.id ?? '')
      return refresh()
    }
    const [following] = rest
    if (!following) {
      // What was decided is no longer there, and nothing may be free.
      open('')
      return begin()
    }
    open(following.item.id)
    next.mutate()
  }
  return {
    ahead,
    begin,
    take: take.mutate,
    release: release.mutate,
    goOn,
    isBusy: take.isPending || release.isPending,
    isTaking: next.isPending,
  }
}
