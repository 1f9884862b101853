import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Fact, Facts } from '../../../shared/ui/surface/facts.tsx'
import { standingQuery } from './membership.queries.ts'

/** A professional's membership status; renders nothing except on a pro host (RO-04). */
export function MemberStanding({ affiliateId, host }: { affiliateId: number; host: string }) {
  const { t, formatDate, formatNumber } = useTranslator('profile')
  const { data } = useQuery(standingQuery(useCalls(), affiliateId, host))
  if (!data) return null
  return (
    <Facts>
      <Fact name={t('profile.standing.number')}>
        <bdi>{formatNumber(data.memberNumber, { useGrouping: false })}</bdi>
      </Fact>
      <Fact name={t('profile.standing.status')}>{t(`profile.standing.${data.status}`)}</Fact>
      <Fact name={t('profile.standing.renewal')}>{formatDate(data.renewalDate, 'long')}</Fact>
    </Facts>
  )
}
