import type { DiveLog } from '@fathom/domain/logbook'
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCalls } from '../../../../shared/calls.tsx'
import { CallFailed } from '../../../../shared/http/index.ts'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { showToast } from '../../../../shared/ui/overlay/toasts.ts'
import { LIST_KEY, type Page } from '../../list/list.queries.ts'
import { deleteLog, restoreLog } from './delete-log.ts'

const without = (page: Page, id: string): Page => ({
  ...page,
  logs: page.logs.filter((log) => log.id !== id),
})

/** What the reader sees of the logbook, before and after the server has answered. */
function useShown() {
  const client = useQueryClient()
  return {
    hide: async ({ id }: DiveLog) => {
      await client.cancelQueries({ queryKey: LIST_KEY })
      client.setQueriesData<InfiniteData<Page>>(
        { queryKey: LIST_KEY },
        (list) => list && { ...list, pages: list.pages.map((page) => without(page, id)) },
      )
    },
    renew: () => client.invalidateQueries({ queryKey: ['logbook'] }),
  }
}

function useRestore() {
  const calls = useCalls()
  const { t } = useTranslator('logbook-list')
  const { renew } = useShown()
  const { mutate } = useMutation({
    networkMode: 'always',
    mutationFn: (log: DiveLog) => restoreLog(calls, log),
    onSuccess: async (_, log) => {
      await renew()
      showToast({ text: t('logbook-list.restored', { title: titleOf(log, t('logbook-list.untitled')) }) })
    },
    onError: (_, log) =>
      showToast({
        text: t('logbook-list.notRestored', { title: titleOf(log, t('logbook-list.untitled')) }),
        action: { label: t('shell.error.retry'), onPress: () => mutate(log) },
      }),
  })
  return mutate
}

const titleOf = (log: DiveLog, untitled: string) => log.title || untitled

/** SC-05: gone from the list at once; it can be brought back. */
export function useDelete() {
  const calls = useCalls()
  const { t } = useTranslator('logbook', 'logbook-list')
  const { hide, renew } = useShown()
  const restore = useRestore()
  const { mutate } = useMutation({
    networkMode: 'always',
    mutationFn: (log: DiveLog) => deleteLog(calls, log),
    onMutate: hide,
    onSuccess: (_, log) =>
      showToast({
        text: t('logbook-list.deleted', { title: titleOf(log, t('logbook-list.untitled')) }),
        action: { label: t('logbook-list.undo'), onPress: () => restore(log) },
      }),
    onError: (error, log) => {
      const isStale = error instanceof CallFailed && error.problem === 'stale'
      const retry = { label: t('shell.error.retry'), onPress: () => mutate(log) }
      const text = t('logbook-list.notDeleted', { title: titleOf(log, t('logbook-list.untitled')) })
      showToast(isStale ? { text: `${text} ${t('logbook.refusal.stale')}.` } : { text, action: retry })
    },
    onSettled: renew,
  })
  return mutate
}
