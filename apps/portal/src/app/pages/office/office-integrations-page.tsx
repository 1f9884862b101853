import { FreshAuthentication } from '../../../features/account/security/fresh-authentication.tsx'
import { IntegrationsScreen } from '../../../features/integrations/integrations-screen.tsx'
import { i18n, useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { OfficeLayout } from './office-layout.tsx'

await Promise.all([
  i18n.need('integrations'),
  i18n.need('account-security'),
  i18n.need('translations'),
  i18n.need('office-content'),
  i18n.need('office'),
])
// Of the dialog that asks again for the password.
void i18n.need('account')

/** OF-10. */
export function Page() {
  const { t } = useTranslator('integrations')
  return (
    <OfficeLayout
      above={{ to: paths.office(), name: t('shell.page.office') }}
      lead={t('integrations.lead')}
      page="integrations"
      title={t('integrations.title')}
    >
      <FreshAuthentication>
        <IntegrationsScreen />
      </FreshAuthentication>
    </OfficeLayout>
  )
}
