import { SecurityLogScreen } from '../../../features/session/security-log/security-log-screen.tsx'
import { i18n, useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { OfficeLayout } from './office-layout.tsx'

await Promise.all([
  i18n.need('session-office'),
  i18n.need('account-security'),
  i18n.need('translations'),
  i18n.need('office'),
])

/** TS-22. */
export function Page() {
  const { t } = useTranslator('session-office')
  return (
    <OfficeLayout
      above={{ to: paths.office(), name: t('shell.page.office') }}
      lead={t('session-office.lead')}
      page="security"
      title={t('session-office.title')}
    >
      <SecurityLogScreen />
    </OfficeLayout>
  )
}
