import type { ApplicationFeesWire } from '@fathom/contract/applications'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { priceText } from '../../../shared/price-text.ts'
import { Fact, Facts } from '../../../shared/ui/surface/facts.tsx'

/** What it costs, and whether it is paid. */
export function FeesTable({ fees, isDue = false }: { fees: ApplicationFeesWire; isDue?: boolean }) {
  const { t, formatDate, formatNumber } = useTranslator('applications')
  const total = priceText({ formatNumber }, fees.total)
  if (fees.total.amount === 0) return <p>{t('applications.apply.fees.none')}</p>
  return (
    <Facts>
      <Fact name={t('applications.apply.fees.application')}>{total}</Fact>
      {fees.paidAt ? (
        <Fact name={t('applications.apply.fees.paid', { date: formatDate(fees.paidAt) })}>{total}</Fact>
      ) : (
        <Fact name={t(`applications.apply.fees.${isDue ? 'dueNow' : 'due'}`)}>
          {priceText({ formatNumber }, fees.due)}
        </Fact>
      )}
    </Facts>
  )
}
