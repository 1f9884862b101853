import type { EnrolmentWire } from '@fathom/contract/training'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'

/** Signs up for a course that the user may take (CA-15). */
export function useEnrol(packageId: string) {
  const { http } = useCalls()
  const { locale: culture } = useTranslator()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () =>
      http.post<EnrolmentWire>('learning', 'courses/{packageId}/enroll', {
        params: { packageId },
        body: { culture },
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['training'] }),
  })
}
