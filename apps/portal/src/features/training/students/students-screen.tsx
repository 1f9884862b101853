import type { StudentsWire } from '@fathom/contract/training'
import { slate } from '@fathom/look/drawings/lines/slate.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { ClassBody } from './class/class-body.tsx'
import { Invite } from './invite.tsx'
import css from './students.module.css'
import { studentsQuery } from './students.queries.ts'
import { StudentsFailed } from './students-failed.tsx'
import { StudentsLead } from './students-lead.tsx'

/** SC-16: the user's students and their progress. */
export function StudentsScreen({ affiliateId }: { affiliateId: number }) {
  const { t, locale } = useTranslator('training-students')
  const students = useQuery(studentsQuery(useCalls(), affiliateId, locale))
  return (
    <>
      <PageHeader
        actions={<Invite />}
        lead={<StudentsLead students={students.data} />}
        title={t('shell.page.students')}
      />
      <div className={css.screen}>
        <Body students={students} />
      </div>
    </>
  )
}

function Body({ students }: { students: UseQueryResult<StudentsWire> }) {
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
      <ClassBody students={data} />
    </>
  )
}
