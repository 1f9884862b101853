import ChevronDown from 'lucide-react/icons/chevron-down'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Icon } from '../../../shared/ui/icon/icon.tsx'
import css from './ways.module.css'

export function HowItWorks() {
  const { t } = useTranslator('trust')
  return (
    <details className={css.how}>
      <summary>
        {t('trust.how.title')}
        <Icon of={ChevronDown} size="sm" />
      </summary>
      <p>{t('trust.how.sign')}</p>
      <p>{t('trust.how.here')}</p>
      <p>{t('trust.how.list')}</p>
      <p>{t('trust.how.install')}</p>
    </details>
  )
}
