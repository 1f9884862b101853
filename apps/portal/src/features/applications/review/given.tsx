import type { ApplicationWire } from '@fathom/contract/applications'
import MessageSquare from 'lucide-react/icons/message-square'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Fact, Facts } from '../../../shared/ui/surface/facts.tsx'
import { DocumentList } from '../documents/document-list.tsx'
import { Summary } from '../summary/summary.tsx'
import css from './review.module.css'

type Props = { application: ApplicationWire; affiliateId: number }

/** Everything that the applicant gave; what our records do not show is named first. */
export function Given({ application, affiliateId }: Props) {
  const { t, formatDate } = useTranslator('applications')
  const { prerequisites, evidence, instructor, store, teachingAddress, signature, submittedAt } = application
  return (
    <Card title={t('applications.review.given', { name: application.applicant.name ?? '' })}>
      <Open application={application} />
      <Summary
        documents={<DocumentList affiliateId={affiliateId} applicationId={application.id} />}
        shown={{ prerequisites, evidence, instructor, store, address: teachingAddress }}
      />
      {signature && submittedAt && (
        <div className={css.signed}>
          <Facts>
            <Fact name={t('applications.standing.signature')}>
              <bdi>
                {t('applications.standing.signed', {
                  name: signature,
                  date: formatDate(submittedAt, 'long'),
                })}
              </bdi>
            </Fact>
          </Facts>
        </div>
      )}
    </Card>
  )
}

function Open({ application }: Pick<Props, 'application'>) {
  const { t, formatList } = useTranslator('applications')
  const open = application.prerequisites.filter(({ isMet }) => !isMet)
  if (open.length === 0) return null
  const list = formatList(
    open.map(({ code, needed }) => t(`applications.prerequisite.${code}`, { needed: needed ?? 0 })),
  )
  return (
    <div className={css.open}>
      <Banner icon={MessageSquare} tone="warn">
        {t('applications.review.open', { count: open.length, list })}
      </Banner>
    </div>
  )
}
