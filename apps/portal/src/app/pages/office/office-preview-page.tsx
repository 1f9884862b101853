import { PreviewScreen } from '../../../features/training/packages/preview-screen.tsx'
import { i18n, useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { useParams } from '../../../shared/router/index.ts'
import { OfficeLayout } from './office-layout.tsx'

await Promise.all([
  i18n.need('training-office'),
  i18n.need('training-lesson'),
  i18n.need('account-security'),
  i18n.need('office'),
])

export function Page() {
  const { t } = useTranslator('training-office')
  const { contentId = '' } = useParams()
  return (
    <OfficeLayout
      above={{ to: paths.officePackages(), name: t('training-office.list.title') }}
      page="packages"
      title={t('training-office.preview')}
    >
      <PreviewScreen contentId={contentId} />
    </OfficeLayout>
  )
}
