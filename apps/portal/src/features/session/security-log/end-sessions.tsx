import { useMutation } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import LogOut from 'lucide-react/icons/log-out'
import { useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { ConfirmDialog } from '../../../shared/ui/overlay/confirm-dialog.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'

/** TS-16: staff sign the person out whose events they look at. */
export function EndSessions({ number, onEnded }: { number: string; onEnded: () => void }) {
  const { t, formatId } = useTranslator('session-office', 'translations')
  const { http } = useCalls()
  const [isAsking, setIsAsking] = useState(false)
  const end = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      http.delete('auth', 'users/{affiliateId}/sessions', { params: { affiliateId: number } }),
    onSuccess: () => {
      showToast({ text: t('session-office.end.done') })
      onEnded()
    },
    onSettled: () => setIsAsking(false),
  })
  const isUnknown = end.error instanceof CallFailed && end.error.status === 404
  return (
    <>
      {end.isError && (
        <Banner icon={CircleAlert} live="alert" tone="bad">
          {t(isUnknown ? 'session-office.end.unknown' : 'session-office.end.failed')}
        </Banner>
      )}
      <Button icon={LogOut} onClick={() => setIsAsking(true)}>
        {t('session-office.end.button')}
      </Button>
      <ConfirmDialog
        busy={end.isPending}
        confirmLabel={t('session-office.end.button')}
        destructive={true}
        keepLabel={t('translations.settings.cancel')}
        onConfirm={() => end.mutate()}
        onKeep={() => setIsAsking(false)}
        open={isAsking}
        title={t('session-office.end.title', { number: formatId(Number(number)) })}
      >
        {t('session-office.end.text')}
      </ConfirmDialog>
    </>
  )
}
