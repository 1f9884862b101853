import { useQuery } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useCalls } from '../../../../shared/calls.tsx'
import { CallFailed } from '../../../../shared/http/index.ts'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Button } from '../../../../shared/ui/action/button.tsx'
import { Banner } from '../../../../shared/ui/feedback/banner.tsx'
import { ProgressBar } from '../../../../shared/ui/feedback/progress-bar.tsx'
import type { Person } from '../person.ts'
import { keepingQuery } from '../security.queries.ts'
import css from '../setting.module.css'
import { PasswordField } from './password-field.tsx'
import { isPersonal, passwordStrength, type Strength } from './password-strength.ts'
import { useChangePassword } from './use-change-password.ts'
import { useProblemWords } from './use-problem-words.ts'

/** The form shows at once; only users whose password is managed elsewhere must not use it. */
export function PasswordSetting({ person }: { person: Person }) {
  const { t, formatDate } = useTranslator('translations')
  const { data } = useQuery(keepingQuery(useCalls(), person))
  if (data?.isManagedElsewhere) return <p>{t('translations.settings.password.elsewhere')}</p>
  return (
    <div className={css.stack}>
      {data?.passwordChangedAt && (
        <p className={css.quiet}>
          {t('translations.settings.password.changedAt', {
            day: formatDate(new Date(data.passwordChangedAt), 'long'),
          })}
        </p>
      )}
      <PasswordForm person={person} />
    </div>
  )
}

/** VA-01, CA-08 */
function PasswordForm({ person }: { person: Person }) {
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

const isTooOften = (error: Error) => error instanceof CallFailed && error.problem === 'too-many-attempts'

/** Shows a failure that belongs to no field; the form keeps its values, so it can be sent again. */
function PasswordFailure({ error }: { error: Error }) {
  const { t } = useTranslator('translations')
  return (
    <Banner icon={CircleAlert} live="alert" tone="bad">
      {t(`translations.settings.password.${isTooOften(error) ? 'tooOften' : 'failed'}`)}
    </Banner>
  )
}

const SHARE: Readonly<Record<Strength, number>> = { common: 0.1, weak: 0.25, fair: 0.6, strong: 1 }

type Props = { password: string; personal: readonly string[] }

function StrengthHint({ password, personal }: Props) {
  const { t } = useTranslator('translations')
  const verdict = useStrength(password, personal)
  const said = verdict && t(`translations.settings.password.${verdict.strength}`)
  return (
    <div className={css.hinted}>
      {verdict && said && (
        <ProgressBar
          label={t('translations.settings.password.strength')}
          value={SHARE[verdict.strength]}
          valueText={said}
        />
      )}
      <div className={css.quiet}>
        <p role="status">
          {said} {verdict?.isPersonal && t('translations.settings.password.personal')}
        </p>
        {verdict && <p>{t('translations.settings.password.private')}</p>}
      </div>
    </div>
  )
}

type Verdict = { strength: Strength; isPersonal: boolean }

/**
 * The list of common passwords loads when the first character is typed; without it the other checks still
 * work.
 */
function useStrength(password: string, personal: readonly string[]): Verdict | undefined {
  const [common, setCommon] = useState<ReadonlySet<string>>()
  const isWanted = password !== ''
  useEffect(() => {
    if (!isWanted) return
    import('./common-passwords.ts').then(
      ({ COMMON_PASSWORDS }) => setCommon(COMMON_PASSWORDS),
      () => setCommon(new Set()),
    )
  }, [isWanted])
  if (!isWanted || !common) return undefined
  return {
    strength: passwordStrength(password, { common, personal }),
    isPersonal: isPersonal(password, personal),
  }
}
