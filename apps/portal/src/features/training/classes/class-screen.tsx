import type { ClassSessionWire, ClassWire } from '@fathom/contract/training/classes'
import { lostCompass } from '@fathom/look/drawings/lines/lost-compass.ts'
import { useQuery } from '@tanstack/react-query'
import Archive from 'lucide-react/icons/archive'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Download from 'lucide-react/icons/download'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { AsOf } from '../../../shared/offline/as-of.tsx'
import { useSendPending } from '../../../shared/offline/outbox.ts'
import { paths } from '../../../shared/paths.ts'
import { saveFile } from '../../../shared/save-file.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Crumb } from '../../../shared/ui/surface/crumb.tsx'
import { Dotted } from '../../../shared/ui/surface/dotted.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { usePageName } from '../../../shared/use-page-name.ts'
import { StudentRow } from '../students/student-row.tsx'
import students from '../students/students.module.css'
import { Attendance } from './attendance.tsx'
import { ClassDialog } from './class-dialog.tsx'
import css from './classes.module.css'
import {
  classAnswer,
  classQuery,
  closeClass,
  exportCalendar,
  exportClass,
  questionsQuery,
} from './classes.queries.ts'
import { upcoming } from './my-classes.queries.ts'
import { SessionCalendar } from './session-calendar.tsx'
import { SessionDialog } from './session-dialog.tsx'
import { Signed, type Signing, SignOff } from './sign-off.tsx'
import { useClassAction } from './use-class-action.ts'

type Props = { classId: string; affiliateId: number; signing: Signing }

/** LE-09: one class: sessions with attendance and sign-off, progress, and what was missed. */
export function ClassScreen({ classId, affiliateId, signing }: Props) {
  const { t, locale } = useTranslator('training-classes', 'training-center')
  const query = useQuery(classQuery(useCalls(), classId, { affiliateId, culture: locale }))
  const record = query.data
  usePageName(record?.name)
  useSendPending()
  if (!record) {
    if (query.error instanceof CallFailed && query.error.status === 404)
      return (
        <Card>
          <EmptyState drawing={lostCompass} level={1} title={t('training-classes.notFound.title')}>
            {t('training-classes.notFound.text')}
          </EmptyState>
        </Card>
      )
    return query.isError ? (
      <Card>
        <ErrorState
          level={1}
          onRetry={() => void query.refetch()}
          retryLabel={t('shell.error.retry')}
          retrying={query.isFetching}
          title={t('training-classes.failed')}
        />
      </Card>
    ) : (
      <Loading label={t('training-classes.loading')}>
        <Skeleton height="14rem" shape="block" />
      </Loading>
    )
  }
  return (
    <>
      <Crumb to={paths.classes()}>{t('shell.page.classes')}</Crumb>
      <PageHeader
        actions={<Actions affiliateId={affiliateId} record={record} />}
        lead={<Dotted parts={[record.title, record.memberName, record.storeName]} />}
        title={<bdi>{record.name}</bdi>}
      />
      <div className={students.screen}>
        <AsOf affiliateId={affiliateId} names={[classAnswer(classId)]} />
        {record.closedAt && <Closed classId={classId} />}
        <Sessions affiliateId={affiliateId} record={record} signing={signing} />
        <Progress record={record} />
        <Questions classId={classId} />
      </div>
    </>
  )
}

function Actions({ record, affiliateId }: { record: ClassWire; affiliateId: number }) {
  const { t, locale } = useTranslator('training-classes', 'training-center')
  const calls = useCalls()
  const [isEditing, setIsEditing] = useState(false)
  const { classId } = record
  const reopen = useClassAction(() => closeClass(calls, classId, false))
  const close = useClassAction(() => closeClass(calls, classId, true))
  const file = { classId, culture: locale }
  const download = useClassAction(async () => saveFile(await exportCalendar(calls, file), 'class.ics'))
  const press = () =>
    close.mutate(undefined, {
      onSuccess: () =>
        void showToast({
          text: t('training-classes.closedNow'),
          action: { label: t('training-center.undo'), onPress: () => reopen.mutate(undefined) },
        }),
    })
  return (
    <div className={css.actions}>
      {record.closedAt === null && (
        <Button icon={Pencil} onClick={() => setIsEditing(true)}>
          {t('training-classes.edit')}
        </Button>
      )}
      <Button busy={download.isPending} icon={CalendarPlus} onClick={() => download.mutate(undefined)}>
        {t('training-classes.calendar')}
      </Button>
      {record.closedAt === null && (
        <Button busy={close.isPending} icon={Archive} kind="quiet" onClick={press}>
          {t('training-classes.close')}
        </Button>
      )}
      {isEditing && (
        <ClassDialog affiliateId={affiliateId} edited={record} onClose={() => setIsEditing(false)} />
      )}
    </div>
  )
}

function Closed({ classId }: { classId: string }) {
  const { t } = useTranslator('training-classes')
  const calls = useCalls()
  const reopen = useClassAction(() => closeClass(calls, classId, false))
  return (
    <Banner
      action={
        <Button busy={reopen.isPending} onClick={() => reopen.mutate(undefined)} size="sm">
          {t('training-classes.reopen')}
        </Button>
      }
      icon={Archive}
    >
      {t('training-classes.closed')}
    </Banner>
  )
}

type SessionsProps = Omit<Props, 'classId'> & { record: ClassWire }

function Sessions({ record, affiliateId, signing }: SessionsProps) {
  const { t } = useTranslator('training-classes')
  const [edited, setEdited] = useState<ClassSessionWire | 'new'>()
  return (
    <Card
      aside={
        record.closedAt === null && (
          <Button icon={Plus} kind="soft" onClick={() => setEdited('new')} size="sm">
            {t('training-classes.addSession')}
          </Button>
        )
      }
      title={t('training-classes.sessions')}
    >
      <SessionCalendar
        more={(session) => (
          <SessionMore
            affiliateId={affiliateId}
            onEdit={() => setEdited(session)}
            record={record}
            session={session}
            signing={signing}
          />
        )}
        sessions={record.sessions}
      />
      {edited && (
        <SessionDialog
          edited={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
          record={record}
        />
      )}
    </Card>
  )
}

type MoreProps = SessionsProps & { session: ClassSessionWire; onEdit: () => void }

/** The session that is next, or the last one, is open; the others open on demand. */
function SessionMore({ record, session, affiliateId, signing, onEdit }: MoreProps) {
  const { t } = useTranslator('training-classes')
  const next = upcoming(record.sessions)[0] ?? record.sessions.at(-1)
  return (
    <>
      {record.closedAt === null && (
        <Button icon={Pencil} kind="quiet" onClick={onEdit} size="sm">
          {t('training-classes.editSession')}
        </Button>
      )}
      <details className={css.more} open={next?.sessionId === session.sessionId}>
        <summary>{t('training-classes.attendance')}</summary>
        <Attendance
          affiliateId={affiliateId}
          record={record}
          session={session}
          signedOf={(enrolmentId) => (
            <Signed enrolmentId={enrolmentId} record={record} session={session} signing={signing} />
          )}
          signOff={(present, isSaved) => (
            <SignOff
              isSaved={isSaved}
              present={present}
              record={record}
              session={session}
              signing={signing}
            />
          )}
        />
      </details>
    </>
  )
}

/** How each student gets on, as in the list of students. */
function Progress({ record }: { record: ClassWire }) {
  const { t, locale } = useTranslator('training-classes', 'training-center')
  const calls = useCalls()
  const download = useClassAction(async () =>
    saveFile(await exportClass(calls, { classId: record.classId, culture: locale }), 'students.csv'),
  )
  return (
    <Card
      aside={
        <Button
          busy={download.isPending}
          icon={Download}
          kind="quiet"
          onClick={() => download.mutate(undefined)}
          size="sm"
        >
          {t('training-center.export')}
        </Button>
      }
      title={t('training-classes.choose')}
    >
      {record.students.length === 0 && <p className={css.quiet}>{t('training-classes.noStudents')}</p>}
      <ul className={students.rows}>
        {record.students.map(({ course, ...student }) => (
          <StudentRow
            course={course}
            key={course.enrolmentId}
            student={{ ...student, courses: [course] }}
            withTeacher={false}
          />
        ))}
      </ul>
    </Card>
  )
}

function Questions({ classId }: { classId: string }) {
  const { t, formatNumber } = useTranslator('training-classes')
  const questions = useQuery(questionsQuery(useCalls(), classId))
  const failed = questions.isError || questions.fetchStatus === 'paused'
  return (
    <Card title={t('training-classes.questions')}>
      {!questions.data && failed && (
        <ErrorState
          level={3}
          onRetry={() => void questions.refetch()}
          retryLabel={t('shell.error.retry')}
          retrying={questions.isFetching}
          title={t('training-classes.failed')}
        />
      )}
      {questions.data?.length === 0 && <p className={css.quiet}>{t('training-classes.noQuestions')}</p>}
      <ol className={css.questions}>
        {questions.data?.map(({ id, prompt, section, right, missedBy, answeredBy }) => (
          <li key={id}>
            <p className={css.prompt}>{prompt}</p>
            {right && <p>{t('training-classes.right', { answer: right })}</p>}
            <p className={css.quiet}>
              <Dotted
                parts={[
                  t('training-classes.missedBy', {
                    missed: formatNumber(missedBy),
                    count: formatNumber(answeredBy),
                  }),
                  section,
                ]}
              />
            </p>
          </li>
        ))}
      </ol>
    </Card>
  )
}
