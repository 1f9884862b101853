import type { AssignedWire } from '@fathom/contract/applications'
import { mayApply } from '@fathom/domain/applications'
import type { AffiliateType } from '@fathom/domain/session'
import { useQuery } from '@tanstack/react-query'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import { Tile, type TileTone } from '../../../shared/ui/surface/tile.tsx'
import { useNarrow } from '../../../shared/use-narrow.ts'
import { useApplicationCalls } from '../applications.calls.ts'
import { assignedQuery } from '../applications.queries.ts'
import { StatusBadge } from '../status/status-badge.tsx'
import { useTypeTitle } from '../status/use-type-title.ts'
import css from './start.module.css'
import { StartList } from './start-list.tsx'

type Props = { affiliateId: number; affiliateType: AffiliateType }

/**
 * SC-12: my applications with their status, and what I can apply for. Renders nothing for users who can't
 * apply.
 */
export function MyApplications({ affiliateId, affiliateType }: Props) {
  const { t, locale } = useTranslator('applications')
  const isApplicant = mayApply(affiliateType)
  const assigned = useQuery({
    ...assignedQuery(useApplicationCalls(affiliateId), affiliateId, locale),
    enabled: isApplicant,
  })
  if (!isApplicant) return null
  const mine = assigned.data?.items.filter(({ role }) => role === 'applicant')
  return (
    <Card title={t('applications.start.title')}>
      <p className={css.lead}>{t('applications.start.lead')}</p>
      {mine ? (
        <>
          {mine.length > 0 ? <ApplicationList mine={mine} /> : <p>{t('applications.start.none')}</p>}
          <StartList affiliateId={affiliateId} />
        </>
      ) : (
        <Unread assigned={assigned} />
      )}
    </Card>
  )
}

type Asked = { isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> }

function Unread({ assigned }: { assigned: Asked }) {
  const { t } = useTranslator('applications')
  if (assigned.isError)
    return (
      <ErrorState
        level={3}
        onRetry={() => void assigned.refetch()}
        retryLabel={t('shell.error.retry')}
        retrying={assigned.isFetching}
        title={t('applications.start.failed')}
      >
        {t('applications.start.failedText')}
      </ErrorState>
    )
  return (
    <Loading label={t('applications.start.loading')}>
      <Skeleton height="3.5rem" shape="block" />
      <Skeleton height="3.5rem" shape="block" />
    </Loading>
  )
}

type Mine = AssignedWire['items'][number]

/** Orange when it's the applicant's turn; muted when it is over. */
function toneOf({ waitsFor, status }: Mine): TileTone {
  if (waitsFor === 'applicant') return 'buoy'
  if (status === 'Complete') return 'ok'
  return waitsFor ? 'info' : 'plain'
}

function ApplicationList({ mine }: { mine: readonly Mine[] }) {
  const { t, formatDate } = useTranslator('applications')
  const titleOf = useTypeTitle()
  // On a phone, a title doesn't fit next to a badge.
  const isNarrow = useNarrow('tablet')
  const whereOf = ({ waitsFor }: Mine) =>
    t(`applications.start.waits.${waitsFor === null || waitsFor === 'store' ? 'over' : waitsFor}`)
  return (
    <List label={t('applications.start.mine')}>
      {mine.map((each) => (
        <ListRow
          end={!isNarrow && <StatusBadge status={each.status} />}
          key={each.id}
          lead={<Tile icon={ClipboardList} tone={toneOf(each)} />}
          text={
            <>
              {t('applications.start.changed', { where: whereOf(each), date: formatDate(each.changedAt) })}
              {isNarrow && (
                <span className={css.badge}>
                  <StatusBadge status={each.status} />
                </span>
              )}
            </>
          }
          title={titleOf(each.type)}
          to={paths.application(each.id)}
        />
      ))}
    </List>
  )
}
