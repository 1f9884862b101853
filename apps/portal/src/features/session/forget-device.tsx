import { useState } from 'react'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Button } from '../../shared/ui/action/button.tsx'
import { ConfirmDialog } from '../../shared/ui/overlay/confirm-dialog.tsx'
import { useSignOut } from './session-context.tsx'

/** BO-06: removes everything that this device stores, of everyone, and signs out. */
export function ForgetDevice({ countUnsent }: { countUnsent: () => Promise<number> }) {
  const { t } = useTranslator('translations')
  const signOut = useSignOut()
  const [unsent, setUnsent] = useState<number>()
  const forget = () => {
    setUnsent(undefined)
    signOut('forget-device')
  }
  return (
    <div>
      <Button onClick={async () => setUnsent(await countUnsent().catch(() => 0))}>
        {t('translations.settings.device.forget')}
      </Button>
      <ConfirmDialog
        confirmLabel={t('translations.settings.device.forget')}
        destructive={true}
        keepLabel={t('shell.signOut.waiting.keep')}
        onConfirm={forget}
        onKeep={() => setUnsent(undefined)}
        open={unsent !== undefined}
        title={t('translations.settings.device.ask')}
      >
        <p>{t('translations.settings.device.askText')}</p>
        {unsent !== undefined && unsent > 0 && (
          <p>
            <b>{t('translations.settings.device.waiting', { count: unsent })}</b>
          </p>
        )}
      </ConfirmDialog>
    </div>
  )
}
