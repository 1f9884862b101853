import { boatUnderWay } from '@fathom/look/drawings/lines/boat-under-way.ts'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import type { StoreLookup } from '../actions/action.ts'
import { codesQuery } from '../codes.queries.ts'
import { Offer } from '../share/offer.tsx'
import { Shares } from '../share/shares.tsx'
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
