import { isQueueKind, type QueueKind } from '@fathom/domain/office'
import { useQuery } from '@tanstack/react-query'
import {
  isCanceled,
  useFreshAuthentication,
} from '../../../features/account/security/fresh-authentication.tsx'
import { OfficeReview } from '../../../features/applications/review/review-screen.tsx'
import { NameDecision } from '../../../features/certifications/office/name-decision.tsx'
import { OrderSteps } from '../../../features/certifications/office/order-steps.tsx'
import { PhotoAhead, PhotoDecision } from '../../../features/certifications/office/photo-decision.tsx'
import { SeveralOrders } from '../../../features/certifications/office/several-orders.tsx'
import { PaperDecision } from '../../../features/forms/office/paper-decision.tsx'
import { ReportDecision } from '../../../features/messages/office/report-decision.tsx'
import { BesideRecords } from '../../../features/office/queues/applicant-records.tsx'
import type { DetailProps } from '../../../features/office/queues/queue-item.tsx'
import { QueueScreen } from '../../../features/office/queues/queue-screen.tsx'
import { useUser } from '../../../features/session/index.ts'
import { flagsQuery } from '../../../shared/flags.ts'
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
  i18n.need('forms'),
  i18n.need('forms-signers'),
  i18n.need('forms-standing'),
  i18n.need('integrations'),
  i18n.need('profile'),
  i18n.need('translations'),
])
// Of the dialog that asks again for the password.
void i18n.need('account')

/** OF-02, OF-04, OF-05: one of the office's queues. */
export function Page() {
  const { t } = useTranslator('office-queues')
  const { kind = '' } = useParams()
  const { affiliateId } = useUser()
  const isOff = useOffQueues()
  const { freshly, dialog } = useFreshAuthentication()
  if (!isQueueKind(kind) || isOff(kind)) return <Navigate replace={true} to={paths.office()} />
  return (
    <OfficeLayout
      above={{ to: paths.office(), name: t('shell.page.office') }}
      page={kind}
      title={t(`office-queues.kind.${kind}`)}
    >
      <QueueScreen
        ahead={(opened) => opened.kind === 'photos' && <PhotoAhead photo={opened.detail} />}
        detail={(props) => <Detail {...props} freshly={freshly} />}
        key={kind}
        kind={kind}
        me={affiliateId}
        {...(kind === 'orders' && { bulk: (several) => <SeveralOrders {...several} /> })}
      />
      {dialog}
    </OfficeLayout>
  )
}

/** A queue that the organization doesn't want is as unknown as a wrong address. */
function useOffQueues(): (kind: QueueKind) => boolean {
  const { locale } = useTranslator('office-queues')
  const { data: flags } = useQuery(flagsQuery(locale))
  return (kind) => kind === 'papers' && flags !== undefined && !flags.officeChecksPapers
}

type Freshly = ReturnType<typeof useFreshAuthentication>['freshly']

function Detail({ opened, person, freshly, ...rest }: DetailProps & { freshly: Freshly }) {
  const { affiliateId, givenName, familyName } = useUser()
  switch (opened.kind) {
    case 'photos':
      return <PhotoDecision {...rest} photo={opened.detail} />
    case 'names':
      return <NameDecision {...rest} waiting={opened.detail} />
    case 'orders':
      return <OrderSteps {...rest} order={opened.detail} profileName={person.name} />
    case 'reports':
      return <ReportDecision {...rest} report={opened.detail} />
    case 'papers':
      return (
        <PaperDecision
          {...rest}
          paper={opened.detail}
          proving={{ freshly, isCanceled }}
          reader={`${givenName} ${familyName}`}
        />
      )
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
