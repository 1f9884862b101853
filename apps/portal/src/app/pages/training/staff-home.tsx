import type { ReactNode } from 'react'
import { SecondFactorGate } from '../../../features/account/second-factor-gate.tsx'
import { HomeScreen } from '../../../features/office/home/home-screen.tsx'
import { useUser } from '../../../features/session/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import css from './dashboard-page.module.css'

/** SN-01: the home of staff is what waits in the office (OF-02), and the way there. */
export function StaffHome({ cards }: { cards: ReactNode }) {
  const { t } = useTranslator()
  const { hasSecondFactor } = useUser()
  return (
    <>
      <p className={css.office}>
        <ButtonLink kind="primary" to={paths.office()}>
          {t('shell.page.office')}
        </ButtonLink>
      </p>
      <SecondFactorGate hasSecondFactor={hasSecondFactor}>
        <HomeScreen />
      </SecondFactorGate>
      {cards}
    </>
  )
}
