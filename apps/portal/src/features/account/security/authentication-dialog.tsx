import type { AuthenticatedWire, AuthenticateWire } from '@fathom/contract/account'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type ComponentProps, type FormEvent, type ReactNode, useId, useState } from 'react'
import { type Calls, useCalls } from '../../../shared/calls.tsx'
import { useConfig } from '../../../shared/config-context.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Dialog } from '../../../shared/ui/overlay/dialog.tsx'
import { PasswordField } from './password-field.tsx'
import { answerWithPasskey, PasskeyButton, ProofFailure, problemOf } from './proof.tsx'
import { waysQuery } from './security.queries.ts'
import css from './setting.module.css'

type DialogProps = { onDone: () => void; onClose: () => void; person?: string | undefined }

export function AuthenticationDialog(props: DialogProps) {
  const { data } = useQuery(waysQuery(useCalls()))
  return data?.isManagedElsewhere ? <SignInAgain {...props} /> : <PasswordOrPasskey {...props} />
}

/** Another service knows the password, so its pages ask for it. */
function SignInAgain({ onClose, person }: DialogProps) {
  const { t, locale } = useTranslator('account-security', 'translations')
  const { services } = useConfig()
  const signIn = () => {
    const returnTo = location.pathname + location.search
    const query = new URLSearchParams({ fresh: 'true', returnTo, lang: locale })
    location.assign(`${services.auth}/session/sign-in?${query}`)
  }
  return (
    <AgainDialog onClose={onClose} person={person} submit={{ onClick: signIn }}>
      {t('account-security.again.elsewhere')}
    </AgainDialog>
  )
}

type AgainDialogProps = Pick<DialogProps, 'onClose' | 'person'> & {
  /** What the main button does. */
  submit: Pick<ComponentProps<typeof Button>, 'busy' | 'form' | 'onClick' | 'type'>
  children: ReactNode
}

/** Title and buttons, whichever way the person proves who they are. */
function AgainDialog({ onClose, person, submit, children }: AgainDialogProps) {
  const { t } = useTranslator('account-security', 'translations')
  return (
    <Dialog
      actions={
        <>
          <Button {...submit} kind="primary">
            {t('account-security.second.submit')}
          </Button>
          <Button onClick={onClose}>{t('translations.settings.cancel')}</Button>
        </>
      }
      onClose={onClose}
      open={true}
      title={t('account-security.second.title')}
    >
      {person && <p>{t('account-security.again.person', { name: person })}</p>}
      {children}
    </Dialog>
  )
}

/** Mounted only while open, so that nothing typed remains in it. */
function PasswordOrPasskey({ onDone, onClose, person }: DialogProps) {
  const { t } = useTranslator('account', 'account-security', 'translations')
  const calls = useCalls()
  const formId = useId()
  const [password, setPassword] = useState('')
  const [isMissing, setMissing] = useState(false)
  const prove = useMutation({
    mutationFn: (typed: string | undefined) =>
      typed === undefined ? proveByPasskey(calls) : send(calls, { password: typed }),
    onSuccess: onDone,
  })
  const isWrong = problemOf(prove.error) === 'password-wrong'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(password === '')
    if (password !== '' && !prove.isPending) prove.mutate(password)
  }
  return (
    <AgainDialog
      onClose={onClose}
      person={person}
      submit={{ busy: prove.isPending, form: formId, type: 'submit' }}
    >
      {t('account-security.again.text')}
      <form className={css['in-dialog']} id={formId} noValidate={true} onSubmit={submit}>
        {prove.isError && !isWrong && <ProofFailure problem={problemOf(prove.error)} />}
        <PasswordField
          autoComplete="current-password"
          error={isMissing ? t('account.error.password') : isWrong && t('account.error.passwordWrong')}
          label={t('translations.settings.password.current')}
          onChange={(text) => {
            setPassword(text)
            setMissing(false)
          }}
          value={password}
        />
        <PasskeyButton onPress={() => prove.mutate(undefined)} />
      </form>
    </AgainDialog>
  )
}

const send = ({ http }: Pick<Calls, 'http'>, body: AuthenticateWire) =>
  http.post<AuthenticatedWire>('auth', 'user/authenticate', { body })

const proveByPasskey = async (calls: Pick<Calls, 'http'>) =>
  send(calls, { response: await answerWithPasskey(calls) })
