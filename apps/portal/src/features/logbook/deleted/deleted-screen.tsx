import { daysUntil } from '@fathom/domain/logbook'
import { slate } from '@fathom/look/drawings/lines/slate.ts'
import { useQuery } from '@tanstack/react-query'
import Undo2 from 'lucide-react/icons/undo-2'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Crumb } from '../../../shared/ui/surface/crumb.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { useRestore } from '../dive/dive-actions.ts'
import { type DeletedDive, deletedQuery } from './deleted.queries.ts'

/** LO-11: what the diver deleted in the last 30 days. */
export function DeletedScreen({ affiliateId }: { affiliateId: number }) {
  const { t } = useTranslator('logbook-list')
  return (
    <>
      <Crumb to={paths.logbook()}>{t('shell.page.logbook')}</Crumb>
      <PageHeader lead={t('logbook-list.bin.text')} title={t('shell.page.deletedDives')} />
      <DeletedList affiliateId={affiliateId} />
    </>
  )
}

function DeletedList({ affiliateId }: { affiliateId: number }) {
  const { t } = useTranslator('logbook-list')
  const dives = useQuery(deletedQuery(useCalls(), affiliateId))
  if (!dives.data && dives.isError)
    return (
      <ErrorState
        onRetry={() => void dives.refetch()}
        retryLabel={t('shell.error.retry')}
        retrying={dives.isFetching}
        title={t('logbook-list.bin.failed')}
      />
    )
  if (!dives.data)
    return (
      <Loading label={t('logbook-list.bin.loading')}>
        <Skeleton height="5rem" shape="block" />
        <Skeleton height="5rem" shape="block" />
      </Loading>
    )
  if (dives.data.length === 0)
    return (
      <EmptyState drawing={slate} title={t('logbook-list.bin.empty')}>
        {t('logbook-list.bin.emptyText')}
      </EmptyState>
    )
  return (
    <Card>
      <List label={t('shell.page.deletedDives')}>
        {dives.data.map((dive) => (
          <DeletedRow dive={dive} key={dive.log.id} />
        ))}
      </List>
    </Card>
  )
}

function DeletedRow({ dive: { log, deletedAt, purgeAt, deleted } }: { dive: DeletedDive }) {
  const { t, formatDay } = useTranslator('logbook-list')
  const restore = useRestore()
  const title = log.title || t('logbook-list.untitled')
  const days = daysUntil(new Date(purgeAt), new Date())
  const facts = [
    log.location,
    log.date && formatDay(log.date),
    t('logbook-list.bin.deletedOn', { date: formatDay(deletedAt) }),
    t('logbook-list.bin.left', { days }),
  ].filter(Boolean)
  const press = () => {
    // The row goes away, and the focus with it.
    document.querySelector<HTMLElement>('main h1')?.focus()
    restore.mutate({ log, deleted })
  }
  return (
    <ListRow
      end={
        <Button
          aria-label={`${t('logbook-list.bin.restore')}: ${title}`}
          busy={restore.isPending}
          icon={Undo2}
          onClick={press}
          size="sm"
        >
          {t('logbook-list.bin.restore')}
        </Button>
      }
      text={<bdi>{facts.join(' · ')}</bdi>}
      title={<bdi>{title}</bdi>}
    />
  )
}
