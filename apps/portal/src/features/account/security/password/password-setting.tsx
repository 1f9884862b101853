import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../../shared/calls.tsx'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import type { Person } from '../person.ts'
import { keepingQuery } from '../security.queries.ts'
import css from '../setting.module.css'
import { PasswordForm } from './password-form.tsx'

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
