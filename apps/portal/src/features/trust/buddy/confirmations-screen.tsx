import type { ConfirmationsWire } from '@fathom/contract/logbook'
import type { UnitSystem } from '@fathom/domain/logbook'
import { readCode, readDeviceCertificate } from '@fathom/domain/trust'
import { useQuery } from '@tanstack/react-query'
import BadgeCheck from 'lucide-react/icons/badge-check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Crumb } from '../../../shared/ui/surface/crumb.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { Tile } from '../../../shared/ui/surface/tile.tsx'
import { DepthUnit, useDepthWords } from '../depth-unit.ts'
import { trustQuery } from '../trust.queries.ts'
import css from './buddy.module.css'
import { givenQuery } from './confirmations.ts'
import { DeviceCard } from './device-card.tsx'

/** TS-15: what a person confirmed for others, and the devices with which they do. */
export function ConfirmationsScreen({ affiliateId, unit }: { affiliateId: number; unit: UnitSystem }) {
  const { t } = useTranslator('trust-buddy')
  return (
    <>
      <Crumb to={paths.logbook()}>{t('shell.page.logbook')}</Crumb>
      <PageHeader title={t('shell.page.confirmations')} />
      <div className={css.list}>
        <DepthUnit value={unit}>
          <GivenCard affiliateId={affiliateId} />
        </DepthUnit>
        <DeviceCard affiliateId={affiliateId} />
      </div>
    </>
  )
}

function GivenCard({ affiliateId }: { affiliateId: number }) {
  const { t } = useTranslator('trust-buddy')
  const given = useQuery(givenQuery(useCalls(), affiliateId))
  if (!given.data && given.isError)
    return (
      <ErrorState
        onRetry={() => void given.refetch()}
        retryLabel={t('shell.error.retry')}
        retrying={given.isFetching}
        title={t('trust-buddy.failed')}
      />
    )
  return (
    <Card title={t('trust-buddy.given')}>
      {!given.data && (
        <Loading label={t('trust-buddy.loading')}>
          <Skeleton height="4rem" shape="block" />
        </Loading>
      )}
      {given.data?.length === 0 && <p className={css.note}>{t('trust-buddy.givenNone')}</p>}
      {given.data && given.data.length > 0 && (
        <List label={t('trust-buddy.given')}>
          {given.data.map((each) => (
            <GivenRow given={each} key={each.id} />
          ))}
        </List>
      )}
    </Card>
  )
}

type Given = ConfirmationsWire['given'][number]

function GivenRow({ given: { code, confirmedAt } }: { given: Given }) {
  const { t, formatDay, formatUnit } = useTranslator('trust-buddy')
  const { ofDive } = useDepthWords()
  const isRevoked = useIsRevoked()
  const read = readCode(code)
  if (read.is !== 'confirmation') return null
  const { dive, diver, buddy } = read.confirmation
  const who = readDeviceCertificate(diver)
  const isWithdrawn = isRevoked(readDeviceCertificate(buddy)?.statusIndex)
  return (
    <ListRow
      end={
        <span className={css.note}>
          <bdi>{ofDive(dive.maxDepth)}</bdi>, <bdi>{formatUnit(dive.bottomTime, 'minute')}</bdi>
        </span>
      }
      lead={<Tile icon={isWithdrawn ? TriangleAlert : BadgeCheck} tone={isWithdrawn ? 'warn' : 'ok'} />}
      text={
        <>
          {t('trust-buddy.givenFor', {
            name: `\u2068${who?.name ?? ''} ${who?.person ?? ''}\u2069`,
            date: formatDay(new Date(confirmedAt)),
          })}
          {isWithdrawn && (
            <>
              <br />
              {t('trust-buddy.withdrawn')}
            </>
          )}
        </>
      }
      title={
        <>
          {dive.place && (
            <>
              <bdi>{dive.place}</bdi>,{' '}
            </>
          )}
          {formatDay(dive.date)}
        </>
      }
    />
  )
}

/** Whether the own device that has this place in the list of what is withdrawn is withdrawn. */
function useIsRevoked(): (index: number | undefined) => boolean {
  const { data } = useQuery(trustQuery(useCalls()))
  // Only our own organization certifies the devices of its people.
  const revoked = data?.issuers[0]?.list?.revoked
  return (index) => index !== undefined && revoked?.has(index) === true
}
