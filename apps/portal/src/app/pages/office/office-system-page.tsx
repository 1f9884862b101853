import { SystemScreen } from '../../../features/office/system/system-screen.tsx'
import { i18n, useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { OfficeLayout } from './office-layout.tsx'

await Promise.all([i18n.need('office-system'), i18n.need('office'), i18n.need('account-security')])

/** OP-01. */
export function Page() {
  const { t } = useTranslator('office-system')
  return (
    <OfficeLayout
      above={{ to: paths.office(), name: t('shell.page.office') }}
      lead={t('office-system.lead')}
      page="system"
      title={t('office-system.title')}
    >
      <SystemScreen />
    </OfficeLayout>
  )
}
