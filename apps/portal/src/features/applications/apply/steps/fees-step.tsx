import { useQuery } from '@tanstack/react-query'
import Info from 'lucide-react/icons/info'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { priceText } from '../../../../shared/price-text.ts'
import { Banner } from '../../../../shared/ui/feedback/banner.tsx'
import { useApplicationCalls } from '../../applications.calls.ts'
import { feesQuery } from '../../applications.queries.ts'
import { FeesTable } from '../../summary/fees-table.tsx'
import css from '../apply.module.css'
import { useApply } from '../apply-context.ts'

/** CA-06: the current fees; until they load, those that came with the application. */
export function FeesStep() {
  const { t, formatNumber } = useTranslator('applications')
  const { application, affiliateId } = useApply()
  const asked = useQuery(feesQuery(useApplicationCalls(affiliateId), affiliateId, application.id))
  const fees = asked.data ?? application.fees
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
