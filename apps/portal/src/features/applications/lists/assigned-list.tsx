import { isProfessional, type User } from '@fathom/domain/session'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { AsOf } from '../../../shared/offline/as-of.tsx'
import { paths } from '../../../shared/paths.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import { useNarrow } from '../../../shared/use-narrow.ts'
import { useApplicationCalls } from '../applications.calls.ts'
import { assignedName, assignedQuery } from '../applications.queries.ts'
import { useTypeTitle } from '../parts/application-layout.tsx'
import { Face, FacesContext } from '../parts/face.tsx'
import { StatusBadge } from '../parts/status-badge.tsx'
import { type Assigned, isForMe } from './applications-for-me.ts'
import css from './assigned-list.module.css'

type Props = { user: Pick<User, 'affiliateId' | 'affiliateType'> }

/**
 * CA-04: other people's applications that I review or follow. Renders nothing for a user who reviews none.
 */
export function AssignedList({ user: { affiliateId, affiliateType } }: Props) {
  return isProfessional(affiliateType) ? <AssignedCard affiliateId={affiliateId} /> : null
}

function AssignedCard({ affiliateId }: { affiliateId: number }) {
  const { t } = useTranslator('applications')
  const { pages, hasMore, more, failed } = usePages(affiliateId)
  const others = pages.flatMap(({ items }) => items).filter(({ role }) => role !== 'applicant')
  const waiting = others.filter(isForMe)
  return (
    <Card
      aside={pages.length > 0 ? t('applications.assigned.waiting', { count: waiting.length }) : undefined}
      title={t('applications.assigned.title')}
    >
      {failed && (
        <ErrorState
          level={3}
          onRetry={failed.retry}
          retryLabel={t('shell.error.retry')}
          retrying={failed.isTrying}
          title={t('applications.assigned.failed')}
        />
      )}
      {!failed && pages.length === 0 && (
        <Loading label={t('applications.assigned.loading')}>
          <Skeleton height="3.5rem" shape="block" />
          <Skeleton height="3.5rem" shape="block" />
        </Loading>
      )}
      <AsOf affiliateId={affiliateId} names={pages.map(({ page }) => assignedName(page))} />
      {pages.length > 0 && others.length === 0 && (
        <p className={css.none}>{t('applications.assigned.none')}</p>
      )}
      <Group affiliateId={affiliateId} items={waiting} name="assigned.forYou" />
      <Group
        affiliateId={affiliateId}
        items={others.filter((each) => each.waitsFor !== null && !isForMe(each))}
        name="assigned.others"
      />
      <Group
        affiliateId={affiliateId}
        items={others.filter(({ waitsFor }) => waitsFor === null)}
        name="start.waits.over"
      />
      {hasMore && (
        <div className={css.more}>
          <Button kind="line" onClick={more}>
            {t('applications.assigned.more')}
          </Button>
        </div>
      )}
    </Card>
  )
}

function usePages(affiliateId: number) {
  const { locale } = useTranslator('applications')
  const calls = useApplicationCalls(affiliateId)
  const [count, setCount] = useState(1)
  const queries = useQueries({
    queries: Array.from({ length: count }, (_, at) =>
      assignedQuery(calls, affiliateId, locale, { page: at + 1 }),
    ),
  })
  const pages = queries.flatMap(({ data }) => data ?? [])
  const last = pages.at(-1)
  const lost = queries.find(({ data, isError }) => !data && isError)
  return {
    pages,
    hasMore: pages.length === count && last !== undefined && last.page * last.pageSize < last.total,
    more: () => setCount(count + 1),
    failed: lost && { retry: () => void lost.refetch(), isTrying: lost.isFetching },
  }
}

type Heading = 'assigned.forYou' | 'assigned.others' | 'start.waits.over'

type GroupProps = { affiliateId: number; items: readonly Assigned[]; name: Heading }

function Group({ affiliateId, items, name }: GroupProps) {
  const { t } = useTranslator('applications')
  if (items.length === 0) return null
  return (
    <section className={css.group}>
      <h3 className={css.heading}>{t(`applications.${name}`)}</h3>
      <List>
        {items.map((each) => (
          <AssignedRow affiliateId={affiliateId} each={each} key={each.id} />
        ))}
      </List>
    </section>
  )
}

function AssignedRow({ affiliateId, each }: { affiliateId: number; each: Assigned }) {
  const { t, formatDate } = useTranslator('applications')
  const title = useTypeTitle()(each.type)
  // On a phone, a name doesn't fit next to a badge.
  const isNarrow = useNarrow('tablet')
  const name = each.applicant.name ?? ''
  return (
    <ListRow
      end={!isNarrow && <StatusBadge of={each} />}
      lead={
        <FacesContext value={{ affiliateId, application: each }}>
          <Face name={name} of="applicant" />
        </FacesContext>
      }
      text={
        <>
          {each.submittedAt
            ? t('applications.assigned.sent', { title, date: formatDate(each.submittedAt) })
            : title}
          {isNarrow && (
            <span className={css.badge}>
              <StatusBadge of={each} />
            </span>
          )}
        </>
      }
      title={<bdi>{name}</bdi>}
      to={paths.application(each.id)}
    />
  )
}
