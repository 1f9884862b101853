import type { CourseRecordWire } from '@fathom/contract/training'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { optionalPart } from '../../../shared/late-part.tsx'
import type { NotesPanelProps } from '../notes/notes-panel.tsx'
import css from './lesson.module.css'
import { LessonBar } from './lesson-bar.tsx'
import { LessonOutline } from './lesson-outline.tsx'
import { LessonNotices, type Notice } from './lesson-states.tsx'
import type { SaveState } from './outbox/sender.ts'
import type { useOfflineCopy } from './use-offline-copy.ts'

const LessonNotes = optionalPart(async () => (await import('./lesson-notes.tsx')).LessonNotes)

type Props = {
  title: string
  course: CourseRecordWire | undefined
  courseId: string
  playing: string
  saving: SaveState
  offline?: ReturnType<typeof useOfflineCopy>
  notices: readonly Notice[]
  /** What the notes of this lesson are about; an exam has none. */
  notes?: NotesPanelProps
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
  notes,
  children,
}: Props) {
  const { t } = useTranslator('training-lesson')
  // Undefined until they are opened for the first time, which loads their code.
  const [hasNotes, setHasNotes] = useState<boolean>()
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
        hasNotes={hasNotes === true}
        offline={offline}
        onNotes={notes && (() => setHasNotes(!hasNotes))}
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
      {notes && hasNotes !== undefined && (
        <Suspense>
          <LessonNotes isOpen={hasNotes} notes={notes} onClose={() => setHasNotes(false)} />
        </Suspense>
      )}
    </div>
  )
}
