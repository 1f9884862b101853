import { type Unit, upsertUnitSetting } from '@fathom/contract/logbook'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { dismissToast, showToast, type Toast } from '../../shared/ui/overlay/toasts.ts'
import { unitSettingQuery } from './logbook.queries.ts'

let lastTold = 0

/** Shows only the unit that applies now: an older toast, shown or queued, would contradict the screen. */
function tell(toast: Omit<Toast, 'id'>): void {
  dismissToast(lastTold)
  lastTold = showToast(toast)
}

/** CA-39: optimistic update, rolled back when the call fails. */
export function useChangeUnit() {
  const calls = useCalls()
  const { t } = useTranslator('logbook')
  const client = useQueryClient()
  const { queryKey } = unitSettingQuery(calls)
  const mutation = useMutation({
    mutationFn: (unit: Unit) => calls.graph.request(upsertUnitSetting, { unit }),
    scope: { id: 'unit' },
    onMutate: (unit) => {
      const before = client.getQueryData(queryKey)
      void client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, unit)
      return { before }
    },
    onSuccess: (_, unit) => tell({ text: t('logbook.settings.units.saved', { unit }) }),
    onError: (_, unit, context) => {
      client.setQueryData(queryKey, context?.before)
      const action = { label: t('shell.error.retry'), onPress: () => mutation.mutate(unit) }
      tell({ text: t('logbook.settings.units.notSaved'), action })
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  return (unit: Unit) => mutation.mutate(unit)
}
