import X from 'lucide-react/icons/x'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { IconButton } from '../../../shared/ui/action/icon-button.tsx'
import { Drawer } from '../../../shared/ui/overlay/drawer.tsx'
import { useNarrow } from '../../../shared/use-narrow.ts'
import { NotesPanel, type NotesPanelProps } from '../notes/notes-panel.tsx'
import css from './lesson.module.css'

type Props = { isOpen: boolean; onClose: () => void; notes: NotesPanelProps }

/** Beside the lesson, so that one reads and writes at once; on a phone over it. */
export function LessonNotes({ isOpen, onClose, notes }: Props) {
  const { t } = useTranslator('training-notes')
  const isNarrow = useNarrow()
  const title = t('training-notes.title')
  const closeLabel = t('training-notes.closePanel')
  if (isNarrow)
    return (
      <Drawer closeLabel={closeLabel} onClose={onClose} open={isOpen} title={title}>
        <NotesPanel {...notes} />
      </Drawer>
    )
  if (!isOpen) return null
  return (
    <aside aria-label={title} className={css.notes}>
      <div className={css.notesHead}>
        <h2>{title}</h2>
        <IconButton icon={X} label={closeLabel} onClick={onClose} />
      </div>
      <NotesPanel {...notes} />
    </aside>
  )
}
