import { useTranslator } from '../../../shared/i18n/index.ts'
import { ConfirmDialog } from '../../../shared/ui/overlay/confirm-dialog.tsx'
import { useDeviceName } from './device-name.ts'
import type { OwnSession } from './session-list.queries.ts'

/** One session, or the number of all other sessions. */
export type Ending = { session: OwnSession } | { count: number }

type Props = { ending: Ending | undefined; busy: boolean; onConfirm: () => void; onKeep: () => void }

export function EndDialog({ ending, ...rest }: Props) {
  const { t } = useTranslator('translations')
  const nameOf = useDeviceName()
  const isOne = ending !== undefined && 'session' in ending
  return (
    <ConfirmDialog
      {...rest}
      confirmLabel={t(`translations.settings.sessions.${isOne ? 'confirm' : 'confirmAll'}`)}
      destructive={true}
      keepLabel={t('translations.settings.cancel')}
      open={ending !== undefined}
      title={t(`translations.settings.sessions.${isOne ? 'askOne' : 'askAll'}`)}
    >
      {ending &&
        ('session' in ending
          ? t('translations.settings.sessions.askOneText', { device: nameOf(ending.session) })
          : t('translations.settings.sessions.askAllText', { count: ending.count }))}
    </ConfirmDialog>
  )
}
