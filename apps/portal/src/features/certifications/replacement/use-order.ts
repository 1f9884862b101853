import type { NewReplacementWire, ReplacementWire } from '@fathom/contract/certifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { newId } from '../../../shared/new-id.ts'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { REPLACEMENTS_KEY } from './replacement.queries.ts'

/** Creates one id per order, so a double press or a retry orders only one card. */
export function useOrder(onDone: () => void) {
  const { http } = useCalls()
  const client = useQueryClient()
  const { t } = useTranslator('certifications')
  const id = useRef(newId())
  return useMutation({
    mutationFn: (order: Omit<NewReplacementWire, 'id'>) =>
      http.post<ReplacementWire>('ecards', 'replacement-cards', { body: { ...order, id: id.current } }),
    onSuccess: () => {
      id.current = newId()
      showToast({ text: t('certifications.plastic.ordered') })
      onDone()
    },
    onSettled: () => client.invalidateQueries({ queryKey: REPLACEMENTS_KEY }),
  })
}
