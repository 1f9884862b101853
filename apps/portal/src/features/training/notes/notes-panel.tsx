import type { CourseIndexWire } from '@fathom/contract/training'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { langOf } from '../../../shared/lang-of.ts'
import { newId } from '../../../shared/new-id.ts'
import { AsOf } from '../../../shared/offline/as-of.tsx'
import { paths } from '../../../shared/paths.ts'
import { TextLink } from '../../../shared/ui/action/text-link.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { courseIndexQuery } from '../find/course-index.queries.ts'
import { NoteEditor } from './note-editor.tsx'
import { NoteList } from './note-list.tsx'
import css from './notes.module.css'
import { notesAnswer, notesQuery, type ShownNote, useDeleteNote } from './notes.queries.ts'

export type NotesPanelProps = {
  affiliateId: number
  enrolmentId: string
  courseId: string
  lesson: { id: string; title: string }
  culture: string | null | undefined
  /** Where the lesson says that the reader is, such as `5/8` in our own. */
  place: string | null
}

/** Only our own lessons report the page, as its number of all their pages. */
function pageAt(index: CourseIndexWire | undefined, lesson: string, place: string | null) {
  const [, page, count] = /^(\d+)\/(\d+)$/.exec(place ?? '') ?? []
  const pages = index?.pages.filter((one) => one.lesson === lesson) ?? []
  return pages.length === Number(count) ? (pages[Number(page) - 1]?.title ?? null) : null
}

/** `page` is undefined until something is typed: until then a new note follows the lesson. */
type Editing = { noteId: string; note?: ShownNote; page?: string | null; isFocused?: boolean }

const newNote = (): Editing => ({ noteId: newId() })

/** Beside a lesson: a new note, and those on this lesson. */
export function NotesPanel(props: NotesPanelProps) {
  const { affiliateId, enrolmentId, courseId, lesson, culture, place } = props
  const { t } = useTranslator('training-notes')
  const calls = useCalls()
  const index = useQuery(courseIndexQuery(calls, { affiliateId, enrolmentId }))
  const query = useQuery(notesQuery(calls, { affiliateId, enrolmentId }))
  const remove = useDeleteNote({ affiliateId, enrolmentId })
  const [editing, setEditing] = useState(newNote)
  const { page = pageAt(index.data, lesson.id, place) } = editing
  // Once only: turning a page must not take the focus from the lesson.
  useEffect(() => {
    if (editing.isFocused) setEditing((before) => ({ ...before, isFocused: false }))
  }, [editing.isFocused])
  const notes = (query.data ?? []).filter(
    ({ activityId, noteId }) => activityId === lesson.id && noteId !== editing.noteId,
  )
  return (
    <div className={css.notes}>
      {index.isPending ? (
        <Loading label={t('training-notes.loading')}>
          <Skeleton height="8rem" shape="block" />
        </Loading>
      ) : (
        <NoteEditor
          key={`${editing.noteId} ${page}`}
          label={
            <>
              {t('training-notes.text')}: <bdi lang={langOf(culture)}>{page ?? lesson.title}</bdi>
            </>
          }
          latest={query.data?.find(({ noteId }) => noteId === editing.noteId)}
          note={editing.note}
          noteId={editing.noteId}
          isFocused={editing.isFocused ?? false}
          onDone={() => setEditing({ ...newNote(), isFocused: true })}
          onTyped={() => setEditing((before) => ({ ...before, page }))}
          place={{ affiliateId, enrolmentId, activityId: lesson.id, page }}
        />
      )}
      <AsOf affiliateId={affiliateId} names={[notesAnswer(enrolmentId)]} />
      <NoteList
        courseId={courseId}
        culture={culture}
        empty={editing.page === undefined ? t('training-notes.emptyLesson') : ''}
        notes={notes}
        onDelete={(note) => void remove(note)}
        onEdit={(note) => setEditing({ noteId: note.noteId, note, page: note.page, isFocused: true })}
        query={query}
        titleOf={() => lesson.title}
      />
      <p>
        <TextLink to={paths.course(courseId)}>{t('training-notes.all')}</TextLink>
      </p>
    </div>
  )
}
