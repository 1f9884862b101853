import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { diveLogsQuery, type Page } from './list.queries.ts'
import type { ListView } from './view/list-view.ts'

type Pages = InfiniteData<Page, { offset: number; limit: number }>
type Asked = { queryKey: readonly unknown[] }

/**
 * The dives of a view. While the user types, previous results stay until the next arrive; another filter
 * starts empty.
 */
export function useDiveLogs(view: ListView) {
  const keep = (before: Pages | undefined, asked: Asked | undefined) => {
    const shown = asked?.queryKey[2] as ListView | undefined
    return shown?.filter === view.filter && shown.sort === view.sort ? before : undefined
  }
  return useInfiniteQuery({ ...diveLogsQuery(useCalls(), view), placeholderData: keep })
}
