import type { CourseWire, EnrolLinkWire, StudentsWire } from '@fathom/contract/training'
import { slate } from '@fathom/look/drawings/lines/slate.ts'
import { type UseQueryResult, useMutation, useQuery } from '@tanstack/react-query'
import Link from 'lucide-react/icons/link'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import UserPlus from 'lucide-react/icons/user-plus'
import { type ReactNode, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { useSearchParams } from '../../../shared/router/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Segments } from '../../../shared/ui/choice/segments.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { Select } from '../../../shared/ui/form/select.tsx'
import { Dialog } from '../../../shared/ui/overlay/dialog.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { CourseOptions } from '../course-options.tsx'
import { allCoursesQuery } from '../packages/packages.queries.ts'
import { ClassBody } from './class-body.tsx'
import css from './students.module.css'
import { studentsQuery } from './students.queries.ts'
import { StudentsFailed, StudentsLead } from './students-states.tsx'

type Props = {
  affiliateId: number
  /** For a dive center: its students by instructor, as another view (LE-10). */
  center?: ReactNode
  /** How a student's forms stand, for the row. */
  formsOf?: (student: number) => ReactNode
  /** The way to write to a student, for the row. */
  messageOf?: (enrolmentId: string, name: string) => ReactNode
}

const VIEWS = ['progress', 'list'] as const

/** SC-16: the user's students and their progress. */
export function StudentsScreen({ affiliateId, center, formsOf, messageOf }: Props) {
  const [query, setQuery] = useSearchParams()
  const view = center && query.get('view') === 'list' ? 'list' : 'progress'
  const { t, locale } = useTranslator('training-students', 'training-center')
  const students = useQuery(studentsQuery(useCalls(), affiliateId, locale))
  return (
    <>
      <PageHeader
        actions={<Invite />}
        lead={<StudentsLead students={students.data} />}
        title={t('shell.page.students')}
      />
      <div className={css.screen}>
        {center && (
          <Segments
            legend={t('training-students.filter.title')}
            onSelect={(key) => setQuery(new URLSearchParams(key === 'list' ? { view: key } : {}))}
            segments={VIEWS.map((key) => ({ key, label: t(`training-center.view.${key}`) }))}
            selected={view}
          />
        )}
        {view === 'list' ? center : <Body formsOf={formsOf} messageOf={messageOf} students={students} />}
      </div>
    </>
  )
}

type BodyProps = {
  students: UseQueryResult<StudentsWire>
  formsOf: Props['formsOf']
  messageOf: Props['messageOf']
}

function Body({ students, formsOf, messageOf }: BodyProps) {
  const { t, formatTime } = useTranslator('training-students')
  const { data } = students
  const hasFailed = students.isError || students.fetchStatus === 'paused'
  if (!data && hasFailed) return <StudentsFailed students={students} />
  if (!data)
    return (
      <Loading label={t('training-students.loading')}>
        <Skeleton height="3.5rem" shape="block" />
        <Skeleton height="14rem" shape="block" />
      </Loading>
    )
  if (data.length === 0)
    return (
      <Card>
        <EmptyState drawing={slate} title={t('training-students.none.title')}>
          {t('training-students.none.text')}
        </EmptyState>
      </Card>
    )
  return (
    <>
      {students.isError && (
        <Banner icon={TriangleAlert} live="status" tone="warn">
          {t('training-students.stale', { time: formatTime(new Date(students.dataUpdatedAt)) })}
        </Banner>
      )}
      <ClassBody formsOf={formsOf} messageOf={messageOf} students={data} />
    </>
  )
}

/** CA-15: creates a link with which students sign up for a course with its creator. */
function Invite() {
  const { t, locale } = useTranslator('training-students')
  const [isOpen, setIsOpen] = useState(false)
  const courses = useQuery({ ...allCoursesQuery(useCalls(), locale), enabled: isOpen }).data ?? []
  const offered = courses.filter(({ kind, sellable }) => kind === 'consumer' && sellable)
  return (
    <>
      <Button icon={UserPlus} onClick={() => setIsOpen(true)}>
        {t('training-students.invite.action')}
      </Button>
      {isOpen && <LinkDialog courses={offered} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function LinkDialog({ courses, onClose }: { courses: readonly CourseWire[]; onClose: () => void }) {
  const { t } = useTranslator('training-students')
  const [chosen, setChosen] = useState('')
  const packageId = chosen || (courses[0]?.packageId ?? '')
  const copy = useCopyLink(onClose)
  return (
    <Dialog
      actions={
        <>
          <Button onClick={onClose}>{t('training-students.invite.close')}</Button>
          <Button
            busy={copy.isPending}
            disabled={packageId === ''}
            icon={Link}
            kind="primary"
            onClick={() => copy.mutate(packageId)}
          >
            {t('training-students.invite.copy')}
          </Button>
        </>
      }
      onClose={onClose}
      open={true}
      title={t('training-students.invite.action')}
    >
      <div className={css.invite}>
        <p>{t('training-students.invite.text')}</p>
        <Field label={t('training-students.course.label')}>
          <Select onChange={({ target }) => setChosen(target.value)} value={packageId}>
            <CourseOptions courses={courses} />
          </Select>
        </Field>
      </div>
    </Dialog>
  )
}

function useCopyLink(onCopied: () => void) {
  const { http } = useCalls()
  const { t } = useTranslator('training-students')
  return useMutation({
    mutationFn: async (packageId: string) => {
      const { extraData } = await http.post<EnrolLinkWire>('learning', 'courses/{packageId}/link', {
        params: { packageId },
      })
      await navigator.clipboard.writeText(new URL(paths.enrol(extraData), location.origin).href)
    },
    onSuccess: () => {
      onCopied()
      showToast({ text: t('training-students.invite.copied') })
    },
    onError: () => showToast({ text: t('training-students.invite.failed') }),
  })
}
