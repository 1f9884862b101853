import { FreshAuthentication } from '../../../features/account/security/fresh-authentication.tsx'
import { BatchScreen } from '../../../features/codes/office/batch-screen.tsx'
import { BatchesScreen } from '../../../features/codes/office/batches-screen.tsx'
import { i18n, useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { useParams } from '../../../shared/router/index.ts'
import { OfficeLayout } from './office-layout.tsx'

await Promise.all([
  i18n.need('codes-office'),
  i18n.need('codes'),
  i18n.need('account-security'),
  i18n.need('translations'),
  i18n.need('office'),
])
// Of the dialog that asks again for the password.
void i18n.need('account')

/** The codes that staff have issued, or one batch of them. */
export function Page() {
  const { t } = useTranslator('codes-office')
  const { batchId } = useParams()
  return batchId === undefined ? (
    <OfficeLayout
      above={{ to: paths.office(), name: t('shell.page.office') }}
      lead={t('codes-office.lead')}
      page="codes"
      title={t('codes-office.title')}
    >
      <FreshAuthentication>
        <BatchesScreen />
      </FreshAuthentication>
    </OfficeLayout>
  ) : (
    <OfficeLayout
      above={{ to: paths.officeCodes(), name: t('codes-office.title') }}
      page="codes"
      title={t('codes-office.title')}
    >
      <BatchScreen batchId={batchId} />
    </OfficeLayout>
  )
}
