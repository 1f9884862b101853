import Phone from 'lucide-react/icons/phone'
import { type FormEvent, useRef } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { LeaveGuard } from '../../../shared/ui/form/leave-guard.tsx'
import { TextInput } from '../../../shared/ui/form/text-input.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import type { Owner, StoredPhone } from '../account.calls.ts'
import css from './contact.module.css'
import { PhoneConflict } from './phone-conflict.tsx'
import { PhoneStatus } from './phone-status.tsx'
import { type PhoneForm as Form, usePhoneForm } from './use-phone-form.ts'

/** CA-11: the mobile number, and the state of its sync event. */
export function PhoneForm({ owner, kept }: { owner: Owner; kept: StoredPhone }) {
  const { t } = useTranslator('profile')
  const input = useRef<HTMLInputElement>(null)
  const form = usePhoneForm(owner, kept, (isRemoved) => {
    input.current?.focus()
    showToast({ text: t(isRemoved ? 'profile.phone.removed' : 'profile.phone.saved') })
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    input.current?.focus()
    form.submit()
  }
  return (
    <form className={css.phone} noValidate={true} onSubmit={submit}>
      <Field
        error={problemOf(form, t)}
        help={t('profile.phone.help')}
        label={t('profile.field.phoneNumber')}
        optional={t('profile.optional')}
      >
        <TextInput
          autoComplete="tel"
          dir="ltr"
          icon={Phone}
          onChange={({ target }) => form.type(target.value)}
          ref={input}
          type="tel"
          value={form.text}
        />
      </Field>
      {form.isChanged ? <PhoneActions form={form} /> : <PhoneStatus form={form} phone={kept.phone} />}
      <PhoneConflict form={form} />
      <LeaveGuard
        isUnsaved={form.isChanged}
        words={{
          title: t('profile.leave.title'),
          text: t('profile.leave.text'),
          go: t('profile.leave.go'),
          stay: t('profile.leave.stay'),
        }}
      />
    </form>
  )
}

type T = ReturnType<typeof useTranslator<'profile'>>['t']

function problemOf({ isInvalid, failure }: Form, t: T): string | undefined {
  if (isInvalid) return t('profile.problem.phoneNumber')
  return failure && t(`profile.phone.${failure}`)
}

function PhoneActions({ form }: { form: Form }) {
  const { t } = useTranslator('profile')
  return (
    <div className={css.actions}>
      <Button busy={form.isSaving} kind="primary" type="submit">
        {t(form.text.trim() === '' ? 'profile.phone.remove' : 'profile.phone.save')}
      </Button>
      <Button onClick={form.undo}>{t('profile.undo')}</Button>
    </div>
  )
}
