import type { ApplicationWire } from '@fathom/contract/applications'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import { Face } from '../faces/face.tsx'
import { ApplicationBody } from '../status/application-body.tsx'
import { ApplicationHeader } from '../status/application-header.tsx'
import { FeesTable } from '../summary/fees-table.tsx'
import { PersonRow } from '../summary/people-rows.tsx'
import { Given } from './given.tsx'
import { NowCard } from './now-card.tsx'
import { Passed } from './passed.tsx'

type Props = { application: ApplicationWire; affiliateId: number }

/** SC-15: an application for the people who review or follow it, with the moves that they may make. */
export function ReviewScreen({ application, affiliateId }: Props) {
  const { t, formatDate } = useTranslator('applications')
  const { applicant, submittedAt, createdAt } = application
  const name = applicant.name ?? ''
  const lead = submittedAt
    ? t('applications.review.sent', { name, date: formatDate(submittedAt, 'long') })
    : t('applications.review.started', { name, date: formatDate(createdAt, 'long') })
  return (
    <>
      <ApplicationHeader application={application} lead={lead} />
      <ApplicationBody
        aside={<Aside application={application} />}
        main={<Given affiliateId={affiliateId} application={application} />}
        now={<NowCard affiliateId={affiliateId} application={application} />}
      />
    </>
  )
}

function Aside({ application }: Pick<Props, 'application'>) {
  const { t, formatNumber } = useTranslator('applications')
  const { applicant, instructor, store, fees } = application
  const number = formatNumber(applicant.affiliateId, { useGrouping: false })
  return (
    <>
      <Card title={t('applications.standing.people')}>
        <List>
          <ListRow
            lead={<Face name={applicant.name ?? ''} of="applicant" />}
            text={t('applications.review.applicant', { number })}
            title={<bdi>{applicant.name}</bdi>}
          />
          {instructor && <PersonRow chosen={instructor} kind="instructor" />}
          {store && <PersonRow chosen={store} kind="store" />}
        </List>
      </Card>
      <Card title={t('applications.standing.fees')}>
        <FeesTable fees={fees} />
      </Card>
      <Passed application={application} />
    </>
  )
}
