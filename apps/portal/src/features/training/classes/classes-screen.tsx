import type { ClassesWire } from '@fathom/contract/training/classes'
import { slate } from '@fathom/look/drawings/lines/slate.ts'
import { useQuery } from '@tanstack/react-query'
import Archive from 'lucide-react/icons/archive'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { useNavigate, useSearchParams } from '../../../shared/router/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Segments } from '../../../shared/ui/choice/segments.tsx'
import { Badge } from '../../../shared/ui/feedback/badge.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { Tile } from '../../../shared/ui/surface/tile.tsx'
import { ClassDialog } from './class-dialog.tsx'
import css from './classes.module.css'
import { classesQuery } from './classes.queries.ts'
import { SessionCalendar } from './session-calendar.tsx'
import { upcoming, useSessionWords } from './session-words.ts'

/** LE-09: the classes of an instructor or a dive center, and their sessions to come. */
export function ClassesScreen({ affiliateId }: { affiliateId: number }) {
  const { t, locale } = useTranslator('training-classes')
  const navigate = useNavigate()
  const [isNew, setIsNew] = useState(false)
  const classes = useQuery(classesQuery(useCalls(), { affiliateId, culture: locale }))
  const add = (
    <Button icon={Plus} kind="primary" onClick={() => setIsNew(true)}>
      {t('training-classes.new')}
    </Button>
  )
  return (
    <>
      <PageHeader actions={add} title={t('shell.page.classes')} />
      <Body classes={classes} />
      {isNew && (
        <ClassDialog
          affiliateId={affiliateId}
          onClose={() => setIsNew(false)}
          onSaved={(classId) => navigate(paths.class(classId))}
        />
      )}
    </>
  )
}

type BodyProps = {
  classes: { data: ClassesWire | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown }
}

function Body({ classes }: BodyProps) {
  const { t } = useTranslator('training-classes')
  const { data } = classes
  if (!data && classes.isError)
    return (
      <Card>
        <ErrorState
          onRetry={() => void classes.refetch()}
          retryLabel={t('shell.error.retry')}
          retrying={classes.isFetching}
          title={t('training-classes.failed')}
        />
      </Card>
    )
  if (!data)
    return (
      <Loading label={t('training-classes.loading')}>
        <Skeleton height="14rem" shape="block" />
      </Loading>
    )
  if (data.length === 0)
    return (
      <Card>
        <EmptyState drawing={slate} title={t('training-classes.none.title')}>
          {t('training-classes.none.text')}
        </EmptyState>
      </Card>
    )
  return <Classes all={data} />
}

const FILTERS = ['current', 'archived'] as const

/** Archived classes have nothing to come, so they are a list alone. */
function Classes({ all }: { all: ClassesWire }) {
  const { t, formatNumber } = useTranslator('training-classes')
  const [query, setQuery] = useSearchParams()
  const of = {
    current: all.filter(({ closedAt }) => closedAt === null),
    archived: all.filter(({ closedAt }) => closedAt !== null),
  }
  const filter = query.get('show') === 'archived' && of.archived.length > 0 ? 'archived' : 'current'
  return (
    <div className={css.form}>
      {of.archived.length > 0 && (
        <Segments
          legend={t('training-classes.filter')}
          onSelect={(key) =>
            setQuery(new URLSearchParams(key === 'archived' ? { show: key } : {}), { replace: true })
          }
          segments={FILTERS.map((key) => ({
            key,
            label: t(`training-classes.filter.${key}`),
            count: formatNumber(of[key].length),
          }))}
          selected={filter}
        />
      )}
      {filter === 'archived' ? (
        <ClassList classes={of.archived} />
      ) : (
        <div className={css.columns}>
          <ClassList classes={of.current} />
          <Card title={t('training-classes.upcoming')}>
            <SessionCalendar
              sessions={of.current.flatMap(({ classId, name, sessions }) =>
                upcoming(sessions).map((session) => ({ ...session, classId, className: name })),
              )}
            />
          </Card>
        </div>
      )}
    </div>
  )
}

function ClassList({ classes }: { classes: ClassesWire }) {
  const { t } = useTranslator('training-classes')
  return (
    <Card title={t('shell.page.classes')}>
      {classes.length === 0 && <p className={css.quiet}>{t('training-classes.noneCurrent')}</p>}
      <List>
        {classes.map((one) => (
          <ClassRow key={one.classId} one={one} />
        ))}
      </List>
    </Card>
  )
}

function ClassRow({ one }: { one: ClassesWire[number] }) {
  const { t } = useTranslator('training-classes')
  const { whenOf } = useSessionWords()
  const { classId, name, title, memberName, students, sessions, closedAt } = one
  const [next] = closedAt === null ? upcoming(sessions) : []
  return (
    <ListRow
      end={
        closedAt && (
          <Badge icon={Archive} tone="neutral">
            {t('training-classes.closed')}
          </Badge>
        )
      }
      lead={<Tile icon={CalendarDays} />}
      text={
        <>
          {[title, memberName, t('training-classes.students', { count: students })]
            .filter(Boolean)
            .join(' · ')}
          <br />
          {next ? t('training-classes.next', { when: whenOf(next) }) : t('training-classes.noSessions')}
        </>
      }
      title={<bdi>{name}</bdi>}
      to={paths.class(classId)}
    />
  )
}
