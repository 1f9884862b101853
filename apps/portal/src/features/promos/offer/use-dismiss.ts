import type { DismissedWire, OfferWire } from '@fathom/contract/promos'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { OFFER_KEY } from '../promos.queries.ts'

const PATH = '{sub}/dismissed/{id}'

/** EN-19: hides the recommendation on all devices until that is undone. The server stores it. */
export function useDismiss(sub: string) {
  const { http } = useCalls()
  const { t } = useTranslator('promos')
  const queries = useQueryClient()
  const renew = () => queries.invalidateQueries({ queryKey: OFFER_KEY })
  const undo = useMutation({
    mutationFn: ({ id }: OfferWire) => http.delete<DismissedWire>('offers', PATH, { params: { sub, id } }),
    onSuccess: renew,
    onError: (_, offer) =>
      showToast({
        text: t('promos.offer.undoFailed'),
        action: { label: t('shell.error.retry'), onPress: () => undo.mutate(offer) },
      }),
  })
  return useMutation({
    mutationFn: ({ id }: OfferWire) => http.put<DismissedWire>('offers', PATH, { params: { sub, id } }),
    onSuccess: (_, offer) => {
      queries.setQueriesData({ queryKey: OFFER_KEY }, () => null)
      showToast({
        text: t('promos.offer.dismissed', { course: offer.title }),
        action: { label: t('promos.offer.undo'), onPress: () => undo.mutate(offer) },
      })
    },
    onError: () => showToast({ text: t('promos.offer.failed') }),
  })
}
