import { withdrawTrainingLog } from '@fathom/contract/logbook'
import type { DiveLog } from '@fathom/domain/logbook'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { sendPending } from '../../../shared/offline/outbox.ts'
import { dismissToast, showToast, type Toast } from '../../../shared/ui/overlay/toasts.ts'
import {
  type DeleteEnd,
  type Left,
  putLeftBack,
  restoreLog,
  sendDelete,
  storedDeleteOf,
  takeLeft,
} from '../device/deletes.ts'
import { renewLogbook, showPending } from '../device/logbook.queries.ts'
import { deviceDeletes } from '../device/stored-deletes.ts'

/** What a delete did, and what it takes to undo it. */
type Deleted = { end: DeleteEnd | 'here'; left: Left }

const NOTHING_LEFT: Left = { drafts: [], photos: [] }

/** A dive of version 0 was saved offline: the server has never seen it. */
const isOnlyHere = ({ version }: DiveLog) => version === 0

function useDeleting() {
  const calls = useCalls()
  const client = useQueryClient()
  const show = ({ affiliateId }: DiveLog) => showPending(client, affiliateId)
  /** Without a connection, the list stays as it is on this device. */
  const renew = async ({ affiliateId }: DiveLog) => {
    await renewLogbook(calls, client, affiliateId).catch(() => undefined)
    await client.invalidateQueries({ queryKey: ['logbook'] })
  }
  return {
    async remove(log: DiveLog): Promise<Deleted> {
      if (isOnlyHere(log)) {
        const left = await takeLeft(log.id)
        await show(log)
        return { end: 'here', left }
      }
      const stored = storedDeleteOf(log)
      await deviceDeletes.put(log.id, stored)
      await show(log)
      const end = navigator.onLine ? await sendDelete(calls, stored) : 'unreached'
      if (end === 'unreached') {
        sendPending()
        return { end, left: NOTHING_LEFT }
      }
      const left = end === 'deleted' ? await takeLeft(log.id) : NOTHING_LEFT
      // The dive must not show up between the server's answer and the next reading of the feed.
      if (end === 'deleted' || end === 'stale') await renew(log)
      if (end !== 'stale') await deviceDeletes.remove(log.id)
      await show(log)
      return { end, left }
    },
    async undo(log: DiveLog, { end, left }: Deleted): Promise<void> {
      if (end === 'deleted') await restoreLog(calls, log.id)
      await deviceDeletes.remove(log.id)
      await putLeftBack(left)
      // The server may have heard of the delete although its answer got lost.
      if (end === 'unreached' && navigator.onLine) await restoreLog(calls, log.id).catch(() => undefined)
      await show(log)
      if (end !== 'here') await renew(log)
    },
  }
}

function useTitle() {
  const { t } = useTranslator('logbook-list')
  return ({ title }: DiveLog) => title || t('logbook-list.untitled')
}

function useRestore() {
  const { t } = useTranslator('logbook-list')
  const titleOf = useTitle()
  const { undo } = useDeleting()
  const { mutate } = useMutation({
    networkMode: 'always',
    mutationFn: ({ log, deleted }: { log: DiveLog; deleted: Deleted }) => undo(log, deleted),
    onSuccess: (_, { log }) => showToast({ text: t('logbook-list.restored', { title: titleOf(log) }) }),
    onError: (_, given) =>
      showToast({
        text: t('logbook-list.notRestored', { title: titleOf(given.log) }),
        action: { label: t('shell.error.retry'), onPress: () => mutate(given) },
      }),
  })
  return mutate
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
          action: { label: t('logbook-list.undo'), onPress: () => restore({ log, deleted }) },
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
