import type { ApplicationWire } from '@fathom/contract/applications'
import { STATUS_NAMES } from '@fathom/domain/applications'
import FileText from 'lucide-react/icons/file-text'
import Info from 'lucide-react/icons/info'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { useConfig } from '../../../shared/config-context.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { TextLink } from '../../../shared/ui/action/text-link.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Fact, Facts } from '../../../shared/ui/surface/facts.tsx'
import { List } from '../../../shared/ui/surface/list-row.tsx'
import { StepValues } from '../application-fields.tsx'
import { DocumentList } from '../documents/document-list.tsx'
import { ApplicationHistory } from '../parts/application-history.tsx'
import { ApplicationBody, ApplicationHeader } from '../parts/application-layout.tsx'
import { FeesTable, Summary } from '../parts/summary.tsx'
import { CancelApplication } from './cancel-application.tsx'
import css from './progress.module.css'
import { ProgressCard } from './progress-card.tsx'
import { UnsentChanges } from './unsent-changes.tsx'
import { useNowWords } from './use-now-words.ts'

type Props = { application: ApplicationWire; affiliateId: number }

/** SC-06, ST-03: an application's status, its history, and what the applicant has to do next. */
export function ProgressScreen({ application, affiliateId }: Props) {
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
      <UnsentChanges affiliateId={affiliateId} application={application} />
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
            <StepValues shown={application} step="people" />
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

type SentProps = { application: ApplicationWire; affiliateId: number }

/** What was signed, exactly as it was signed. */
function Sent({ application, affiliateId }: SentProps) {
  const { t } = useTranslator('applications')
  const { signature, submittedAt } = application
  return (
    <Card title={t('applications.standing.sentTitle')}>
      <Summary
        documents={<DocumentList affiliateId={affiliateId} applicationId={application.id} />}
        shown={application}
      />
      {signature && submittedAt && (
        <Facts>
          <Fact name={t('applications.standing.signature')}>
            <StepValues shown={application} step="sign" />
          </Fact>
        </Facts>
      )}
    </Card>
  )
}

/** The history; above it what the applicant has to do now, below it what comes next. */
function History({ application }: { application: ApplicationWire }) {
  const { t } = useTranslator('applications')
  const { status, ahead } = application
  const { next } = useNowWords(application)
  const isOver = status === 'Complete' || status === 'Canceled'
  const wordsOf = (each: typeof status) => t(`applications.status.${STATUS_NAMES[each]}`)
  const nextStatus = ahead[0]
  return (
    <ApplicationHistory
      application={application}
      now={!isOver && { title: wordsOf(status), text: <NowText application={application} /> }}
      started={t('applications.standing.moved.started')}
      wordsOf={useMovedWords()}
    >
      {next && nextStatus && (
        <div className={css.next}>
          <Banner icon={Info}>
            <strong>{t('applications.standing.next.title', { status: wordsOf(nextStatus) })}</strong> {next}
          </Banner>
        </div>
      )}
    </ApplicationHistory>
  )
}

type Moved = ApplicationWire['history'][number]

/** Who did what, worded for the applicant. The organization acts as one; instructors appear by name. */
function useMovedWords(): (moved: Moved) => string {
  const { t } = useTranslator('applications')
  return ({ move, role, name }) => {
    if (move === 'cancel' && role === 'applicant') return t('applications.standing.moved.cancelMine')
    return t(`applications.standing.moved.${move}`, { name })
  }
}

/** What the applicant has to do now; if a payment is due, they can ask how to pay. */
function NowText({ application }: { application: ApplicationWire }) {
  const { t } = useTranslator('applications')
  const { links } = useConfig()
  const { expected } = useNowWords(application)
  if (application.waitsFor !== 'applicant') return expected
  return (
    <>
      {expected}{' '}
      <TextLink href={links.contact} newTab={true}>
        {t('applications.standing.expected.ask')}
      </TextLink>
    </>
  )
}
