import type { NoteWire, SaveNoteWire } from '@fathom/contract/training'
import { LONGEST_NOTE } from '@fathom/domain/training/content'
import type { Calls } from '../../../shared/calls.tsx'
import { Draft } from '../../../shared/draft/draft.ts'
import { createDraftStore } from '../../../shared/draft/draft-store.ts'
import type { DraftRules, DraftState } from '../../../shared/draft/draft-types.ts'
import { failureOf } from '../../../shared/draft/failure.ts'
import { isFinal } from '../../../shared/http/index.ts'
import { deviceNotes, type NotePlace, noteKey, noteLock, type StoredNote } from './stored-notes.ts'

type Types = { content: string; base: NoteWire; request: never; conflict: 'text'; problem: never }

export type NoteDraft = Draft<Types>
export type NoteDraftState = DraftState<Types>

/** `text` with `part`, which stands in it as whole lines, replaced; undefined if it doesn't. */
function replaced(text: string, part: string, by: string): string | undefined {
  const at = part === '' ? -1 : `\n${text}\n`.indexOf(`\n${part}\n`)
  return at < 0 ? undefined : text.slice(0, at) + by + text.slice(at + part.length)
}

/** Both texts in one: what one of them only added to comes from the other, and else they follow each other. */
export function joinTexts(base: string, mine: string, theirs: string): string {
  if (mine === base || mine === theirs) return theirs
  if (theirs === base) return mine
  return replaced(theirs, base, mine) ?? replaced(mine, base, theirs) ?? `${theirs}\n\n${mine}`
}

/** Two devices' texts become one note (decision 147). Only if that's too long, the person chooses. */
const RULES: DraftRules<Types> = {
  contentOf: ({ text }) => text,
  isSame: (one, other) => one === other,
  merge: (base, mine, theirs) => {
    const joined = joinTexts(base, mine, theirs)
    const isTooLong = joined.length > LONGEST_NOTE
    return { mine: isTooLong ? mine : joined, theirs, conflicts: isTooLong ? ['text'] : [] }
  },
}

/** The server has nothing of a new note. So what it does have by then is a change of another device. */
const emptyNote = ({ activityId, page }: NotePlace, noteId: string): NoteWire => ({
  ...{ noteId, activityId, page, text: '', version: 0, copyOf: null, createdAt: '', updatedAt: '' },
})

export type NoteVisit = {
  place: NotePlace
  noteId: string
  visitId: string
  /** The server's note, for one that exists. */
  note?: NoteWire | undefined
  /** What an earlier visit left on this device. */
  stored?: StoredNote | undefined
  onServer?: (note: NoteWire) => void
  /** Another device has saved the note in the meantime. */
  onChangedElsewhere?: () => void
  onEnd?: (end: { content: string; base: NoteWire | undefined }) => void
}

/** A note that saves itself. */
export function openNoteDraft({ http }: Pick<Calls, 'http'>, visit: NoteVisit): NoteDraft {
  const { place, noteId, visitId, note, stored, onServer, onChangedElsewhere, onEnd } = visit
  const { enrolmentId, activityId, page } = place
  const write = ({ base, content: text }: { base: NoteWire | undefined; content: string }) => {
    const body: SaveNoteWire = { activityId, page, text, version: base?.version ?? 0, visitId }
    const params = { id: enrolmentId, noteId: base?.noteId ?? noteId }
    return http.put<NoteWire>('learning', 'courses/{id}/notes/{noteId}', { params, body })
  }
  return new Draft<Types>(
    {
      rules: RULES,
      write,
      failureOf: (cause) =>
        failureOf<Types>(cause, (failed) => {
          if (failed.problem === 'stale') {
            onChangedElsewhere?.()
            return { kind: 'stale', current: failed.current as NoteWire }
          }
          return isFinal(failed) ? { kind: 'refused', because: failed.problem ?? '' } : undefined
        }),
      store: createDraftStore<Types, StoredNote>({
        records: deviceNotes,
        key: noteKey(place, noteId, visitId),
        lockOf: noteLock,
        recordOf: ({ content, base }, key) => ({
          ...place,
          key,
          noteId,
          visitId,
          text: content,
          base: base && base.version > 0 ? base : null,
          isDeleted: false,
          savedAt: new Date().toISOString(),
        }),
      }),
      ...(onServer && { onServer }),
      ...(onEnd && { onEnd }),
    },
    stored
      ? { content: stored.text, base: stored.base ?? emptyNote(place, noteId), isPending: true }
      : { content: note?.text ?? '', base: note ?? emptyNote(place, noteId) },
  )
}
