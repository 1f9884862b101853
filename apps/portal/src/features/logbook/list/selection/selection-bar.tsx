import { type DiveLog, mayDo } from '@fathom/domain/logbook'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import Backpack from 'lucide-react/icons/backpack'
import Download from 'lucide-react/icons/download'
import ListChecks from 'lucide-react/icons/list-checks'
import Tag from 'lucide-react/icons/tag'
import Trash2 from 'lucide-react/icons/trash-2'
import { useRef, useState } from 'react'
import { useCalls } from '../../../../shared/calls.tsx'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { sendPending } from '../../../../shared/offline/outbox.ts'
import { Button } from '../../../../shared/ui/action/button.tsx'
import { Savebar } from '../../../../shared/ui/form/savebar.tsx'
import { showToast } from '../../../../shared/ui/overlay/toasts.ts'
import { type AddedField, addNames, type NamesLot, undoNames } from '../../device/add-names.ts'
import { type DeletedLot, deleteDives, restoreDives } from '../../device/delete-dives.ts'
import type { Logbook } from '../../device/logbook.queries.ts'
import { undoByKey } from '../../dive/dive-actions.ts'
import { NamesDialog } from './names-dialog.tsx'
import css from './selection.module.css'
import type { Selection } from './use-selection.ts'

type Props = {
  affiliateId: number
  logbook: Logbook
  selection: Selection
  /** How many dives the list has. */
  count: number
  onExport: () => void
}

/** LO-08: what can be done with the selected dives. */
export function SelectionBar({ affiliateId, logbook, selection, count, onExport }: Props) {
  const { t } = useTranslator('logbook-list', 'logbook-selection')
  const [adding, setAdding] = useState<AddedField>()
  const { dives } = selection
  const add = useAdd(logbook, selection)
  const remove = useDeleteLot()
  const done = useRef<HTMLButtonElement>(null)
  const isEmpty = dives.length === 0
  return (
    <>
      <Savebar
        say={t('logbook-selection.selected', {
          dives: t('logbook-list.month.dives', { count: dives.length }),
        })}
      >
        <div className={css.actions} data-selection-bar="">
          <Button icon={ListChecks} kind="quiet" onClick={selection.all} size="sm">
            {t('logbook-selection.all', { count })}
          </Button>
          {(['tags', 'gear'] as const).map((field) => (
            <Button
              disabled={isEmpty}
              icon={field === 'tags' ? Tag : Backpack}
              key={field}
              kind="quiet"
              onClick={() => setAdding(field)}
              size="sm"
            >
              {t(`logbook-selection.${field}`)}
            </Button>
          ))}
          <Button disabled={isEmpty} icon={Download} kind="quiet" onClick={onExport} size="sm">
            {t('logbook-selection.export')}
          </Button>
          <Button
            disabled={isEmpty}
            icon={Trash2}
            kind="quiet"
            onClick={() => {
              remove(dives.map(({ log }) => log))
              selection.clear()
              // Nothing is selected any more, so this button can't keep the focus.
              done.current?.focus()
            }}
            size="sm"
          >
            {t('logbook-list.delete')}
          </Button>
          <Button onClick={selection.end} ref={done} size="sm">
            {t('logbook-selection.done')}
          </Button>
        </div>
      </Savebar>
      {adding && (
        <NamesDialog
          affiliateId={affiliateId}
          busy={add.isPending}
          count={dives.length}
          field={adding}
          logbook={logbook}
          onAdd={(names) => add.mutate({ field: adding, names }, { onSettled: () => setAdding(undefined) })}
          onClose={() => setAdding(undefined)}
        />
      )}
    </>
  )
}

/** A count of dives in the reader's language, and the sentence about those that stay as they are. */
function useLotWords() {
  const { t } = useTranslator('logbook-list', 'logbook-selection')
  const countOf = (count: number) => t('logbook-list.month.dives', { count })
  return {
    t,
    countOf,
    withKept: (text: string, kept: number): string =>
      kept === 0 ? text : `${text} ${t('logbook-selection.kept', { dives: countOf(kept) })}`,
  }
}

/** Adds names to what may change, with one undo for all. The changes are sent when the undo is over. */
function useAdd(logbook: Logbook, { dives }: Selection) {
  const { t, countOf, withKept } = useLotWords()
  const calls = useCalls()
  const client = useQueryClient()
  const undo = (lot: NamesLot): Promise<unknown> =>
    undoNames(calls, client, lot).then(
      () => showToast({ text: t('logbook-selection.undone') }),
      () =>
        showToast({
          text: t('logbook-selection.notUndone'),
          action: { label: t('shell.error.retry'), onPress: () => void undo(lot) },
        }),
    )
  return useMutation({
    networkMode: 'always',
    mutationFn: (added: { field: AddedField; names: readonly string[] }) =>
      addNames(client, logbook, dives, added),
    onSuccess: (lot) => {
      const changed = t('logbook-selection.changed', { dives: countOf(lot.done) })
      const text = withKept(changed, dives.length - lot.done)
      if (lot.changes.length === 0) return void showToast({ text })
      undoByKey({
        text,
        action: { label: t('logbook-list.undo'), onPress: () => void undo(lot) },
        onSettled: sendPending,
      })
    },
  })
}

/** Deletes what may be deleted, with one undo for all. The deletes are sent when the undo is over. */
function useDeleteLot() {
  const { t, countOf, withKept } = useLotWords()
  const calls = useCalls()
  const client = useQueryClient()
  const undo = async (lot: DeletedLot): Promise<void> => {
    const missing = await restoreDives(calls, client, lot)
    if (missing.length === 0)
      return void showToast({ text: t('logbook-selection.restored', { dives: countOf(lot.logs.length) }) })
    const again = { logs: missing, left: { drafts: [], photos: [] } }
    showToast({
      text: t('logbook-selection.notRestored', { dives: countOf(missing.length) }),
      action: { label: t('shell.error.retry'), onPress: () => void undo(again) },
    })
  }
  const { mutate } = useMutation({
    networkMode: 'always',
    mutationFn: async (logs: readonly DiveLog[]) => {
      const lot = await deleteDives(
        client,
        logs.filter((log) => mayDo('delete', log, 'owner').granted),
      )
      const { length } = lot.logs
      const text = withKept(t('logbook-selection.deleted', { dives: countOf(length) }), logs.length - length)
      if (length === 0) return void showToast({ text })
      undoByKey({
        text,
        action: { label: t('logbook-list.undo'), onPress: () => void undo(lot) },
        onSettled: sendPending,
      })
    },
  })
  return mutate
}
