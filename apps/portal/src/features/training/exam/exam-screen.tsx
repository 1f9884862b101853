import type { CourseRecordWire, ExamLaunchWire } from '@fathom/contract/training'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Info from 'lucide-react/icons/info'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { LessonLayout } from '../player/lesson-layout.tsx'
import type { Notice } from '../player/lesson-states.tsx'
import { isEarlyExam } from '../player/outline.ts'
import { useLeave } from '../player/use-sitting.ts'
import { useExamPictures } from './exam-picture.tsx'
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
  const { sender, state, seconds } = useExam(launch, affiliateId, pending, course)
  const isLeaving = useLeave(nothingToStop, sender)
  const { exam, saving, isElsewhere } = state
  const pictures = useExamPictures(exam, affiliateId)
  const playing = launch.attempt.activityId
  const notices = useExamNotices({
    isEarly: !exam.result && isEarlyExam(course?.activities ?? [], playing),
    isElsewhere,
    isRefused: saving === 'refused',
  })
  return (
    <LessonLayout
      course={course}
      courseId={courseId}
      notices={notices}
      playing={playing}
      saving={{ kind: isLeaving ? 'saving' : saving, isBeside: false }}
      title={exam.title}
    >
      {exam.result ? (
        <ExamResult
          courseId={courseId}
          exam={exam}
          onAgain={onLaunchAgain}
          pictures={pictures}
          result={exam.result}
        />
      ) : (
        <ExamQuestions pictures={pictures} seconds={seconds} sender={sender} state={state} />
      )}
    </LessonLayout>
  )
}

type NoticesInput = { isEarly: boolean; isElsewhere: boolean; isRefused: boolean }

function useExamNotices({ isEarly, isElsewhere, isRefused }: NoticesInput): Notice[] {
  // The record's words are for the review and the result, which must not wait for them, online or offline.
  const { t } = useTranslator('training-lesson', 'training-exam', 'training-record', 'training-records')
  const notices: (Notice | false)[] = [
    isEarly && { icon: Info, text: t('training-lesson.player.early') },
    isElsewhere && { icon: MonitorSmartphone, text: t('training-exam.elsewhere') },
    isRefused && { icon: CircleAlert, tone: 'bad', text: t('training-exam.refused') },
  ]
  return notices.filter((notice) => notice !== false)
}
