import type { ERecordWire } from '@fathom/contract/training'
import { slate } from '@fathom/look/drawings/lines/slate.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import BadgeCheck from 'lucide-react/icons/badge-check'
import { type ReactNode, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { Checkbox } from '../../../shared/ui/form/checkbox.tsx'
import { ConfirmDialog } from '../../../shared/ui/overlay/confirm-dialog.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Crumb } from '../../../shared/ui/surface/crumb.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { usePageName } from '../../../shared/use-page-name.ts'
import { AllowExam } from '../exam/allow-exam.tsx'
import { ExamAccommodation } from '../exam/exam-accommodation.tsx'
import { ExamUnderway } from '../exam/exam-underway.tsx'
import { LEARNING_KEY } from '../learning-key.ts'
import { QuestionsCard, ResultsCard, SectionsCard } from '../performance/result-cards.tsx'
import { ArchiveCard } from '../record/archive-card.tsx'
import { ChosenCourse, CourseChooser } from '../record/course-chooser.tsx'
import css from '../record/record.module.css'
import { type RecordOf, recordQuery, resultsQuery, studentCoursesQuery } from '../record/record.queries.ts'
import { RecordActions, RecordBody } from '../record/record-body.tsx'
import { RecordReply, Reply } from '../record/record-reply.tsx'

type Props = {
  student: number
  courseId: string | undefined
  /** Whether the reader may certify students. */
  mayCertify: boolean
  /** The way to write to the student. */
  messageOf?: (enrolmentId: string, name: string) => ReactNode
  /** What decides whether the student may dive, right below the name. */
  safety?: ReactNode
  /** TS-04: whether the student's forms clear them, for the question before certifying. */
  clearanceOf?: ((title: string) => ReactNode) | undefined
}

/** RT-11: the record of a student the user teaches. */
export function StudentRecordScreen(props: Props) {
  const { student, courseId, mayCertify, messageOf, safety, clearanceOf } = props
  const { t, locale } = useTranslator('training-records', 'training-students')
  const calls = useCalls()
  const courses = useQuery(studentCoursesQuery(calls, student, locale))
  const id = courseId ?? courses.data?.[0]?.packageId
  const of = { id: id ?? '', student, culture: locale }
  const { data: record } = useQuery({ ...recordQuery(calls, of), enabled: id !== undefined })
  usePageName(record?.name)
  const pathOf = (course: string) =>
    paths.studentERecord({ id: String(student), affiliateId: student }, course)
  return (
    <>
      <Crumb to={paths.students()}>{t('shell.page.students')}</Crumb>
      <PageHeader
        actions={
          record && (
            <>
              {messageOf?.(record.enrolmentId, record.name)}
              <RecordActions of={of} />
            </>
          )
        }
        lead={record?.title}
        title={record ? <bdi>{record.name}</bdi> : t('shell.page.studentERecord')}
      />
      <div className={css.stack}>
        <div className={css.safety}>{safety}</div>
        <CourseChooser courses={courses.data ?? []} id={id} pathOf={pathOf} />
        <ChosenCourse courseId={courseId} courses={courses} none={<NoRecord />}>
          {(chosen) => (
            <StudentRecord
              actionOf={(record) => mayCertify && <Certify clearanceOf={clearanceOf} record={record} />}
              key={chosen}
              of={{ ...of, id: chosen }}
              pathOf={pathOf}
            />
          )}
        </ChosenCourse>
      </div>
    </>
  )
}

function NoRecord() {
  const { t } = useTranslator('training-students')
  return (
    <Card>
      <EmptyState drawing={slate} title={t('training-students.record.none')}>
        {t('training-students.record.noneText')}
      </EmptyState>
    </Card>
  )
}

type StudentRecordProps = {
  of: RecordOf
  pathOf: (id: string) => string
  /** The reader's action once nothing is missing. */
  actionOf: (record: ERecordWire) => ReactNode
}

/** What a student did and scored, and each enrollment in the course. */
function StudentRecord({ of, pathOf, actionOf }: StudentRecordProps) {
  return (
    <RecordReply of={of}>
      {(record) => (
        <>
          <Underway of={of} />
          <RecordBody action={actionOf(record)} isOwn={false} record={record} />
          <Results of={of} />
          <ArchiveCard of={of} open={record.enrolmentId} pathOf={pathOf} />
        </>
      )}
    </RecordReply>
  )
}

/** An exam that is under way comes first: it's why nothing else moves. */
function Underway({ of }: { of: RecordOf }) {
  const { data } = useQuery(resultsQuery(useCalls(), of))
  return data ? <ExamUnderway of={data} /> : null
}

/** RO-05 */
function Results({ of }: { of: RecordOf }) {
  const { t } = useTranslator('training-records')
  const results = useQuery(resultsQuery(useCalls(), of))
  return (
    <Reply skeletons={['26rem']} failed={t('training-records.failed.results')} id={of.id} of={results}>
      {(data) => (
        <>
          <AllowExam of={data} />
          <ExamAccommodation of={data} />
          <ResultsCard results={data.results} />
          <SectionsCard sections={data.sections} />
          <QuestionsCard results={data.results} />
        </>
      )}
    </Reply>
  )
}

/** The instructor's certify action, once nothing is missing. */
function Certify({ record, clearanceOf }: { record: ERecordWire } & Pick<Props, 'clearanceOf'>) {
  const { t } = useTranslator('training-students')
  const [isConfirming, setIsConfirming] = useState(false)
  const [isKnown, setIsKnown] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const certify = useCertify(record, isKnown, () => setIsConfirming(false))
  const { name, title } = record
  return (
    <>
      <Button icon={BadgeCheck} kind="primary" onClick={() => setIsConfirming(true)}>
        {t('training-students.certify.action', { name })}
      </Button>
      <ConfirmDialog
        busy={certify.isPending}
        confirmLabel={t('training-students.certify.action', { name })}
        keepLabel={t('training-students.certify.keep')}
        onConfirm={() => (record.isDeclined && !isKnown ? setIsAsked(true) : certify.mutate())}
        onKeep={() => setIsConfirming(false)}
        open={isConfirming}
        title={t('training-students.certify.title', { name })}
      >
        {t('training-students.certify.text', { name, course: title })}
        {clearanceOf?.(t('training-students.group.uncleared'))}
        {record.isDeclined && (
          <Checkbox
            checked={isKnown}
            error={isAsked && !isKnown ? t('training-students.certify.declinedMissing') : undefined}
            onChange={({ target }) => setIsKnown(target.checked)}
          >
            {t('training-students.certify.declined', { name })}
          </Checkbox>
        )}
      </ConfirmDialog>
    </>
  )
}

function useCertify({ affiliateId, enrolmentId, name }: ERecordWire, isKnown: boolean, onEnd: () => void) {
  const { http } = useCalls()
  const client = useQueryClient()
  const { t } = useTranslator('training-students')
  return useMutation({
    mutationFn: () =>
      http.post<ERecordWire>('learning', 'courses/{id}/instructor/certify', {
        params: { id: enrolmentId },
        query: { affiliateId },
        ...(isKnown && { body: { isRefusalKnown: true } }),
      }),
    onSuccess: async () => {
      onEnd()
      showToast({ text: t('training-students.certify.done', { name }) })
      await client.invalidateQueries({ queryKey: LEARNING_KEY })
    },
    onError: async (error) => {
      // A physician declined while the question was open: the record read again asks for the box.
      if (error instanceof CallFailed && error.problem === 'refusal-not-confirmed')
        return client.invalidateQueries({ queryKey: LEARNING_KEY })
      onEnd()
      // The record read again says that the birth date has to be confirmed first.
      if (error instanceof CallFailed && error.problem === 'birth-date-unconfirmed')
        return client.invalidateQueries({ queryKey: LEARNING_KEY })
      showToast({ text: t('training-students.certify.failed') })
    },
  })
}
