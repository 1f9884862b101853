import type { ChangePasswordWire, PasswordChangedWire } from '@fathom/contract/account'
import type { User } from '@fathom/domain/session'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { ProgressBar } from '../../../shared/ui/feedback/progress-bar.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import type { Owner } from '../account.calls.ts'
import { PasswordField } from './password-field.tsx'
import {
  draftProblems,
  EMPTY,
  type PasswordDraft,
  type PasswordFieldName,
  type PasswordProblems,
  refusalProblems,
} from './password-problems.ts'
import { isPersonal, passwordStrength, type Strength } from './password-strength.ts'
import { keepingQuery } from './security.queries.ts'
import css from './setting.module.css'

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

type StrengthHintProps = { password: string; personal: readonly string[] }

function StrengthHint({ password, personal }: StrengthHintProps) {
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
    import('./password-strength.ts').then(
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

/** CA-08: the three fields, what is wrong with them, and the call. */
function useChangePassword(person: Person) {
  const { t } = useTranslator('translations')
  const calls = useCalls()
  const client = useQueryClient()
  const [draft, setDraft] = useState(EMPTY)
  const [problems, setProblems] = useState<PasswordProblems>({})
  const call = useMutation({
    mutationFn: ({ current, next }: PasswordDraft) => {
      const { email, audience } = person
      const request = { username: email, oldPassword: current, newPassword: next, clientId: audience }
      return calls.http.post<PasswordChangedWire>('auth', 'password/change', {
        body: request satisfies ChangePasswordWire,
      })
    },
    onSuccess: ({ endedSessions: count }) => {
      setDraft(EMPTY)
      showToast({ text: t('translations.settings.password.changed', { count }) })
      return client.invalidateQueries({ queryKey: keepingQuery(calls, person).queryKey })
    },
    onError: (error) => setProblems(refusalProblems(error)),
  })
  return {
    draft,
    problems,
    isSending: call.isPending,
    /** The error, if it belongs to no field. */
    failure: Object.keys(refusalProblems(call.error)).length === 0 ? call.error : null,
    change(field: PasswordFieldName, text: string) {
      setDraft({ ...draft, [field]: text })
      setProblems({ ...problems, [field]: undefined })
    },
    /** Returns whether it was sent. */
    submit(): boolean {
      const found = draftProblems(draft)
      setProblems(found)
      const isFine = Object.keys(found).length === 0
      if (isFine) call.mutate(draft)
      else call.reset()
      return isFine
    },
  }
}

/** The texts of VA-01 are in the account catalogue, because the account pages use them too. */
function useProblemWords(problems: PasswordProblems): (field: PasswordFieldName) => string | undefined {
  const { t } = useTranslator('account', 'translations')
  const words = {
    missing: () => t('account.error.password'),
    wrong: () => t('account.error.passwordWrong'),
    invalid: () => t('account.error.passwordInvalid'),
    mismatch: () => t('account.error.passwordMismatch'),
    same: () => t('translations.settings.password.same'),
    common: () => t('account.error.passwordCommon'),
    personal: () => t('account.error.passwordPersonal'),
  }
  return (field) => {
    const problem = problems[field]
    return problem && words[problem]()
  }
}

/** The password's owner, and what strangers know about them. */
type Person = Owner & Pick<User, 'givenName' | 'familyName'>
