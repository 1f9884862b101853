import { withdrawTrainingLog } from '@fathom/contract/logbook'
import type { DiveLog } from '@fathom/domain/logbook'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { dismissToast, showToast, type Toast } from '../../../shared/ui/overlay/toasts.ts'
import { type Deleted, deletingOf } from '../device/delete-dive.ts'

const useDeleting = () => deletingOf(useCalls(), useQueryClient())

function useTitle() {
  const { t } = useTranslator('logbook-list')
  return ({ title }: DiveLog) => title || t('logbook-list.untitled')
}

export function useRestore() {
  const { t } = useTranslator('logbook-list')
  const titleOf = useTitle()
  const { undo } = useDeleting()
  const mutation = useMutation({
    networkMode: 'always',
    mutationFn: ({ log, deleted }: { log: DiveLog; deleted: Deleted }) => undo(log, deleted),
    onSuccess: (_, { log }) => showToast({ text: t('logbook-list.restored', { title: titleOf(log) }) }),
    onError: (_, given) =>
      showToast({
        text: t('logbook-list.notRestored', { title: titleOf(given.log) }),
        action: { label: t('shell.error.retry'), onPress: () => mutation.mutate(given) },
      }),
  })
  return mutation
}

/** SC-05, BO-04: removes the dive from the list at once, with an undo; offline, the delete waits. */
export function useDelete() {
  const { t } = useTranslator('logbook', 'logbook-list')
  const titleOf = useTitle()
  const { remove } = useDeleting()
  const restore = useRestore()
  const { mutate } = useMutation({
    networkMode: 'always',
    mutationFn: remove,
    onSuccess: (deleted, log) => {
      const title = titleOf(log)
      const notDeleted = t('logbook-list.notDeleted', { title })
      if (deleted.end === 'stale') showToast({ text: `${notDeleted} ${t('logbook.refusal.stale')}.` })
      else if (deleted.end === 'failed' || deleted.end === 'refused')
        showToast({ text: notDeleted, action: { label: t('shell.error.retry'), onPress: () => mutate(log) } })
      else
        undoByKey({
          text: t(deleted.end === 'unreached' ? 'logbook-list.deletedHere' : 'logbook-list.deleted', {
            title,
          }),
          action: { label: t('logbook-list.undo'), onPress: () => restore.mutate({ log, deleted }) },
        })
    },
  })
  return mutate
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
export function undoByKey(toast: Required<Pick<Toast, 'text' | 'action'>> & Pick<Toast, 'onSettled'>): void {
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
    onSettled: () => {
      over.abort()
      toast.onSettled?.()
    },
  })
  const undo = (event: KeyboardEvent) => {
    if (!isUndo(event) || isTyping(event) || event.defaultPrevented) return
    event.preventDefault()
    dismissToast(id, true)
  }
  document.addEventListener('keydown', undo, { signal: over.signal })
}
