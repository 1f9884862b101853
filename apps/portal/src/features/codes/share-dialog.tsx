import type { AccessCodeWire } from '@fathom/contract/codes'
import { isEmail } from '@fathom/domain/account'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Button } from '../../shared/ui/action/button.tsx'
import { Field } from '../../shared/ui/form/field.tsx'
import { TextInput } from '../../shared/ui/form/text-input.tsx'
import { Dialog } from '../../shared/ui/overlay/dialog.tsx'
import { showToast } from '../../shared/ui/overlay/toasts.ts'
import css from './codes.module.css'
import { onlineOnly, useChanged } from './codes.mutations.ts'
import { useProblemWords } from './refused.tsx'

type Props = { code: AccessCodeWire; done: () => void }

/** CA-25 */
export function ShareDialog({ code, done }: Props) {
  const { t } = useTranslator('codes')
  const form = useId()
  const { email, type, submit, problem, isSending } = useShare(code, done)
  return (
    <Dialog
      actions={
        <>
          <Button onClick={done}>{t('codes.share.cancel')}</Button>
          <Button busy={isSending} form={form} kind="primary" type="submit">
            {t('codes.share.send')}
          </Button>
        </>
      }
      onClose={done}
      open={true}
      title={t('codes.share.title', { title: code.title })}
    >
      <p>{t('codes.share.text')}</p>
      <form className={css.body} id={form} noValidate={true} onSubmit={submit}>
        <Field error={problem} label={t('codes.share.label')}>
          <TextInput
            autoComplete="email"
            data-first-focus={true}
            dir="ltr"
            onChange={({ target }) => type(target.value)}
            type="email"
            value={email}
          />
        </Field>
      </form>
    </Dialog>
  )
}

function useShare({ couponCode, certificationName }: AccessCodeWire, done: () => void) {
  const { t } = useTranslator('codes')
  const { http } = useCalls()
  const changed = useChanged()
  const wordsOf = useProblemWords()
  const [email, setEmail] = useState('')
  const [isWrong, setWrong] = useState(false)
  const share = useMutation({
    ...onlineOnly((address: string) =>
      http.post<AccessCodeWire>('pro', 'codes/{code}/share', {
        params: { code: couponCode },
        body: { email: address, certificationName },
      }),
    ),
    onSuccess: async ({ shared }) => {
      showToast({ text: t('codes.share.sent', { email: shared?.email ?? '' }) })
      await changed()
      done()
    },
  })
  return {
    email,
    isSending: share.isPending,
    problem: isWrong ? t('codes.problem.no-address') : share.error && wordsOf(share.error),
    type(next: string) {
      setWrong(false)
      share.reset()
      setEmail(next)
    },
    submit(event: FormEvent) {
      event.preventDefault()
      if (share.isPending) return
      const address = email.trim()
      setWrong(!isEmail(address))
      if (isEmail(address)) share.mutate(address)
    },
  }
}
