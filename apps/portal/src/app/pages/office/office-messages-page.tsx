import { ReportsScreen } from '../../../features/messages/office/reports-screen.tsx'
import { i18n, useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { OfficeLayout } from './office-layout.tsx'

await Promise.all([
  i18n.need('messages-office'),
  i18n.need('messages'),
  i18n.need('account-security'),
  i18n.need('office'),
])

/** LE-07. */
export function Page() {
  const { t } = useTranslator('messages-office')
  return (
    <OfficeLayout
      above={{ to: paths.office(), name: t('shell.page.office') }}
      lead={t('messages-office.lead')}
      page="messages"
      title={t('messages-office.title')}
    >
      <ReportsScreen />
    </OfficeLayout>
  )
}
