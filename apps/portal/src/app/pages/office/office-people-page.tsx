import { PeopleScreen } from '../../../features/office/people/people-screen.tsx'
import { i18n, useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { OfficeLayout } from './office-layout.tsx'

await Promise.all([
  i18n.need('office-people'),
  i18n.need('office-merge'),
  i18n.need('office'),
  i18n.need('profile'),
  i18n.need('session-office'),
  i18n.need('account-security'),
])

/** OF-03. */
export function Page() {
  const { t } = useTranslator('office')
  return (
    <OfficeLayout
      above={{ to: paths.office(), name: t('shell.page.office') }}
      page="people"
      title={t('office.right.people')}
    >
      <PeopleScreen />
    </OfficeLayout>
  )
}
