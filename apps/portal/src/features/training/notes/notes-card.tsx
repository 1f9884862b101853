import type { ActivityStateWire, CourseRecordWire } from '@fathom/contract/training'
import { useQuery } from '@tanstack/react-query'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import Printer from 'lucide-react/icons/printer'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { langOf } from '../../../shared/lang-of.ts'
import { newId } from '../../../shared/new-id.ts'
import { AsOf } from '../../../shared/offline/as-of.tsx'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { Select } from '../../../shared/ui/form/select.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { NoteEditor } from './note-editor.tsx'
import { NoteList } from './note-list.tsx'
import css from './notes.module.css'
import { notesAnswer, notesQuery, type ShownNote, useDeleteNote } from './notes.queries.ts'

type Props = { affiliateId: number; course: CourseRecordWire; enrolmentId: string }

type Editing = { noteId: string; note?: ShownNote; activityId: string; isTyped: boolean }

const newNote = (activityId: string): Editing => ({ noteId: newId(), activityId, isTyped: false })

const changed = (note: ShownNote): Editing => ({
  noteId: note.noteId,
  note,
  activityId: note.activityId,
  isTyped: false,
})

/** On the page of a course: all notes of the person in it. */
export function NotesCard({ affiliateId, course, enrolmentId }: Props) {
  const { t } = useTranslator('training-notes')
  const query = useQuery(notesQuery(useCalls(), { affiliateId, enrolmentId }))
  const remove = useDeleteNote({ affiliateId, enrolmentId })
  const [editing, setEditing] = useState<Editing>()
  const add = useFocusAfter(editing !== undefined)
  const change = useCallback(
    (changes: Partial<Editing>) => setEditing((before) => before && { ...before, ...changes }),
    [],
  )
  const lessons = (course.enrolment?.activities ?? []).filter(({ kind }) => kind === 'lesson')
  const order = new Map(lessons.map(({ id }, at) => [id, at]))
  const titleOf = (activityId: string) => lessons.find(({ id }) => id === activityId)?.title ?? ''
  const current = lessons.find(({ state }) => state === 'current') ?? lessons[0]
  if (!current) return null
  const notes = (query.data ?? [])
    .filter(({ noteId }) => noteId !== editing?.noteId)
    .toSorted((one, other) => (order.get(one.activityId) ?? 0) - (order.get(other.activityId) ?? 0))
  return (
    <div className={css.printed}>
      <Card title={t('training-notes.title')}>
        <div className={css.notes}>
          {editing ? (
            <Writing
              culture={course.culture}
              editing={editing}
              latest={query.data?.find(({ noteId }) => noteId === editing.noteId)}
              lessons={lessons}
              of={{ affiliateId, enrolmentId }}
              onChange={change}
              onDone={() => setEditing(undefined)}
            />
          ) : (
            <div className={css.ways}>
              <Button
                icon={NotebookPen}
                kind="soft"
                onClick={() => setEditing(newNote(current.id))}
                ref={add}
              >
                {t('training-notes.add')}
              </Button>
              {notes.length > 0 && (
                <Button icon={Printer} kind="quiet" onClick={printNotes}>
                  {t('training-notes.print')}
                </Button>
              )}
            </div>
          )}
          <AsOf affiliateId={affiliateId} names={[notesAnswer(enrolmentId)]} />
          <NoteList
            courseId={course.packageId}
            culture={course.culture}
            empty={editing ? '' : t('training-notes.empty')}
            notes={notes}
            onDelete={(note) => {
              void remove(note)
              add.current?.focus()
            }}
            onEdit={(note) => setEditing(changed(note))}
            query={query}
            titleOf={titleOf}
          />
        </div>
      </Card>
    </div>
  )
}

/** The focus returns to this button when the editor is closed. */
function useFocusAfter(isEditing: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    if (wasEditing.current && !isEditing) button.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  return button
}

type WritingProps = {
  of: { affiliateId: number; enrolmentId: string }
  editing: Editing
  latest: ShownNote | undefined
  lessons: readonly ActivityStateWire[]
  culture: string | null | undefined
  onChange: (changes: Partial<Editing>) => void
  onDone: () => void
}

/** The field of one note. A new one can be about any lesson, until something is typed. */
function Writing({ of, editing, latest, lessons, culture, onChange, onDone }: WritingProps) {
  const { t } = useTranslator('training-notes')
  const { noteId, note, activityId, isTyped } = editing
  const lang = langOf(culture)
  return (
    <div className={css.writing}>
      {!note && !isTyped && (
        <Field label={t('training-notes.lesson')}>
          <Select
            lang={lang}
            onChange={({ target }) => onChange({ activityId: target.value })}
            value={activityId}
          >
            {lessons.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <NoteEditor
        isFocused
        key={`${noteId} ${activityId}`}
        label={
          <>
            {t('training-notes.text')}:{' '}
            <bdi lang={lang}>{lessons.find(({ id }) => id === activityId)?.title}</bdi>
          </>
        }
        latest={latest}
        note={note}
        noteId={noteId}
        onDone={onDone}
        onTyped={() => onChange({ isTyped: true })}
        place={{ ...of, activityId, page: note?.page ?? null }}
      />
    </div>
  )
}

/** Prints the notes without the rest of the page. */
function printNotes(): void {
  const { dataset } = document.documentElement
  dataset.print = 'notes'
  addEventListener('afterprint', () => delete dataset.print, { once: true })
  window.print()
}
