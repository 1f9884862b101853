import type { OfferedWire, PassedOnWire } from '@fathom/contract/codes'
import { boatUnderWay } from '@fathom/look/drawings/lines/boat-under-way.ts'
import { useQuery } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Gift from 'lucide-react/icons/gift'
import Send from 'lucide-react/icons/send'
import Ticket from 'lucide-react/icons/ticket'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Button } from '../../shared/ui/action/button.tsx'
import { Banner } from '../../shared/ui/feedback/banner.tsx'
import { EmptyState } from '../../shared/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../shared/ui/feedback/skeleton.tsx'
import { Card } from '../../shared/ui/surface/card.tsx'
import { List, ListRow } from '../../shared/ui/surface/list-row.tsx'
import { Tile } from '../../shared/ui/surface/tile.tsx'
import { WhatIs } from '../../shared/ui/surface/what-is.tsx'
import type { StoreLookup } from './action.ts'
import css from './codes.module.css'
import { useClaim } from './codes.mutations.ts'
import { codesQuery, offerQuery, sharesQuery } from './codes.queries.ts'
import { CodesPanel } from './codes-panel.tsx'
import { Refused, useProblemWords } from './refused.tsx'

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
  const { t } = useTranslator('codes')
  return (
    <div className={css.screen}>
      {claim && <Offer onClaimed={onClaimed} token={claim} />}
      <Shares affiliateId={affiliateId} except={claim} part="offered" />
      <Card>
        <OwnCodes affiliateId={affiliateId} given={given} storeLookup={storeLookup} />
        <WhatIs question={t('codes.what.title')}>{t('codes.what.text')}</WhatIs>
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

type OfferProps = { token: string; onClaimed: () => void }

/** The target of an e-mail link: a code to claim, or why it can't be claimed. */
function Offer({ token, onClaimed }: OfferProps) {
  const { t, locale } = useTranslator('codes')
  const wordsOf = useProblemWords()
  const offer = useQuery(offerQuery(useCalls(), token, locale))
  if (offer.data) return <OfferState offer={offer.data} onClaimed={onClaimed} />
  if (!offer.isError)
    return (
      <Loading label={t('codes.loading')}>
        <Skeleton height="5rem" shape="block" />
      </Loading>
    )
  return (
    <Banner
      action={
        <Button busy={offer.isFetching} kind="soft" onClick={() => void offer.refetch()} size="sm">
          {t('shell.error.retry')}
        </Button>
      }
      icon={CircleAlert}
      live="alert"
      tone="bad"
    >
      {wordsOf(offer.error)}
    </Banner>
  )
}

const GONE = { claimed: 'claimed', 'called-back': 'called-back', 'sent-by-you': 'own-share' } as const

function OfferState({ offer, onClaimed }: { offer: OfferedWire; onClaimed: () => void }) {
  const { t } = useTranslator('codes')
  if (offer.state === 'open') return <OpenOffer offer={offer} onClaimed={onClaimed} />
  if (offer.state === 'yours')
    return (
      <Banner icon={Gift} live="status" tone="ok">
        {t('codes.offer.yours')}
      </Banner>
    )
  return (
    <Banner icon={CircleAlert} live="status" tone="warn">
      <p className={css.noteTitle}>{t('codes.offer.gone')}</p>
      <p>{t(`codes.problem.${GONE[offer.state]}`)}</p>
    </Banner>
  )
}

function OpenOffer({
  offer: { token, sender, title },
  onClaimed,
}: {
  offer: OfferedWire
  onClaimed: () => void
}) {
  const { t } = useTranslator('codes')
  const wordsOf = useProblemWords()
  const claim = useClaim(onClaimed)
  return (
    <Banner icon={Gift}>
      <p className={css.noteTitle}>{t('codes.offer.title', { sender, title })}</p>
      <p role={claim.isError ? 'alert' : undefined}>
        {claim.isError ? wordsOf(claim.error) : t('codes.offer.text')}
      </p>
      <p className={css.way}>
        <Button busy={claim.isPending} kind="primary" onClick={() => claim.mutate(token)}>
          {t('codes.offered.claim')}
        </Button>
      </p>
    </Banner>
  )
}
