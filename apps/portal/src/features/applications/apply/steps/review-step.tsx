import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Button } from '../../../../shared/ui/action/button.tsx'
import { DocumentList } from '../../documents/document-list.tsx'
import { Summary, type SummaryPart } from '../../summary/summary.tsx'
import css from '../apply.module.css'
import { useApply } from '../apply-context.ts'
import { isBlank } from '../draft/address-problems.ts'
import { EVIDENCE_NAMES } from '../draft/fields.ts'
import { Gaps } from '../layout/gaps.tsx'

export function ReviewStep() {
  const { t } = useTranslator('applications')
  const { application, affiliateId, fields, goTo } = useApply()
  const { instructor, store, teachingAddress } = fields
  const evidence = Object.fromEntries(EVIDENCE_NAMES.map((name) => [name, fields[name]]))
  const address = isBlank(teachingAddress) ? null : teachingAddress
  const change = (part: SummaryPart) => (
    <Button
      aria-label={t('applications.apply.review.changeLabel', { step: t(`applications.apply.step.${part}`) })}
      kind="quiet"
      onClick={() => goTo(part)}
      size="sm"
    >
      {t('applications.apply.review.change')}
    </Button>
  )
  return (
    <>
      <p className={css.text}>{t('applications.apply.review.text')}</p>
      <Gaps />
      <Summary
        aside={change}
        documents={<DocumentList affiliateId={affiliateId} applicationId={application.id} />}
        shown={{ prerequisites: application.prerequisites, evidence, instructor, store, address }}
      />
    </>
  )
}
