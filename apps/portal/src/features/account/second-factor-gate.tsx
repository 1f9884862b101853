import { closedHatch } from '@fathom/look/drawings/lines/closed-hatch.ts'
import type { ReactNode } from 'react'
import { useConfig } from '../../shared/config-context.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Button } from '../../shared/ui/action/button.tsx'
import { EmptyState } from '../../shared/ui/feedback/empty-state.tsx'

type Props = { hasSecondFactor: boolean; children: ReactNode }

/** TS-19: the server refuses staff who signed in with a password alone; here they get the missing step. */
export function SecondFactorGate({ hasSecondFactor, children }: Props) {
  const { t, locale } = useTranslator('account-security')
  const { services } = useConfig()
  if (hasSecondFactor) return children
  const goOn = () => {
    const query = new URLSearchParams({ secondFactor: 'true', returnTo: location.pathname, lang: locale })
    location.assign(`${services.auth}/session/sign-in?${query}`)
  }
  return (
    <EmptyState
      action={
        <Button kind="primary" onClick={goOn}>
          {t('account-security.second.submit')}
        </Button>
      }
      drawing={closedHatch}
      level={2}
      title={t('account-security.second.title')}
    >
      {t('account-security.second.office')}
    </EmptyState>
  )
}
