import { memberStatus } from '@fathom/contract/club'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type Calls, useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Fact, Facts } from '../../shared/ui/surface/facts.tsx'

/** A professional's membership status; renders nothing except on a pro host (RO-04). */
export function MemberStatus({ affiliateId, host }: { affiliateId: number; host: string }) {
  const { t, formatDate, formatId } = useTranslator('profile')
  const { data } = useQuery(memberStatusQuery(useCalls(), affiliateId, host))
  if (!data) return null
  return (
    <Facts>
      <Fact name={t('profile.standing.number')}>
        <bdi>{formatId(data.memberNumber)}</bdi>
      </Fact>
      <Fact name={t('profile.standing.status')}>{t(`profile.standing.${data.status}`)}</Fact>
      <Fact name={t('profile.standing.renewal')}>{formatDate(data.renewalDate, 'long')}</Fact>
    </Facts>
  )
}

/** The caller's status as a professional; null for anyone else. */
const memberStatusQuery = ({ graph }: Pick<Calls, 'graph'>, affiliateId: number, host: string) =>
  queryOptions({
    queryKey: ['references', 'standing', affiliateId],
    queryFn: async ({ signal }) => (await graph.request(memberStatus, {}, { signal })).memberStatus,
    enabled: isProHost(host),
  })

/** RO-04: the member-status query runs only on the professionals' hosts. */
export const isProHost = (host: string): boolean => host.toLowerCase().includes('pro')
