import type { CourseRecordWire, ExamLaunchWire } from '@fathom/contract/training'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Info from 'lucide-react/icons/info'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import lesson from '../player/lesson.module.css'
import { LessonBar } from '../player/lesson-bar.tsx'
import { LessonOutline } from '../player/lesson-outline.tsx'
import { isEarlyExam } from '../player/outline.ts'
import { useLeave } from '../player/use-sitting.ts'
import { ExamQuestions } from './exam-questions.tsx'
import { ExamResult } from './exam-result.tsx'
import type { StoredExam } from './stored-exam.ts'
import { useExam } from './use-exam.ts'

type Props = {
  launch: ExamLaunchWire
  course: CourseRecordWire | undefined
  courseId: string
  affiliateId: number
  pending: StoredExam | undefined
  onLaunchAgain: () => void
}

const nothingToStop = () => Promise.resolve()

/** TS-11: an exam of our own. The portal asks its questions, and the server marks the answers. */
export function ExamScreen({ launch, course, courseId, affiliateId, pending, onLaunchAgain }: Props) {
  const { t } = useTranslator('training-lesson')
  const { sender, state, seconds } = useExam(launch, affiliateId, pending, course)
  const isLeaving = useLeave(nothingToStop, sender)
  const { exam, saving, isElsewhere } = state
  const activities = course?.activities ?? []
  const playing = launch.attempt.activityId
  const outline = (
    <LessonOutline activities={activities} courseId={courseId} culture={course?.culture} playing={playing} />
  )
  return (
    <div className={lesson.player}>
      <LessonBar
        course={course}
        courseId={courseId}
        offline={undefined}
        outline={outline}
        playing={playing}
        saving={{ kind: isLeaving ? 'saving' : saving, isBeside: false }}
        title={exam.title}
      />
      <aside aria-label={t('training-lesson.player.outline')} className={lesson.side}>
        <p className={lesson.course}>{course?.title}</p>
        {outline}
      </aside>
      <div className={lesson.stage}>
        <ExamNotices
          isEarly={!exam.result && isEarlyExam(activities, playing)}
          isElsewhere={isElsewhere}
          isRefused={saving === 'refused'}
        />
        {exam.result ? (
          <ExamResult courseId={courseId} exam={exam} onAgain={onLaunchAgain} result={exam.result} />
        ) : (
          <ExamQuestions seconds={seconds} sender={sender} state={state} />
        )}
      </div>
    </div>
  )
}

type NoticesProps = { isEarly: boolean; isElsewhere: boolean; isRefused: boolean }

function ExamNotices({ isEarly, isElsewhere, isRefused }: NoticesProps) {
  const { t } = useTranslator('training-lesson', 'training-exam')
  if (!isEarly && !isElsewhere && !isRefused) return null
  return (
    <div className={lesson.notices}>
      {isEarly && (
        <Banner icon={Info} live="status">
          {t('training-lesson.player.early')}
        </Banner>
      )}
      {isElsewhere && (
        <Banner icon={MonitorSmartphone} live="status">
          {t('training-exam.elsewhere')}
        </Banner>
      )}
      {isRefused && (
        <Banner icon={CircleAlert} live="status" tone="bad">
          {t('training-exam.refused')}
        </Banner>
      )}
    </div>
  )
}
