import type { AccessCodeWire } from '@fathom/contract/codes'
import { useMutation } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { ConfirmDialog } from '../../../shared/ui/overlay/confirm-dialog.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { onlineOnly } from '../online-only.ts'
import { useChanged } from '../use-changed.ts'
import { Refused } from './refused.tsx'

type Props = { code: AccessCodeWire; done: () => void }

/** ST-10: a shared code can be recalled until it is claimed. */
export function CallBackDialog({ code, done }: Props) {
  const { t } = useTranslator('codes')
  const { http } = useCalls()
  const changed = useChanged()
  const callBack = useMutation({
    ...onlineOnly(() =>
      http.delete<AccessCodeWire>('pro', 'codes/{code}/share', { params: { code: code.couponCode } }),
    ),
    onSuccess: async () => {
      showToast({ text: t('codes.callBack.done') })
      await changed()
      done()
    },
    onError: changed,
  })
  return (
    <ConfirmDialog
      busy={callBack.isPending}
      confirmLabel={t('codes.callBack.confirm')}
      keepLabel={t('codes.callBack.keep')}
      onConfirm={() => callBack.mutate()}
      onKeep={done}
      open={true}
      title={t('codes.callBack.title')}
    >
      <p>{t('codes.callBack.text', { email: code.shared?.email ?? '' })}</p>
      <Refused error={callBack.error} />
    </ConfirmDialog>
  )
}
