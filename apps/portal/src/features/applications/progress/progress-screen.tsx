import type { ApplicationWire } from '@fathom/contract/applications'
import FileText from 'lucide-react/icons/file-text'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { List } from '../../../shared/ui/surface/list-row.tsx'
import { ApplicationBody } from '../status/application-body.tsx'
import { ApplicationHeader } from '../status/application-header.tsx'
import { FeesTable } from '../summary/fees-table.tsx'
import { PersonRow } from '../summary/people-rows.tsx'
import { CancelApplication } from './cancel-application.tsx'
import { History } from './history.tsx'
import css from './progress.module.css'
import { ProgressCard } from './progress-card.tsx'
import { Sent } from './sent.tsx'

type Props = { application: ApplicationWire; affiliateId: number }

/** SC-06, ST-03: an application's status, its history, and what the applicant has to do next. */
export function StandingScreen({ application, affiliateId }: Props) {
  const { t, formatDate } = useTranslator('applications')
  const [isShown, setShown] = useState(false)
  const { applicant, createdAt } = application
  return (
    <>
      <ApplicationHeader
        application={application}
        lead={t('applications.standing.lead', {
          name: applicant.name ?? '',
          date: formatDate(createdAt, 'long'),
        })}
      />
      <ApplicationBody
        aside={<Aside application={application} />}
        main={<History application={application} />}
        now={<ProgressCard affiliateId={affiliateId} application={application} />}
      >
        <div className={css.foot}>
          <div className={css.actions}>
            <Button aria-expanded={isShown} icon={FileText} kind="line" onClick={() => setShown(!isShown)}>
              {t(`applications.standing.${isShown ? 'sentHide' : 'sent'}`)}
            </Button>
            <Button icon={Printer} kind="quiet" onClick={() => window.print()}>
              {t('applications.standing.print')}
            </Button>
          </div>
          <CancelApplication affiliateId={affiliateId} application={application} />
        </div>
        {isShown && <Sent affiliateId={affiliateId} application={application} />}
      </ApplicationBody>
    </>
  )
}

function Aside({ application }: Pick<Props, 'application'>) {
  const { t } = useTranslator('applications')
  const { instructor, store, fees, status } = application
  return (
    <>
      {(instructor || store) && (
        <Card title={t('applications.standing.people')}>
          <List>
            {instructor && <PersonRow chosen={instructor} kind="instructor" />}
            {store && <PersonRow chosen={store} kind="store" />}
          </List>
        </Card>
      )}
      {status !== 'Canceled' && (
        <Card title={t('applications.standing.fees')}>
          <FeesTable fees={fees} isDue={status === 'Payment Requested'} />
        </Card>
      )}
    </>
  )
}
