import type { OfferedWire, PassedOnWire } from '@fathom/contract/codes'
import { boatUnderWay } from '@fathom/look/drawings/lines/boat-under-way.ts'
import { useQuery } from '@tanstack/react-query'
import Gift from 'lucide-react/icons/gift'
import Send from 'lucide-react/icons/send'
import Ticket from 'lucide-react/icons/ticket'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import { Tile } from '../../../shared/ui/surface/tile.tsx'
import type { StoreLookup } from '../actions/action.ts'
import { Refused } from '../actions/refused.tsx'
import { codesQuery, sharesQuery } from '../codes.queries.ts'
import { Offer } from '../share/offer.tsx'
import { useClaim } from '../share/use-claim.ts'
import css from './codes.module.css'
import { CodesPanel } from './codes-panel.tsx'

type Props = {
  affiliateId: number
  /** A code from a link. */
  given: string | undefined
  /** The token from an e-mail about a shared code. */
  claim: string | undefined
  onClaimed: () => void
  storeLookup: StoreLookup
}

/** SC-10 */
export function CodesScreen({ affiliateId, given, claim, onClaimed, storeLookup }: Props) {
  return (
    <div className={css.screen}>
      {claim && <Offer onClaimed={onClaimed} token={claim} />}
      <Shares affiliateId={affiliateId} except={claim} part="offered" />
      <Card>
        <OwnCodes affiliateId={affiliateId} given={given} storeLookup={storeLookup} />
      </Card>
      <Shares affiliateId={affiliateId} part="passedOn" />
    </div>
  )
}

function OwnCodes({ affiliateId, ...rest }: Omit<Props, 'claim' | 'onClaimed'>) {
  const { t, locale } = useTranslator('codes')
  const codes = useQuery(codesQuery(useCalls(), affiliateId, locale))
  if (codes.data)
    return (
      <CodesPanel
        {...rest}
        codes={codes.data}
        empty={
          <EmptyState drawing={boatUnderWay} title={t('codes.empty.title')}>
            {t('codes.empty.text')}
          </EmptyState>
        }
      />
    )
  if (codes.isError || codes.fetchStatus === 'paused')
    return (
      <ErrorState
        onRetry={() => void codes.refetch()}
        retryLabel={t('shell.error.retry')}
        retrying={codes.isFetching}
        title={t('codes.failed.title')}
      >
        {t('codes.failed.text')}
      </ErrorState>
    )
  return (
    <Loading label={t('codes.loading')}>
      <Skeleton height="3.5rem" shape="block" />
      <Skeleton height="3.5rem" shape="block" />
      <Skeleton height="5rem" shape="block" />
    </Loading>
  )
}

type SharesProps = {
  affiliateId: number
  part: 'offered' | 'passedOn'
  /** The offer that is already on the screen. */
  except?: string | undefined
}

/** What others offer me, or what I have shared; renders nothing if the list is empty. */
function Shares({ affiliateId, part, except }: SharesProps) {
  const { locale } = useTranslator('codes')
  const { data } = useQuery(sharesQuery(useCalls(), affiliateId, locale))
  if (!data) return null
  const offered = data.offered.filter(({ token }) => token !== except)
  if (part === 'offered') return offered.length > 0 && <Offered shares={offered} />
  return data.passedOn.length > 0 && <PassedOn shares={data.passedOn} />
}

function Offered({ shares }: { shares: readonly OfferedWire[] }) {
  const { t, formatDay } = useTranslator('codes')
  const claim = useClaim()
  return (
    <Card title={t('codes.offered.title')}>
      <List>
        {shares.map(({ token, title, sender, sharedAt }) => (
          <ListRow
            end={
              <Button
                aria-label={t('codes.offered.claimNamed', { title })}
                busy={claim.isPending && claim.variables === token}
                kind="soft"
                onClick={() => claim.mutate(token)}
                size="sm"
              >
                {t('codes.offered.claim')}
              </Button>
            }
            key={token}
            lead={<Tile icon={Gift} />}
            text={t('codes.offered.from', { sender, date: formatDay(new Date(sharedAt)) })}
            title={title}
          />
        ))}
      </List>
      <Refused error={claim.error} />
    </Card>
  )
}

function PassedOn({ shares }: { shares: readonly PassedOnWire[] }) {
  const { t, formatDay } = useTranslator('codes')
  return (
    <Card title={t('codes.passedOn.title')}>
      <List>
        {shares.map(({ couponCode, title, how, email, at }) => (
          <ListRow
            key={couponCode + at}
            lead={<Tile icon={how === 'code' ? Ticket : Send} tone="plain" />}
            text={t(`codes.passedOn.${how}`, { email: email ?? '', date: formatDay(new Date(at)) })}
            title={title}
          />
        ))}
      </List>
    </Card>
  )
}
