import type { ClassesWire } from '@fathom/contract/training/classes'
import { slate } from '@fathom/look/drawings/lines/slate.ts'
import { useQuery } from '@tanstack/react-query'
import Archive from 'lucide-react/icons/archive'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { AsOf } from '../../../shared/offline/as-of.tsx'
import { paths } from '../../../shared/paths.ts'
import { useNavigate, useSearchParams } from '../../../shared/router/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Segments } from '../../../shared/ui/choice/segments.tsx'
import { Badge } from '../../../shared/ui/feedback/badge.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { Select } from '../../../shared/ui/form/select.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Dotted } from '../../../shared/ui/surface/dotted.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { Tile } from '../../../shared/ui/surface/tile.tsx'
import { ClassDialog } from './class-dialog.tsx'
import css from './classes.module.css'
import { CLASSES, classesQuery } from './classes.queries.ts'
import { upcoming } from './my-classes.queries.ts'
import { SessionCalendar } from './session-calendar.tsx'
import { SessionMonth } from './session-month.tsx'
import { useSessionWords } from './session-words.ts'

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
      <AsOf affiliateId={affiliateId} names={[CLASSES]} />
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
const VIEWS = ['list', 'month'] as const

function Classes({ all }: { all: ClassesWire }) {
  const { t, formatNumber } = useTranslator('training-classes')
  const { instructor, filter, change } = useClassesFilter()
  const [view, setView] = useView()
  const instructors = new Map(all.map(({ memberNumber, memberName }) => [String(memberNumber), memberName]))
  const own = instructors.has(instructor)
    ? all.filter(({ memberNumber }) => String(memberNumber) === instructor)
    : all
  const of = {
    current: own.filter(({ closedAt }) => closedAt === null),
    archived: own.filter(({ closedAt }) => closedAt !== null),
  }
  const hasArchived = all.some(({ closedAt }) => closedAt !== null)
  const shown = of[hasArchived ? filter : 'current']
  const sessions = shown.flatMap((one) => sessionsOf(one, instructors.size > 1))
  return (
    <div className={css.form}>
      <div className={css.tools}>
        <Segments
          legend={t('training-classes.view')}
          onSelect={setView}
          segments={VIEWS.map((key) => ({ key, label: t(`training-classes.view.${key}`) }))}
          selected={view}
        />
        {hasArchived && (
          <Segments
            legend={t('training-classes.filter')}
            onSelect={(key) => change({ show: key === 'archived' ? key : '' })}
            segments={FILTERS.map((key) => ({
              key,
              label: t(`training-classes.filter.${key}`),
              count: formatNumber(of[key].length),
            }))}
            selected={filter}
          />
        )}
        {instructors.size > 1 && (
          <InstructorFilter
            instructors={instructors}
            onChange={(value) => change({ instructor: value })}
            value={instructor}
          />
        )}
      </div>
      {view === 'month' ? (
        <SessionMonth sessions={sessions} />
      ) : (
        <div className={css.columns}>
          <ClassList classes={shown} />
          <Card title={t('training-classes.upcoming')}>
            <SessionCalendar sessions={upcoming(sessions)} />
          </Card>
        </div>
      )}
    </div>
  )
}

type Listed = ClassesWire[number]

const sessionsOf = ({ classId, name, memberName, sessions }: Listed, hasColleagues: boolean) =>
  sessions.map((session) => ({
    ...session,
    classId,
    className: name,
    memberName: hasColleagues ? memberName : null,
  }))

type InstructorProps = {
  instructors: ReadonlyMap<string, string | null>
  value: string
  onChange: (value: string) => void
}

/** For a dive center: the classes of one of its instructors. */
function InstructorFilter({ instructors, value, onChange }: InstructorProps) {
  const { t } = useTranslator('training-center')
  return (
    <Field label={t('training-center.instructor')}>
      <Select onChange={({ target }) => onChange(target.value)} value={value}>
        <option value="">{t('training-center.anyInstructor')}</option>
        {[...instructors].map(([number, name]) => (
          <option key={number} value={number}>
            {name ?? number}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** Stored in the URL, so that Back and shared links restore it. */
function useClassesFilter() {
  const [query, setQuery] = useSearchParams()
  const given = { show: query.get('show') ?? '', instructor: query.get('instructor') ?? '' }
  return {
    instructor: given.instructor,
    filter: given.show === 'archived' ? ('archived' as const) : ('current' as const),
    change: (part: Partial<typeof given>) => {
      const next = Object.entries({ ...given, ...part }).filter(([, value]) => value !== '')
      setQuery(new URLSearchParams(next), { replace: true, preventScrollReset: true })
    },
  }
}

const VIEW = 'fathom.classes-view'

type View = (typeof VIEWS)[number]

/** Remembered on this device. */
function useView(): [View, (view: View) => void] {
  const [view, setView] = useState<View>(() => {
    try {
      return localStorage.getItem(VIEW) === 'month' ? 'month' : 'list'
    } catch {
      return 'list'
    }
  })
  const choose = (next: View) => {
    setView(next)
    try {
      localStorage.setItem(VIEW, next)
    } catch {
      // The browser blocks storage; then the choice lasts while the page is open.
    }
  }
  return [view, choose]
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
          <Dotted parts={[title, memberName, t('training-classes.students', { count: students })]} />
          <br />
          {next ? t('training-classes.next', { when: whenOf(next) }) : t('training-classes.noSessions')}
        </>
      }
      title={<bdi>{name}</bdi>}
      to={paths.class(classId)}
    />
  )
}
