import type { NoteWire } from '@fathom/contract/training'
import { LONGEST_NOTE } from '@fathom/domain/training/content'
import { useQueryClient } from '@tanstack/react-query'
import CopyPlus from 'lucide-react/icons/copy-plus'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useDraft } from '../../../shared/draft/use-draft.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { newId } from '../../../shared/new-id.ts'
import { sendPending } from '../../../shared/offline/outbox.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { ChoiceDialog, conflictWords } from '../../../shared/ui/form/conflict-dialog.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { SaveWords } from '../../../shared/ui/form/save-words.tsx'
import { TextArea } from '../../../shared/ui/form/text-area.tsx'
import { NOTES_KEY } from '../notes-key.ts'
import { type NoteDraftState, openNoteDraft } from './note-draft.ts'
import css from './notes.module.css'
import { type ShownNote, showSaved } from './notes.queries.ts'
import { deletionOf, deviceNotes, type NotePlace } from './stored-notes.ts'

/** The rest of the characters is shown when few are left. */
const FEW_LEFT = 200

type Props = {
  place: NotePlace
  noteId: string
  /** The note to change; without it, a new one. */
  note?: ShownNote | undefined
  /** The note as the list has it now: another device may have changed it. */
  latest?: ShownNote | undefined
  label: ReactNode
  isFocused?: boolean
  onTyped?: () => void
  onDone: () => void
}

/** Writes a note, which saves itself. */
export function NoteEditor(props: Props) {
  const { place, noteId, note, latest, label, isFocused = false, onTyped, onDone } = props
  const { t } = useTranslator('training-notes')
  const { snapshot, draft, isChangedElsewhere } = useNoteDraft(place, noteId, note)
  const { content, state } = snapshot
  useEffect(() => {
    if (latest && !latest.stored) void draft.receive(latest)
  }, [draft, latest])
  const field = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isFocused) field.current?.querySelector('textarea')?.focus()
  }, [isFocused])
  const left = LONGEST_NOTE - content.length
  const words = useSaveWords(state)
  return (
    <form
      noValidate={true}
      className={css.editor}
      onSubmit={(event) => {
        event.preventDefault()
        onDone()
      }}
      ref={field}
    >
      {isChangedElsewhere && state.kind !== 'conflict' && (
        <Banner icon={CopyPlus} live="status" tone="warn">
          {t('training-notes.joined')}
        </Banner>
      )}
      <NoteConflict content={content} onChoose={draft.choose} state={state} />
      <Field help={t('training-notes.private')} label={label}>
        <TextArea
          dir="auto"
          maxLength={LONGEST_NOTE}
          onChange={({ target }) => {
            draft.change(target.value)
            onTyped?.()
          }}
          rows={4}
          value={content}
        />
      </Field>
      <div className={css.foot}>
        <span className={css.state} role="status">
          {left <= FEW_LEFT
            ? t('training-notes.left', { count: left })
            : words && <SaveWords kind={state.kind}>{words}</SaveWords>}
        </span>
        <Button disabled={content.trim() === ''} kind="soft" type="submit">
          {t('training-notes.done')}
        </Button>
      </div>
    </form>
  )
}

function useNoteDraft(place: NotePlace, noteId: string, note: ShownNote | undefined) {
  const calls = useCalls()
  const client = useQueryClient()
  const [isChangedElsewhere, setIsChangedElsewhere] = useState(false)
  const open = useDraft(() =>
    openNoteDraft(calls, {
      place,
      noteId: note?.stored?.noteId ?? noteId,
      visitId: note?.stored?.visitId ?? newId(),
      note,
      stored: note?.stored,
      onServer: (saved: NoteWire) => showSaved(client, place, saved),
      onChangedElsewhere: () => setIsChangedElsewhere(true),
      onEnd: async ({ content, base }) => {
        // A note without text is no note.
        if (base && base.version > 0 && content.trim() === '') {
          const deletion = deletionOf(place, base, newId())
          await deviceNotes.put(deletion.key, deletion)
          sendPending()
        }
        // What couldn't be sent is on this device by now, and the list shows it.
        await client.invalidateQueries({ queryKey: NOTES_KEY })
      },
    }),
  )
  return { ...open, isChangedElsewhere }
}

type ConflictProps = {
  state: NoteDraftState
  content: string
  onChoose: (whose: 'mine' | 'theirs') => Promise<unknown>
}

/** Both texts together are longer than a note may be: the person chooses. */
function NoteConflict({ state, content, onChoose }: ConflictProps) {
  const { t } = useTranslator('training-notes')
  const [isLater, setIsLater] = useState(false)
  const theirs = state.kind === 'conflict' ? state.theirs : undefined
  return (
    <ChoiceDialog
      choosing={{ isLater, onChoose: (whose) => void onChoose(whose), onLater: () => setIsLater(true) }}
      differences={
        theirs ? [{ id: 'text', name: t('training-notes.text'), mine: content, theirs: theirs.text }] : []
      }
      isStale={theirs !== undefined}
      words={conflictWords((word) => t(`training-notes.conflict.${word}`))}
    />
  )
}

function useSaveWords({ kind }: NoteDraftState): string {
  const { t } = useTranslator('training-notes')
  if (kind === 'saving' || kind === 'pending') return t('training-notes.saving')
  if (kind === 'saved') return t('training-notes.saved')
  if (kind === 'stored') return t('training-notes.stored')
  return kind === 'idle' ? '' : t('training-notes.refused')
}
