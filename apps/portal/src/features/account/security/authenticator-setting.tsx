import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import type { Owner } from '../account.calls.ts'
import { SecondFactorGate } from '../second-factor-gate.tsx'
import { AuthenticatorDialog } from './authenticator-dialog.tsx'
import { keepingQuery, secondFactorQuery } from './security.queries.ts'
import css from './setting.module.css'
import { SettingFailed, SettingLoading } from './setting-states.tsx'

type Props = { owner: Owner & { hasSecondFactor: boolean } }

/** TS-19: staff replace their authenticator app, and create recovery codes. */
export function AuthenticatorSetting({ owner }: Props) {
  const { t } = useTranslator('translations')
  const { data } = useQuery(keepingQuery(useCalls(), owner))
  if (data?.isManagedElsewhere) return <p>{t('translations.settings.passkeys.elsewhere')}</p>
  return (
    <SecondFactorGate hasSecondFactor={owner.hasSecondFactor}>
      <Authenticator email={owner.email} />
    </SecondFactorGate>
  )
}

function Authenticator({ email }: { email: string }) {
  const { t, formatDate } = useTranslator('account-security')
  const app = useQuery(secondFactorQuery(useCalls()))
  const [open, setOpen] = useState<'replace' | 'renew'>()
  if (app.isPending) return <SettingLoading height="5rem" label={t('account-security.app.loading')} />
  if (!app.data) return <SettingFailed query={app} title={t('account-security.app.failed')} />
  const { setUpAt, recoveryCodesLeft } = app.data
  return (
    <div className={css.stack}>
      {setUpAt ? (
        <p className={css.facts}>
          <span>{t('account-security.app.setUp', { day: formatDate(new Date(setUpAt), 'long') })}</span>
          <span>{t('account-security.app.codesLeft', { count: recoveryCodesLeft })}</span>
        </p>
      ) : (
        <p className={css.quiet}>{t('account-security.app.missing')}</p>
      )}
      <div className={css.actions}>
        <Button onClick={() => setOpen('replace')}>
          {setUpAt ? t('account-security.app.replace') : t('account-security.second.setupTitle')}
        </Button>
        {setUpAt && <Button onClick={() => setOpen('renew')}>{t('account-security.app.renew')}</Button>}
      </div>
      {open && (
        <AuthenticatorDialog
          email={email}
          hasApp={setUpAt !== null}
          onClose={() => setOpen(undefined)}
          to={open}
        />
      )}
    </div>
  )
}
