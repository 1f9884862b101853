import { useTranslator } from '../../shared/i18n/index.ts'
import { paths } from '../../shared/paths.ts'
import { TextLink } from '../../shared/ui/action/text-link.tsx'
import { ConfirmDialog } from '../../shared/ui/overlay/confirm-dialog.tsx'
import type { SignOutChoice } from './sign-out.ts'
import { askAboutUnsent } from './unsent-question.ts'

type Props = { unsent: number; signOut: (choice: SignOutChoice) => void }

/** BO-05: before a sign-out that would drop what isn't on the server yet. */
export function SignOutDialog({ unsent, signOut }: Props) {
  const { t } = useTranslator()
  const keep = () => {
    askAboutUnsent(undefined)
    // The page that signs out shows nothing else.
    if (location.pathname === paths.signOut()) location.assign(paths.dashboard())
  }
  const confirm = () => {
    askAboutUnsent(undefined)
    signOut('drop-unsent')
  }
  return (
    <ConfirmDialog
      confirmLabel={t('shell.signOut.waiting.confirm')}
      destructive={true}
      keepLabel={t('shell.signOut.waiting.keep')}
      onConfirm={confirm}
      onKeep={keep}
      open={true}
      title={t('shell.signOut.waiting.title')}
    >
      <p>{t('shell.signOut.waiting.body', { count: unsent })}</p>
      <p>
        <TextLink href={paths.waiting()}>{t('shell.signOut.waiting.show')}</TextLink>
      </p>
    </ConfirmDialog>
  )
}
