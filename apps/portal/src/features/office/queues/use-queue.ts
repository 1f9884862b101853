import type { QueueKind } from '@fathom/domain/office'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { useAddressView } from '../../../shared/use-address-view.ts'
import { HELD_MS, isHeldByOther, queuePageQuery } from './queue.queries.ts'
import { useSelection } from './queue-selection.tsx'
import { type QueueView, queryOfQueue, queueViewIn } from './queue-view.ts'

export type Queue = ReturnType<typeof useQueue>
export type ChangeQueue = Queue['change']

/** What the address asks for, the items of that list so far, and those that are selected. */
export function useQueue(kind: QueueKind, me: number) {
  const { locale } = useTranslator()
  const address = useMemo(() => ({ viewIn: queueViewIn(kind), queryOf: queryOfQueue }), [kind])
  const { view, change } = useAddressView<QueueView>(address)
  const list = useInfiniteQuery({
    ...queuePageQuery(useCalls(), kind, view, locale),
    refetchInterval: ({ state: { data } }) =>
      isHeldByOther(data?.pages.flatMap((page) => page.items) ?? [], me) && HELD_MS,
  })
  const items = list.data?.pages.flatMap((page) => page.items) ?? []
  return { view, change, list, items, selection: useSelection(`${kind} ${view.state}`, items, me) }
}
