import Info from 'lucide-react/icons/info'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { priceText } from '../../../../shared/price-text.ts'
import { Banner } from '../../../../shared/ui/feedback/banner.tsx'
import { FeesTable } from '../../summary/fees-table.tsx'
import css from '../apply.module.css'
import { useApply } from '../apply-context.ts'

export function FeesStep() {
  const { t, formatNumber } = useTranslator('applications')
  const { fees } = useApply().application
  return (
    <>
      <p className={css.text}>{t('applications.apply.fees.text')}</p>
      <FeesTable fees={fees} />
      {fees.due.amount > 0 && (
        <Banner icon={Info}>
          {t('applications.apply.fees.when', { amount: priceText({ formatNumber }, fees.due) })}
        </Banner>
      )}
    </>
  )
}
