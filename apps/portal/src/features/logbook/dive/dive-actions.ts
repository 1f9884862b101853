import {
  deleteRecreationalLog,
  deleteTrainingLog,
  restoreDiveLog,
  withdrawTrainingLog,
} from '@fathom/contract/logbook'
import type { DiveLog } from '@fathom/domain/logbook'
import { type InfiniteData, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Calls, useCalls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { dismissToast, showToast, type Toast } from '../../../shared/ui/overlay/toasts.ts'
import { LIST_KEY, type Page } from '../list/list.queries.ts'

const without = (page: Page, id: string): Page => ({
  ...page,
  logs: page.logs.filter((log) => log.id !== id),
})

type List = InfiniteData<Page>

/** The lists that showed the dive, before and after it was removed. */
type Changed = readonly [key: QueryKey, before: List, after: List][]

/** Changes the cached lists before the server has answered. */
function useCachedLists() {
  const client = useQueryClient()
  return {
    hide: async ({ id }: DiveLog): Promise<Changed> => {
      await client.cancelQueries({ queryKey: LIST_KEY })
      return client.getQueriesData<List>({ queryKey: LIST_KEY }).flatMap(([key, before]) => {
        if (!before) return []
        const pages = before.pages.map((page) => without(page, id))
        const after = client.setQueryData<List>(key, { ...before, pages })
        return after ? [[key, before, after] as const] : []
      })
    },
    /** Offline nothing can be refetched, so data that hasn't changed since is restored as it was. */
    restoreLists: (changed: Changed | undefined) => {
      for (const [key, before, after] of changed ?? [])
        if (client.getQueryData(key) === after) client.setQueryData(key, before)
    },
    renew: () => client.invalidateQueries({ queryKey: ['logbook'] }),
  }
}

function useRestore() {
  const calls = useCalls()
  const { t } = useTranslator('logbook-list')
  const { renew } = useCachedLists()
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

/** SC-05: removes the dive from the list at once, with an undo. */
export function useDelete() {
  const calls = useCalls()
  const { t } = useTranslator('logbook', 'logbook-list')
  const { hide, restoreLists, renew } = useCachedLists()
  const restore = useRestore()
  const { mutate } = useMutation({
    networkMode: 'always',
    mutationFn: (log: DiveLog) => deleteLog(calls, log),
    onMutate: hide,
    onSuccess: (_, log) =>
      undoByKey({
        text: t('logbook-list.deleted', { title: titleOf(log, t('logbook-list.untitled')) }),
        action: { label: t('logbook-list.undo'), onPress: () => restore(log) },
      }),
    onError: (error, log, changed) => {
      restoreLists(changed)
      const isStale = error instanceof CallFailed && error.problem === 'stale'
      const retry = { label: t('shell.error.retry'), onPress: () => mutate(log) }
      const text = t('logbook-list.notDeleted', { title: titleOf(log, t('logbook-list.untitled')) })
      showToast(isStale ? { text: `${text} ${t('logbook.refusal.stale')}.` } : { text, action: retry })
    },
    onSettled: renew,
  })
  return mutate
}

type Graph = Pick<Calls, 'graph'>

/** CA-42 */
async function deleteLog({ graph }: Graph, { id, version, logType }: DiveLog): Promise<void> {
  const action = logType === 'Training' ? deleteTrainingLog : deleteRecreationalLog
  await graph.request<unknown, { id: string; version: number }>(action, { id, version })
}

async function restoreLog({ graph }: Graph, { id }: Pick<DiveLog, 'id'>): Promise<void> {
  await graph.request(restoreDiveLog, { id })
}

/** ST-01: withdraws a log that waits for the instructor. */
export function useWithdraw() {
  const { graph } = useCalls()
  const { t } = useTranslator('logbook-dive')
  const client = useQueryClient()
  const renew = () => client.invalidateQueries({ queryKey: ['logbook'] })
  const mutation = useMutation({
    networkMode: 'always',
    mutationFn: ({ id, version }: DiveLog) => graph.request(withdrawTrainingLog, { id, version }),
    onSuccess: () => showToast({ text: t('logbook-dive.withdrawn') }),
    onError: (_, log) =>
      showToast({
        text: t('logbook-dive.notWithdrawn'),
        action: { label: t('shell.error.retry'), onPress: () => mutation.mutate(log) },
      }),
    // If it was verified or returned meanwhile, the page shows that.
    onSettled: renew,
  })
  return mutation
}

const isUndo = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey

/** In a text field the keys undo the typing. */
const isTyping = ({ target }: Event) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** Shows the message; while it is visible, the usual undo shortcut presses its button. */
export function undoByKey(toast: Required<Pick<Toast, 'text' | 'action'>>): void {
  const over = new AbortController()
  const id = showToast({
    text: toast.text,
    action: {
      label: toast.action.label,
      onPress: () => {
        over.abort()
        toast.action.onPress()
      },
    },
    onSettled: () => over.abort(),
  })
  const undo = (event: KeyboardEvent) => {
    if (!isUndo(event) || isTyping(event) || event.defaultPrevented) return
    event.preventDefault()
    dismissToast(id, true)
  }
  document.addEventListener('keydown', undo, { signal: over.signal })
}
