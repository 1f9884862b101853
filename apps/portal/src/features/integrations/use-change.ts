import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslator } from '../../shared/i18n/index.ts'
import { useSigning } from '../../shared/signing.tsx'
import { showToast } from '../../shared/ui/overlay/toasts.ts'
import { useOneAtATime } from '../../shared/use-one-at-a-time.ts'
import { INTEGRATIONS_KEY } from './integrations.queries.ts'

type Options<Done> = { onDone?: (done: Done) => void; onFailed?: (error: Error) => boolean }

/** A change by staff, once on a double press: the lists are read again, and a failure is said. `onFailed` returns true if it said it itself. */
export function useChange<Input, Done>(
  change: (input: Input) => Promise<Done>,
  { onDone, onFailed }: Options<Done> = {},
) {
  const { t } = useTranslator('integrations')
  const { freshly, isCanceled } = useSigning()
  const client = useQueryClient()
  const once = useOneAtATime()
  const mutation = useMutation({
    mutationFn: (input: Input) => freshly(() => change(input)),
    onSuccess: (done) => {
      void client.invalidateQueries({ queryKey: INTEGRATIONS_KEY })
      onDone?.(done)
    },
    onError: (error) => {
      if (!isCanceled(error) && !onFailed?.(error)) showToast({ text: t('integrations.notSaved') })
    },
  })
  return { ...mutation, mutate: (input: Input) => once(() => mutation.mutateAsync(input)) }
}
