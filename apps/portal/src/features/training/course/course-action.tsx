import type { CourseRecordWire, EnrolmentWire } from '@fathom/contract/training'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import Info from 'lucide-react/icons/info'
import Play from 'lucide-react/icons/play'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import css from './course.module.css'

/** Start, continue, sign up, or what prevents it. */
export function CourseAction({ course }: { course: CourseRecordWire }) {
  const { t } = useTranslator('training-course', 'training-learn')
  const { enrolment, isEntitled, kind } = course
  if (course.isHeld || enrolment?.isHeld) return <Held course={course} />
  // Professionals learn what to do instead (LE-06); others wait for the lessons.
  const without = kind === 'pro' ? 'proInPerson' : 'noLessonsText'
  if (!enrolment && !isEntitled) return <NotYours course={course} />
  if (!enrolment)
    return isTaught(course) ? (
      <Enrol course={course} kind="primary" label={t('training-course.course.enrol')} />
    ) : (
      <Hint>{t(`training-learn.resume.${without}`)}</Hint>
    )
  const { next, activities, missing } = enrolment
  if (activities.length === 0)
    return <Hint>{t(`training-learn.resume.${missing.length > 0 ? 'inPersonText' : without}`)}</Hint>
  if (!next) return <Hint>{t('training-course.course.done')}</Hint>
  const hasBegun = next.hasBegun || activities.some(({ state }) => state === 'done')
  return (
    <div className={css.action}>
      <ButtonLink icon={Play} kind="primary" size="lg" to={paths.lesson(course.packageId, next.activityId)}>
        {t(hasBegun ? 'training-learn.continue' : 'training-learn.start')}
      </ButtonLink>
      <p className={css.next}>{t('training-learn.step.next', { lesson: next.title })}</p>
    </div>
  )
}

/** Who has the certification doesn't start; the lessons stay open to those who have the course. */
function Held({ course }: { course: CourseRecordWire }) {
  const { t } = useTranslator('training-course', 'training-learn')
  const { enrolment, isEntitled, packageId } = course
  const lesson = enrolment?.next?.activityId ?? enrolment?.activities[0]?.id
  return (
    <>
      <Hint>{t('training-learn.held')}</Hint>
      {lesson !== undefined && (
        <div className={css.action}>
          <ButtonLink to={paths.lesson(packageId, lesson)}>{t('training-learn.review')}</ButtonLink>
        </div>
      )}
      {!enrolment && isEntitled && course.activities.length > 0 && (
        <Enrol course={course} kind="soft" label={t('training-learn.review')} />
      )}
    </>
  )
}

/** Whether there is something to do in the course: lessons here, or dives with an instructor. */
export const isTaught = ({ activities, dives }: Pick<CourseRecordWire, 'activities' | 'dives'>) =>
  activities.length > 0 || dives > 0

type EnrolProps = { course: CourseRecordWire; kind: 'primary' | 'soft'; label: string }

function Enrol({ course, kind, label }: EnrolProps) {
  const enrol = useEnrol(course.packageId)
  return (
    <div className={css.action}>
      <Button busy={enrol.isPending} kind={kind} onClick={() => enrol.mutate()} size="lg">
        {label}
      </Button>
      {enrol.isError && (
        <p className={css.wrong} role="alert">
          {enrol.error.message}
        </p>
      )}
    </div>
  )
}

function NotYours({ course }: { course: CourseRecordWire }) {
  const { t } = useTranslator('training-course', 'training-learn')
  return (
    <>
      <Hint>{t('training-course.course.notYours')}</Hint>
      <div className={css.action}>
        <ButtonLink to={paths.shop(course.packageId)}>{t('shell.page.shop')}</ButtonLink>
      </div>
    </>
  )
}

const Hint = ({ children }: { children: string }) => (
  <div className={css.action}>
    <Banner icon={Info}>{children}</Banner>
  </div>
)

/** Signs up for a course that the user may take (CA-15). */
function useEnrol(packageId: string) {
  const { http } = useCalls()
  const { locale: culture } = useTranslator()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () =>
      http.post<EnrolmentWire>('learning', 'courses/{packageId}/enroll', {
        params: { packageId },
        body: { culture },
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['training'] }),
  })
}
