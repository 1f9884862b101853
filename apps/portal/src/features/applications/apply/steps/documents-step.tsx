import { useTranslator } from '../../../../shared/i18n/index.ts'
import { DocumentsField } from '../../documents/documents-field.tsx'
import css from '../apply.module.css'
import { useApply } from '../apply-context.ts'

export function DocumentsStep() {
  const { t } = useTranslator('applications')
  const { application, affiliateId, documents } = useApply()
  return (
    <>
      <p className={css.text}>{t('applications.apply.documents.text')}</p>
      <DocumentsField affiliateId={affiliateId} applicationId={application.id} sending={documents} />
    </>
  )
}
