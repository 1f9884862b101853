import { useTranslator } from '../../shared/i18n/index.ts'
import { showToast } from '../../shared/ui/overlay/toasts.ts'
import { useSessionContext } from './session-context.tsx'

/** Signs out; on failure shows an error and offers a retry. */
export function useSignOut(): () => void {
  const { t } = useTranslator()
  const { signOut } = useSessionContext()
  const leave = () => {
    signOut().catch(() =>
      showToast({
        text: t('shell.signOut.failed'),
        action: { label: t('shell.error.retry'), onPress: leave },
      }),
    )
  }
  return leave
}
