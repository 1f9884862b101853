import type { UseQueryResult } from '@tanstack/react-query'
import Pencil from 'lucide-react/icons/pencil'
import Smartphone from 'lucide-react/icons/smartphone'
import Trash2 from 'lucide-react/icons/trash-2'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { langOf } from '../../../shared/lang-of.ts'
import { paths } from '../../../shared/paths.ts'
import { IconButton } from '../../../shared/ui/action/icon-button.tsx'
import { TextLink } from '../../../shared/ui/action/text-link.tsx'
import { Badge } from '../../../shared/ui/feedback/badge.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import css from './notes.module.css'
import type { ShownNote } from './notes.queries.ts'

type Props = {
  query: UseQueryResult<ShownNote[]>
  /** Those of the query to show here. */
  notes: readonly ShownNote[]
  /** Said when there is none; may be nothing while the first one is written. */
  empty: string
  courseId: string
  culture: string | null | undefined
  titleOf: (activityId: string) => string
  onEdit: (note: ShownNote) => void
  onDelete: (note: ShownNote) => void
}

/** Notes with links to their pages. */
export function NoteList({ query, notes, empty, courseId, culture, titleOf, onEdit, onDelete }: Props) {
  const { t } = useTranslator('training-notes')
  if (query.isPending)
    return (
      <Loading label={t('training-notes.loading')}>
        <Skeleton height="4rem" shape="block" />
      </Loading>
    )
  if (!query.data)
    return (
      <ErrorState
        level={3}
        onRetry={() => void query.refetch()}
        retryLabel={t('shell.error.retry')}
        retrying={query.isFetching}
        title={t('training-notes.failed')}
      />
    )
  if (notes.length === 0) return empty && <p className={css.where}>{empty}</p>
  const ids = new Set(notes.map(({ noteId }) => noteId))
  return (
    <ul className={css.list}>
      {notes.map((note) => (
        <li className={css.note} key={note.noteId}>
          <div className={css.body}>
            <p className={css.where}>
              <TextLink to={paths.lesson(courseId, note.activityId, note.page ?? undefined)}>
                <bdi lang={langOf(culture)}>
                  {[titleOf(note.activityId), note.page].filter(Boolean).join(' · ')}
                </bdi>
              </TextLink>
            </p>
            <p className={css.text} dir="auto">
              {note.text}
            </p>
            {note.copyOf !== null && ids.has(note.copyOf) && (
              <p className={css.where}>{t('training-notes.copied')}</p>
            )}
            {note.stored && (
              <Badge icon={Smartphone} tone="warn">
                {t('training-notes.onDevice')}
              </Badge>
            )}
          </div>
          <div className={css.actions}>
            <IconButton icon={Pencil} label={t('training-notes.edit')} onClick={() => onEdit(note)} />
            <IconButton icon={Trash2} label={t('training-notes.delete')} onClick={() => onDelete(note)} />
          </div>
        </li>
      ))}
    </ul>
  )
}
