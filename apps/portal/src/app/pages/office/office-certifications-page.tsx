import { DeskScreen } from '../../../features/certifications/desk/desk-screen.tsx'
import { i18n, useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { OfficeLayout } from './office-layout.tsx'

await Promise.all([
  i18n.need('certifications-desk'),
  i18n.need('certifications-office'),
  i18n.need('certifications-cards'),
  i18n.need('account-security'),
  i18n.need('office'),
])

export function Page() {
  const { t } = useTranslator('certifications-desk')
  return (
    <OfficeLayout
      above={{ to: paths.office(), name: t('shell.page.office') }}
      lead={t('certifications-desk.lead')}
      page="certifications"
      title={t('certifications-desk.title')}
    >
      <DeskScreen />
    </OfficeLayout>
  )
}
