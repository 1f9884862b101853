import type { CourseRecordWire } from '@fathom/contract/training'
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import Download from 'lucide-react/icons/download'
import List from 'lucide-react/icons/list'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import Smartphone from 'lucide-react/icons/smartphone'
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { langOf } from '../../../shared/lang-of.ts'
import { paths } from '../../../shared/paths.ts'
import { useNavigate } from '../../../shared/router/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { IconButton } from '../../../shared/ui/action/icon-button.tsx'
import { Icon } from '../../../shared/ui/icon/icon.tsx'
import { Drawer } from '../../../shared/ui/overlay/drawer.tsx'
import { usePageName } from '../../../shared/use-page-name.ts'
import css from './lesson.module.css'
import type { SaveState } from './outbox/sender.ts'
import type { useOfflineCopy } from './use-offline-copy.ts'

type Props = {
  title: string
  course: CourseRecordWire | undefined
  courseId: string
  playing: string
  saving: SaveState
  outline: ReactNode
  offline: ReturnType<typeof useOfflineCopy>
  hasNotes: boolean
  onNotes: (() => void) | undefined
}

/** Above the lesson: the exit, the current position, and whether the progress is saved. */
export function LessonBar(props: Props) {
  const { title, course, courseId, playing, saving, outline, offline, hasNotes, onNotes } = props
  const { t } = useTranslator('training-learn', 'training-lesson', 'training-notes')
  const [isOutlineOpen, setIsOutlineOpen] = useState(false)
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  // Each lesson is a page of its own, so move the focus to its heading.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  usePageName(title)
  // When opened by a direct link there is no history to go back to.
  const close = () => (Number(history.state?.idx) > 0 ? navigate(-1) : navigate(paths.course(courseId)))
  return (
    <header className={css.bar}>
      <div className={css.names}>
        <h1 className={css.name} ref={heading} tabIndex={-1}>
          <bdi lang={langOf(course?.culture)}>{title}</bdi>
        </h1>
        <p className={css.where}>{useWhere(course, playing)}</p>
      </div>
      {/* After the heading, which has the initial focus, so that the first Tab reaches the exit. */}
      <span className={css.close}>
        <IconButton icon={X} label={t('training-lesson.player.close')} onClick={close} />
      </span>
      <SaveFloat saving={saving} />
      {offline && <OfflineButton offline={offline} />}
      {onNotes && (
        <IconButton
          aria-expanded={hasNotes}
          icon={NotebookPen}
          label={t('training-notes.title')}
          onClick={onNotes}
        />
      )}
      <span className={css.narrow}>
        <IconButton icon={List} label={t('training-learn.outline')} onClick={() => setIsOutlineOpen(true)} />
      </span>
      <Drawer
        closeLabel={t('training-lesson.player.closeOutline')}
        onClose={() => setIsOutlineOpen(false)}
        open={isOutlineOpen}
        title={course?.title ?? t('training-learn.outline')}
      >
        {outline}
      </Drawer>
    </header>
  )
}

function useWhere(course: CourseRecordWire | undefined, playing: string): string {
  const { t } = useTranslator('training-learn', 'training-lesson')
  if (!course) return ''
  const lessons = course.activities.filter(({ kind }) => kind === 'lesson')
  const at = lessons.findIndex(({ id }) => id === playing)
  if (at < 0) return course.title
  return t('training-lesson.player.where', { course: course.title, number: at + 1, of: lessons.length })
}

const SAVE_LOOKS = {
  saved: { icon: Check, text: 'training-lesson.player.kept' },
  saving: { icon: CloudUpload, text: 'training-lesson.player.saving' },
  waiting: { icon: Smartphone, text: 'training-lesson.player.waiting' },
  refused: { icon: CircleAlert, text: 'training-lesson.player.refused' },
} as const satisfies Record<Exclude<SaveState['kind'], 'none'>, unknown>

/** Whether and where the progress is saved; on a phone shown only when something is unusual. */
function SaveFloat({ saving: { kind } }: { saving: SaveState }) {
  const { t } = useTranslator('training-lesson')
  if (kind === 'none') return null
  const { icon, text } = SAVE_LOOKS[kind]
  return (
    <p className={css.float} data-kind={kind} role={kind === 'saving' ? undefined : 'status'}>
      <Icon of={icon} />
      <span>{t(text)}</span>
    </p>
  )
}

type OfflineButtonProps = { offline: NonNullable<ReturnType<typeof useOfflineCopy>> }

/** Stores the course on the device, or removes it. */
function OfflineButton({ offline: { state, keep, release } }: OfflineButtonProps) {
  const { t, formatPercent } = useTranslator('training-lesson')
  const isStored = state.kind === 'kept'
  const words =
    state.kind === 'busy'
      ? t('training-lesson.keep.busy', { share: formatPercent(state.share) })
      : t(`training-lesson.keep.${state.kind}`)
  return (
    <span className={css.keep}>
      <Button
        aria-pressed={isStored}
        busy={state.kind === 'busy'}
        icon={isStored ? CircleCheck : Download}
        kind="quiet"
        onClick={isStored ? release : keep}
      >
        <span>{words}</span>
      </Button>
    </span>
  )
}
