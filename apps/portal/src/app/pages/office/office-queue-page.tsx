import { isQueueKind } from '@fathom/domain/office'
import { OfficeReview } from '../../../features/applications/review/review-screen.tsx'
import { NameDecision } from '../../../features/certifications/office/name-decision.tsx'
import { OrderSteps, SeveralOrders } from '../../../features/certifications/office/order-steps.tsx'
import { PhotoAhead, PhotoDecision } from '../../../features/certifications/office/photo-decision.tsx'
import { ReportDecision } from '../../../features/messages/office/report-decision.tsx'
import { BesideRecords } from '../../../features/office/queues/applicant-records.tsx'
import type { DetailProps } from '../../../features/office/queues/queue-item.tsx'
import { QueueScreen } from '../../../features/office/queues/queue-screen.tsx'
import { useUser } from '../../../features/session/index.ts'
import { i18n, useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Navigate, useParams } from '../../../shared/router/index.ts'
import { OfficeLayout } from './office-layout.tsx'

await Promise.all([
  i18n.need('office-queues'),
  i18n.need('office'),
  i18n.need('account-security'),
  i18n.need('applications'),
  i18n.need('certifications-office'),
  i18n.need('office-audit'),
  i18n.need('certifications-cards'),
  i18n.need('messages-office'),
  i18n.need('messages'),
])

/** OF-02, OF-04, OF-05: one of the office's queues. */
export function Page() {
  const { t } = useTranslator('office-queues')
  const { kind = '' } = useParams()
  const { affiliateId } = useUser()
  if (!isQueueKind(kind)) return <Navigate replace={true} to={paths.office()} />
  return (
    <OfficeLayout
      above={{ to: paths.office(), name: t('shell.page.office') }}
      page={kind}
      title={t(`office-queues.kind.${kind}`)}
    >
      <QueueScreen
        ahead={(opened) => opened.kind === 'photos' && <PhotoAhead photo={opened.detail} />}
        detail={(props) => <Detail {...props} affiliateId={affiliateId} />}
        key={kind}
        kind={kind}
        me={affiliateId}
        {...(kind === 'orders' && { bulk: (several) => <SeveralOrders {...several} /> })}
      />
    </OfficeLayout>
  )
}

function Detail({ opened, affiliateId, ...rest }: DetailProps & { affiliateId: number }) {
  switch (opened.kind) {
    case 'photos':
      return <PhotoDecision {...rest} photo={opened.detail} />
    case 'names':
      return <NameDecision {...rest} waiting={opened.detail} />
    case 'orders':
      return <OrderSteps {...rest} order={opened.detail} />
    case 'reports':
      return <ReportDecision {...rest} report={opened.detail} />
    case 'applications': {
      const { application, records } = opened.detail
      return (
        <BesideRecords name={application.applicant.name ?? ''} records={records}>
          <OfficeReview {...rest} affiliateId={affiliateId} application={application} />
        </BesideRecords>
      )
    }
  }
}
