import { AuditScreen } from '../../../features/office/audit/audit-screen.tsx'
import { i18n, useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { OfficeLayout } from './office-layout.tsx'

await Promise.all([
  i18n.need('office-audit'),
  i18n.need('office'),
  i18n.need('session-office'),
  i18n.need('account-security'),
  i18n.need('applications'),
  i18n.need('certifications'),
  i18n.need('certifications-cards'),
  i18n.need('club'),
  i18n.need('integrations'),
  i18n.need('messages'),
  i18n.need('office-content'),
  i18n.need('office-people'),
  i18n.need('profile'),
])

/** OF-09. */
export function Page() {
  const { t } = useTranslator('office', 'office-audit')
  return (
    <OfficeLayout
      above={{ to: paths.office(), name: t('shell.page.office') }}
      lead={t('office-audit.lead')}
      page="audit"
      title={t('office.right.audit')}
    >
      <AuditScreen />
    </OfficeLayout>
  )
}
