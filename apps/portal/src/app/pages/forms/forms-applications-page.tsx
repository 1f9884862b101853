import { Suspense } from 'react'
import { AssignedList } from '../../../features/applications/lists/assigned-list.tsx'
import { MyApplications } from '../../../features/applications/lists/my-applications.tsx'
import { WayBack } from '../../../features/dsd/way-back.tsx'
import { FormsScreen } from '../../../features/forms/list/forms-screen.tsx'
import { useUser } from '../../../features/session/index.ts'
import { i18n, useTranslator } from '../../../shared/i18n/index.ts'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'

await Promise.all([
  i18n.need('forms'),
  i18n.need('forms-signers'),
  i18n.need('forms-standing'),
  i18n.need('applications'),
])

/** RT-12, SC-09, SC-12 */
export function Page() {
  const { t } = useTranslator('forms')
  const { affiliateId, affiliateType, birthdate } = useUser()
  return (
    <>
      <PageHeader lead={t('forms.list.lead')} title={t('shell.page.formsApplications')} />
      <Suspense>
        <WayBack />
      </Suspense>
      <Suspense>
        <FormsScreen affiliateId={affiliateId} affiliateType={affiliateType} key={affiliateId}>
          <AssignedList user={{ affiliateId, affiliateType }} />
          <MyApplications affiliateId={affiliateId} affiliateType={affiliateType} birthdate={birthdate} />
        </FormsScreen>
      </Suspense>
    </>
  )
}
