import { useTranslator } from '../../../../shared/i18n/index.ts'
import css from '../apply.module.css'

export function DocumentsStep() {
  const { t } = useTranslator('applications')
  return <p className={css.text}>{t('applications.apply.documents.text')}</p>
}
