import type { PhotoDecisionWire, WaitingPhotosWire } from '@fathom/contract/certifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { decidePhoto, waitingPhotosQuery } from './office.queries.ts'

/** A decided photo leaves the list; if another person decided first, a refetch shows it. */
export function useDecision({ id, name }: Pick<WaitingPhotosWire[number], 'id' | 'name'>) {
  const calls = useCalls()
  const client = useQueryClient()
  const { t } = useTranslator('certifications-office')
  const { queryKey } = waitingPhotosQuery(calls)
  return useMutation({
    mutationFn: (decision: PhotoDecisionWire) => decidePhoto(calls, id, decision),
    onSuccess: (_, { decision }) => {
      client.setQueryData(queryKey, (before) => before?.filter((photo) => photo.id !== id))
      showToast({ text: t(`certifications-office.photos.${decision}`, { name }) })
    },
    onError: () => {
      showToast({ text: t('certifications-office.photos.undecided') })
      void client.invalidateQueries({ queryKey })
    },
  })
}
