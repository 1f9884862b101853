import { OfficeScreen } from '../../../features/certifications/office/office-screen.tsx'
import { i18n, useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { OfficeLayout } from './office-layout.tsx'

await Promise.all([i18n.need('certifications-office'), i18n.need('account-security'), i18n.need('office')])

export function Page() {
  const { t } = useTranslator('certifications-office')
  return (
    <OfficeLayout
      above={{ to: paths.office(), name: t('certifications-office.back') }}
      page="cards"
      title={t('certifications-office.withdraw.title')}
    >
      <OfficeScreen />
    </OfficeLayout>
  )
}
