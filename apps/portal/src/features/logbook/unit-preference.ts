import { type Unit, unitSetting, upsertUnitSetting } from '@fathom/contract/logbook'
import type { UnitSystem } from '@fathom/domain/logbook'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Calls, useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { dismissToast, showToast, type Toast } from '../../shared/ui/overlay/toasts.ts'
import { storedUnit, storeUnit, UNIT_KEY } from './stored-unit.ts'

/** CA-39 */
export const unitSettingQuery = ({ graph }: Pick<Calls, 'graph'>) =>
  queryOptions({
    queryKey: ['logbook', 'unit'],
    queryFn: async ({ signal }) => (await graph.request(unitSetting, {}, { signal })).unitSetting.unit,
  })

/**
 * EN-10: the diver's unit. The last one known on this device counts until the server answers, so that the logbook
 * on the device doesn't wait. Undefined while it loads for the first time.
 */
export function useUnit(): UnitSystem | undefined {
  const { data, isError, fetchStatus } = useQuery(unitSettingQuery(useCalls()))
  // Once a page is there offline it stays: without a unit, a form would go away while someone types in it.
  const [isShown, setIsShown] = useState(false)
  const isOffline = isError || fetchStatus === 'paused'
  if (isOffline && !isShown) setIsShown(true)
  useEffect(() => {
    if (data) storeUnit(data)
  }, [data])
  if (data) return data
  return isOffline || isShown || localStorage.getItem(UNIT_KEY) !== null ? storedUnit() : undefined
}

let lastToast = 0

/** Shows only the unit that applies now: an older toast, shown or queued, would contradict the screen. */
function showUnitToast(toast: Omit<Toast, 'id'>): void {
  dismissToast(lastToast)
  lastToast = showToast(toast)
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
    onSuccess: (_, unit) => showUnitToast({ text: t('logbook.settings.units.saved', { unit }) }),
    onError: (_, unit, context) => {
      client.setQueryData(queryKey, context?.before)
      const action = { label: t('shell.error.retry'), onPress: () => mutation.mutate(unit) }
      showUnitToast({ text: t('logbook.settings.units.notSaved'), action })
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  return (unit: Unit) => mutation.mutate(unit)
}
