import { withdrawTrainingLog } from '@fathom/contract/logbook'
import type { DiveLog } from '@fathom/domain/logbook'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'

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
