import type { CourseRecordWire, LaunchWire } from '@fathom/contract/training'
import { useRef } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { LessonBar } from './bar/lesson-bar.tsx'
import { LessonFrame } from './frame/lesson-frame.tsx'
import { useNews } from './frame/use-news.ts'
import { useOutcome } from './frame/use-outcome.ts'
import { usePlayer } from './frame/use-player.ts'
import { useRenewal } from './frame/use-renewal.ts'
import { useSitting } from './frame/use-sitting.ts'
import css from './lesson.module.css'
import { LessonEnd } from './lesson-end.tsx'
import { LessonNotices } from './lesson-notices.tsx'
import { LessonSilent } from './lesson-states.tsx'
import { useKeepOffline } from './offline/use-keep-offline.ts'
import type { StoredSitting } from './outbox/stored-sitting.ts'
import { isEarlyExam } from './outline/early-exam.ts'
import { LessonOutline } from './outline/lesson-outline.tsx'
import { useLeave } from './use-leave.ts'
import { useWishes } from './use-navigation-requests.ts'
import { useReports } from './use-reports.ts'

type Props = {
  launch: LaunchWire
  course: CourseRecordWire | undefined
  courseId: string
  affiliateId: number
  pending: StoredSitting | undefined
  onLaunchAgain: () => void
}

/** One sitting of a lesson: the bar, the outline at the side, and the lesson in its frame. */
export function Lesson({ launch, course, courseId, affiliateId, pending, onLaunchAgain }: Props) {
  const { t } = useTranslator('training-lesson')
  const frame = useRef<HTMLIFrameElement>(null)
  const { sender, state: saving } = useSitting(launch, affiliateId, pending)
  const activities = course?.activities ?? []
  const { activityId } = launch.attempt
  const onWish = useWishes(courseId, activityId, activities)
  const { onReport, wayIn } = useReports(launch, sender)
  const isExam = launch.start.masteryScore !== null
  const { outcome, hear: onHeard, goesOn: onBegun } = useOutcome(isExam)
  const player = usePlayer(frame, launch, sender, { onWish, onReport, onHeard, onBegun })
  const isResultRefused = useNews(launch.attempt.attemptId, onHeard)
  const offline = useKeepOffline(player, wayIn, course, affiliateId)
  const isLeaving = useLeave(player.stop, sender)
  useRenewal(onLaunchAgain)
  const culture = course?.culture
  const outline = (
    <LessonOutline activities={activities} courseId={courseId} culture={culture} playing={activityId} />
  )
  return (
    <div className={css.player}>
      <LessonBar
        course={course}
        courseId={courseId}
        offline={offline}
        outline={outline}
        playing={activityId}
        saving={isLeaving ? { ...saving, kind: 'saving' } : saving}
        title={launch.start.title}
      />
      <aside aria-label={t('training-lesson.player.outline')} className={css.side}>
        <p className={css.course}>{course?.title}</p>
        {outline}
      </aside>
      <div className={css.stage}>
        <LessonNotices
          isBeside={saving.isBeside}
          isEarly={!outcome && isEarlyExam(activities, activityId)}
          isRefused={saving.kind === 'refused'}
          problem={player.problem ?? (isResultRefused ? 'value-refused' : undefined)}
        />
        {player.state === 'silent' && <LessonSilent courseId={courseId} onRetry={onLaunchAgain} />}
        <LessonFrame
          isHidden={player.state === 'silent' || player.state === 'ended'}
          ref={frame}
          title={launch.start.title}
          url={launch.playerUrl}
        />
        {outcome && !isLeaving && (
          <LessonEnd
            activities={activities}
            courseId={courseId}
            isExam={isExam}
            onAgain={onLaunchAgain}
            outcome={outcome}
            playing={activityId}
          />
        )}
      </div>
    </div>
  )
}
