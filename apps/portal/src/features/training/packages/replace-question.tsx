import { useTranslator } from '../../../shared/i18n/index.ts'
import { ConfirmDialog } from '../../../shared/ui/overlay/confirm-dialog.tsx'

type Props = {
  /** Undefined while the dialog is closed. */
  asked: { course: string; learners: number } | undefined
  onReplace: () => void
  onKeep: () => void
}

/** Asks before a package replaces one that is in use. */
export function ReplaceQuestion({ asked, onReplace, onKeep }: Props) {
  const { t } = useTranslator('training-office')
  return (
    <ConfirmDialog
      confirmLabel={t('training-office.replace.deed')}
      keepLabel={t('training-office.replace.keep')}
      onConfirm={onReplace}
      onKeep={onKeep}
      open={asked !== undefined}
      title={t('training-office.replace.title', { course: asked?.course ?? '' })}
    >
      {t('training-office.replace.text', { count: asked?.learners ?? 0 })}
    </ConfirmDialog>
  )
}
