import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { ConfirmDialog } from '../../../shared/ui/overlay/confirm-dialog.tsx'

/** Asks before unsaved changes are left; outside of the portal the browser asks in its own words. */
export function LeaveGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const { t } = useTranslator('preferences')
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  return (
    <ConfirmDialog
      confirmLabel={t('preferences.leave.go')}
      destructive={true}
      keepLabel={t('preferences.leave.stay')}
      onConfirm={() => blocker.proceed?.()}
      onKeep={() => blocker.reset?.()}
      open={blocker.state === 'blocked'}
      title={t('preferences.leave.title')}
    >
      {t('preferences.leave.text')}
    </ConfirmDialog>
  )
}
