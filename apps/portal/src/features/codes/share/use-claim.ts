import type { AccessCodeWire } from '@fathom/contract/codes'
import { useMutation } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { onlineOnly } from '../online-only.ts'
import { useChanged } from '../use-changed.ts'

/** Claims a code that was offered to me. */
export function useClaim(onClaimed: () => void = () => undefined) {
  const { t } = useTranslator('codes')
  const { http } = useCalls()
  const changed = useChanged()
  return useMutation({
    ...onlineOnly((token: string) =>
      http.post<AccessCodeWire>('pro', 'codes/shares/{token}/claim', { params: { token } }),
    ),
    onSuccess: async ({ title }) => {
      await changed()
      showToast({ text: t('codes.offered.claimed', { title }) })
      onClaimed()
    },
    onError: changed,
  })
}
