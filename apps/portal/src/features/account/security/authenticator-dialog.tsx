import type {
  FactorProofWire,
  NewAppKeyWire,
  RecoveryCodesWire,
  ReplaceAppWire,
} from '@fathom/contract/account'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { type Calls, useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { TextInput } from '../../../shared/ui/form/text-input.tsx'
import { Dialog } from '../../../shared/ui/overlay/dialog.tsx'
import { QrPicture } from '../../../shared/ui/scan/qr-picture.tsx'
import css from './authenticator-dialog.module.css'
import { type Freshly, isCanceled, useFreshAuthentication } from './fresh-authentication.tsx'
import { answerWithPasskey, PasskeyButton, ProofFailure, problemOf } from './proof.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { secondFactorQuery } from './security.queries.ts'

type Props = { to: 'replace' | 'renew'; hasApp: boolean; email: string; onClose: () => void }

/** Confirm, scan the new key, save the codes. Mounted only while open, so that no code remains in it. */
export function AuthenticatorDialog({ to, hasApp, email, onClose }: Props) {
  const { t } = useTranslator('account-security')
  const [made, setMade] = useState<NewAppKeyWire>()
  const [codes, setCodes] = useState<readonly string[]>()
  const { freshly, dialog } = useFreshAuthentication()
  const name = hasApp ? t(`account-security.app.${to}`) : t('account-security.second.setupTitle')
  if (codes) return <SaveCodes codes={codes} email={email} onClose={onClose} />
  return (
    <>
      {made ? (
        <ScanKey freshly={freshly} made={made} onClose={onClose} onDone={setCodes} title={name} />
      ) : (
        <ProveFactor
          freshly={freshly}
          hasApp={hasApp}
          onClose={onClose}
          onCodes={setCodes}
          onKey={setMade}
          title={name}
          to={to}
        />
      )}
      {dialog}
    </>
  )
}

type ProveProps = {
  to: Props['to']
  title: string
  hasApp: boolean
  freshly: Freshly
  onKey: (made: NewAppKeyWire) => void
  onCodes: (codes: readonly string[]) => void
  onClose: () => void
}

function ProveFactor({ to, title, hasApp, freshly, onKey, onCodes, onClose }: ProveProps) {
  const { t } = useTranslator('account-security')
  const calls = useCalls()
  const prove = useMutation({
    mutationFn: async (code: string | undefined) => {
      const proof: FactorProofWire =
        code === undefined ? { response: await answerWithPasskey(calls) } : { code }
      if (to === 'replace') onKey(await freshly(() => askForKey(calls, proof)))
      else onCodes((await freshly(() => renewCodes(calls, proof))).codes)
    },
  })
  return (
    <CodeDialog
      error={prove.error}
      hasCode={hasApp}
      isBusy={prove.isPending}
      onClose={onClose}
      onSubmit={prove.mutate}
      title={title}
    >
      {t(hasApp ? 'account-security.app.proof' : 'account-security.second.passkeyOnly')}
      <PasskeyButton onPress={() => prove.mutate(undefined)} />
    </CodeDialog>
  )
}

type ScanProps = {
  made: NewAppKeyWire
  title: string
  freshly: Freshly
  onDone: (codes: readonly string[]) => void
  onClose: () => void
}

function ScanKey({ made, title, freshly, onDone, onClose }: ScanProps) {
  const { t } = useTranslator('account-security')
  const calls = useCalls()
  const replace = useMutation({
    mutationFn: (code: string) => freshly(() => replaceApp(calls, { key: made.key, code })),
    onSuccess: ({ codes }) => onDone(codes),
  })
  return (
    <CodeDialog
      error={replace.error}
      hasCode={true}
      isBusy={replace.isPending}
      onClose={onClose}
      onSubmit={replace.mutate}
      title={title}
    >
      <p>{t('account-security.app.scan')}</p>
      <QrPicture className={css.code} label={t('account-security.app.title')} text={made.uri} />
      <p className={css.key}>
        <span>{t('account-security.second.key')}</span>
        <bdi dir="ltr">{made.secret.replace(/(.{4})(?=.)/g, '$1 ')}</bdi>
      </p>
    </CodeDialog>
  )
}

type CodeDialogProps = {
  title: string
  /** Without it there's nothing to type, and the passkey is the only way on. */
  hasCode: boolean
  isBusy: boolean
  error: Error | null
  children: ReactNode
  onSubmit: (code: string) => void
  onClose: () => void
}

function CodeDialog({ title, hasCode, isBusy, error, children, onSubmit, onClose }: CodeDialogProps) {
  const { t } = useTranslator('account', 'account-security', 'translations')
  const formId = useId()
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  const problem = problemOf(error)
  const isWrong = problem === 'code-wrong'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(code.trim() === '')
    if (code.trim() !== '' && !isBusy) onSubmit(code.trim())
  }
  return (
    <Dialog
      actions={
        <>
          {hasCode && (
            <Button busy={isBusy} form={formId} kind="primary" type="submit">
              {t('account-security.second.submit')}
            </Button>
          )}
          <Button onClick={onClose}>{t('translations.settings.cancel')}</Button>
        </>
      }
      onClose={onClose}
      open={true}
      title={title}
    >
      <form className={css.form} id={formId} noValidate={true} onSubmit={submit}>
        {error && !isWrong && !isCanceled(error) && <CodeFailure problem={problem} />}
        {children}
        {hasCode && (
          <Field
            error={isMissing ? t('account.error.code') : isWrong && t('account-security.second.wrong')}
            label={t('account.field.code')}
          >
            <TextInput
              autoComplete="one-time-code"
              data-first-focus={true}
              dir="ltr"
              maxLength={40}
              onChange={({ target }) => {
                setCode(target.value)
                setMissing(false)
              }}
              value={code}
            />
          </Field>
        )}
      </form>
    </Dialog>
  )
}

function CodeFailure({ problem }: { problem: string | undefined }) {
  const { t } = useTranslator('account-security')
  if (problem === 'key-expired') return <p role="alert">{t('account-security.app.expired')}</p>
  return <ProofFailure problem={problem} />
}

type SaveProps = { codes: readonly string[]; email: string; onClose: () => void }

function SaveCodes({ codes, email, onClose }: SaveProps) {
  const { t } = useTranslator('account-security')
  const calls = useCalls()
  const client = useQueryClient()
  const close = () => {
    void client.invalidateQueries({ queryKey: secondFactorQuery(calls).queryKey })
    onClose()
  }
  return (
    <Dialog
      actions={
        <Button kind="primary" onClick={close}>
          {t('account-security.second.codesDone')}
        </Button>
      }
      // Escape must not lose what is shown only once.
      onClose={() => undefined}
      open={true}
      role="alertdialog"
      title={t('account-security.second.codesTitle')}
    >
      <p>{t('account-security.second.codesText')}</p>
      <RecoveryCodes codes={codes} email={email} />
    </Dialog>
  )
}

type Http = Pick<Calls, 'http'>

const askForKey = ({ http }: Http, body: FactorProofWire) =>
  http.post<NewAppKeyWire>('auth', 'second-factor/key', { body })
const renewCodes = ({ http }: Http, body: FactorProofWire) =>
  http.post<RecoveryCodesWire>('auth', 'second-factor/recovery-codes', { body })
const replaceApp = ({ http }: Http, body: ReplaceAppWire) =>
  http.put<RecoveryCodesWire>('auth', 'second-factor', { body })
