import { FiguresScreen } from '../../../features/office/figures/figures-screen.tsx'
import { i18n, useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { OfficeLayout } from './office-layout.tsx'

await Promise.all([i18n.need('office-figures'), i18n.need('office'), i18n.need('account-security')])

/** OF-11. */
export function Page() {
  const { t } = useTranslator('office-figures')
  return (
    <OfficeLayout
      above={{ to: paths.office(), name: t('shell.page.office') }}
      lead={t('office-figures.lead')}
      page="figures"
      title={t('office-figures.title')}
    >
      <FiguresScreen />
    </OfficeLayout>
  )
}
