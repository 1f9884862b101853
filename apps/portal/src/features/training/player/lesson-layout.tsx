import type { CourseRecordWire } from '@fathom/contract/training'
import type { ReactNode } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import css from './lesson.module.css'
import { LessonBar } from './lesson-bar.tsx'
import { LessonOutline } from './lesson-outline.tsx'
import { LessonNotices, type Notice } from './lesson-states.tsx'
import type { SaveState } from './outbox/sender.ts'
import type { useOfflineCopy } from './use-offline-copy.ts'

type Props = {
  title: string
  course: CourseRecordWire | undefined
  courseId: string
  playing: string
  saving: SaveState
  offline?: ReturnType<typeof useOfflineCopy>
  notices: readonly Notice[]
  children: ReactNode
}

/** Around a lesson and an exam: the bar, the outline at the side, and the notices above. */
export function LessonLayout({
  title,
  course,
  courseId,
  playing,
  saving,
  offline,
  notices,
  children,
}: Props) {
  const { t } = useTranslator('training-lesson')
  const outline = (
    <LessonOutline
      activities={course?.activities ?? []}
      courseId={courseId}
      culture={course?.culture}
      playing={playing}
    />
  )
  return (
    <div className={css.player}>
      <LessonBar
        course={course}
        courseId={courseId}
        offline={offline}
        outline={outline}
        playing={playing}
        saving={saving}
        title={title}
      />
      <aside aria-label={t('training-lesson.player.outline')} className={css.side}>
        <p className={css.course}>{course?.title}</p>
        {outline}
      </aside>
      <div className={css.stage}>
        <LessonNotices notices={notices} />
        {children}
      </div>
    </div>
  )
}
