import { type FormEvent, useEffect, useRef } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Button } from '../../../../shared/ui/action/button.tsx'
import type { Person } from '../person.ts'
import css from '../setting.module.css'
import { PasswordFailure } from './password-failure.tsx'
import { PasswordField } from './password-field.tsx'
import { StrengthHint } from './strength-hint.tsx'
import { useChangePassword } from './use-change-password.ts'
import { useProblemWords } from './use-problem-words.ts'

/** VA-01, CA-08 */
export function PasswordForm({ person }: { person: Person }) {
  const { t } = useTranslator('account', 'translations')
  const form = useRef<HTMLFormElement>(null)
  const { draft, problems, isSending, failure, change, submit } = useChangePassword(person)
  const wrongWith = useProblemWords(problems)
  useEffect(() => {
    if (Object.values(problems).some(Boolean))
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [problems])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSending) submit()
  }
  return (
    <form className={css.form} noValidate={true} onSubmit={onSubmit} ref={form}>
      {failure && <PasswordFailure error={failure} />}
      {/* Password managers store the new password under this name. */}
      <input autoComplete="username" hidden={true} readOnly={true} type="email" value={person.email} />
      <PasswordField
        autoComplete="current-password"
        error={wrongWith('current')}
        label={t('translations.settings.password.current')}
        onChange={(text) => change('current', text)}
        value={draft.current}
      />
      <div className={css.hinted}>
        <PasswordField
          autoComplete="new-password"
          error={wrongWith('next')}
          help={t('account.field.passwordRule')}
          label={t('account.field.newPassword')}
          onChange={(text) => change('next', text)}
          value={draft.next}
        />
        <StrengthHint password={draft.next} personal={[person.givenName, person.familyName, person.email]} />
      </div>
      <PasswordField
        autoComplete="new-password"
        error={wrongWith('confirmation')}
        label={t('account.field.confirmPassword')}
        onChange={(text) => change('confirmation', text)}
        value={draft.confirmation}
      />
      <div>
        <Button busy={isSending} type="submit">
          {t('translations.settings.password.submit')}
        </Button>
      </div>
    </form>
  )
}
