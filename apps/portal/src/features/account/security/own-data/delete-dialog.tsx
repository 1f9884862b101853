import CircleAlert from 'lucide-react/icons/circle-alert'
import { type FormEvent, useId, useState } from 'react'
import { CallFailed } from '../../../../shared/http/index.ts'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Button } from '../../../../shared/ui/action/button.tsx'
import { Banner } from '../../../../shared/ui/feedback/banner.tsx'
import { Dialog } from '../../../../shared/ui/overlay/dialog.tsx'
import { PasswordField } from '../password/password-field.tsx'
import css from '../setting.module.css'
import { useDeleteAccount } from './own-data.mutations.ts'

const problemOf = (error: Error | null) => (error instanceof CallFailed ? error.problem : undefined)

type Props = { onClose: () => void; onDeleted: () => void }

/** Asks for the password again. Mounted only while open, so that nothing typed remains in it. */
export function DeleteDialog({ onClose, onDeleted }: Props) {
  const { t } = useTranslator('account', 'translations')
  const formId = useId()
  const [password, setPassword] = useState('')
  const [isMissing, setMissing] = useState(false)
  const call = useDeleteAccount(onDeleted)
  const isWrong = problemOf(call.error) === 'password-wrong'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(password === '')
    if (password !== '' && !call.isPending) call.mutate(password)
  }
  const wrong = isMissing ? t('account.error.password') : isWrong && t('account.error.passwordWrong')
  return (
    <Dialog
      actions={
        <>
          <Button busy={call.isPending} form={formId} kind="bad" type="submit">
            {t('translations.settings.deletion.confirm')}
          </Button>
          <Button onClick={onClose}>{t('translations.settings.deletion.keep')}</Button>
        </>
      }
      onClose={onClose}
      open={true}
      role="alertdialog"
      title={t('translations.settings.deletion.ask')}
    >
      {t('translations.settings.deletion.askText')}
      <form className={css['in-dialog']} id={formId} noValidate={true} onSubmit={submit}>
        {call.isError && !isWrong && <DeletionFailure problem={problemOf(call.error)} />}
        <PasswordField
          autoComplete="current-password"
          error={wrong}
          label={t('translations.settings.password.current')}
          onChange={(text) => {
            setPassword(text)
            setMissing(false)
          }}
          value={password}
        />
      </form>
    </Dialog>
  )
}

function DeletionFailure({ problem }: { problem: string | undefined }) {
  const { t } = useTranslator('translations')
  return (
    <Banner icon={CircleAlert} live="alert" tone="bad">
      {problem === 'too-many-attempts'
        ? t('translations.settings.password.tooOften')
        : t('translations.settings.deletion.failed')}
    </Banner>
  )
}
