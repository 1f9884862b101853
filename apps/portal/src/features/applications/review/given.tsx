import type { ApplicationWire } from '@fathom/contract/applications'
import MessageSquare from 'lucide-react/icons/message-square'
import type { ReactNode } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { DocumentList } from '../documents/document-list.tsx'
import { AddressLines } from '../summary/address-lines.tsx'
import { type Prerequisite, PrerequisiteRows } from '../summary/prerequisite-rows.tsx'
import css from '../summary/summary.module.css'
import own from './review.module.css'

type Props = { application: ApplicationWire; affiliateId: number }

/** Everything the applicant provided; what our records don't show comes first. */
export function Given({ application, affiliateId }: Props) {
  const { t, formatDate } = useTranslator('applications')
  const { prerequisites, evidence, teachingAddress, signature, submittedAt } = application
  return (
    <Card title={t('applications.review.given', { name: application.applicant.name ?? '' })}>
      <Open application={application} />
      <div className={css.summary}>
        <Part title={t('applications.apply.step.prerequisites')}>
          <PrerequisiteRows
            evidence={evidence}
            prerequisites={prerequisites}
            reviewed={{ knownOf: useRecordWords(), told: t('applications.review.told') }}
          />
        </Part>
        <Part title={t('applications.apply.step.address')}>
          {teachingAddress ? (
            <p>
              <AddressLines address={teachingAddress} />
            </p>
          ) : (
            <p className={css.none}>{t('applications.apply.review.noAddress')}</p>
          )}
        </Part>
        <Part title={t('applications.documents.title')}>
          <DocumentList affiliateId={affiliateId} applicationId={application.id} />
        </Part>
        {signature && submittedAt && (
          <Part title={t('applications.standing.signature')}>
            <p>
              {t('applications.standing.signed', {
                name: signature,
                date: formatDate(submittedAt, 'long'),
              })}
            </p>
          </Part>
        )}
      </div>
    </Card>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.part}>
      <header>
        <h3 className={css.heading}>{title}</h3>
      </header>
      {children}
    </section>
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
    <div className={own.open}>
      <Banner icon={MessageSquare} tone="warn">
        {t('applications.review.open', { count: open.length, list })}
      </Banner>
    </div>
  )
}

/** What our records show about a prerequisite, worded for a reviewer. */
function useRecordWords(): (prerequisite: Prerequisite) => string {
  const { t } = useTranslator('applications')
  return ({ code, has, isMet }) => {
    if (code === 'dives') return t('applications.review.records.dives', { has: has ?? 0 })
    if (code !== 'age') return t(`applications.review.records.${isMet ? 'card' : 'noCard'}`)
    return has === null
      ? t('applications.review.records.noAge')
      : t('applications.review.records.age', { has })
  }
}
