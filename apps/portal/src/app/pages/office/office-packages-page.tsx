import { PackagesScreen } from '../../../features/training/packages/packages-screen.tsx'
import { i18n, useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { OfficeLayout } from './office-layout.tsx'

await Promise.all([i18n.need('training-office'), i18n.need('account-security'), i18n.need('office')])

export function Page() {
  const { t } = useTranslator('training-office')
  return (
    <OfficeLayout
      above={{ to: paths.office(), name: t('shell.page.office') }}
      page="packages"
      title={t('training-office.list.title')}
    >
      <PackagesScreen />
    </OfficeLayout>
  )
}
