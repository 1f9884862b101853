import type { ApplicationWire } from '@fathom/contract/applications'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Fact, Facts } from '../../../shared/ui/surface/facts.tsx'
import { DocumentList } from '../documents/document-list.tsx'
import { Summary } from '../summary/summary.tsx'

type Props = { application: ApplicationWire; affiliateId: number }

/** What was signed, exactly as it was signed. */
export function Sent({ application, affiliateId }: Props) {
  const { t, formatDate } = useTranslator('applications')
  const { prerequisites, evidence, instructor, store, teachingAddress, signature, submittedAt } = application
  return (
    <Card title={t('applications.standing.sentTitle')}>
      <Summary
        documents={<DocumentList affiliateId={affiliateId} applicationId={application.id} />}
        shown={{ prerequisites, evidence, instructor, store, address: teachingAddress }}
      />
      {signature && submittedAt && (
        <Facts>
          <Fact name={t('applications.standing.signature')}>
            <bdi>
              {t('applications.standing.signed', { name: signature, date: formatDate(submittedAt, 'long') })}
            </bdi>
          </Fact>
        </Facts>
      )}
    </Card>
  )
}
