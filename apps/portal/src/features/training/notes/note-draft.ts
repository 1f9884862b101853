import type { NoteWire, SaveNoteWire } from '@fathom/contract/training'
import type { Calls } from '../../../shared/calls.tsx'
import { Draft } from '../../../shared/draft/draft.ts'
import { createDraftStore } from '../../../shared/draft/draft-store.ts'
import type { DraftRules, DraftState } from '../../../shared/draft/draft-types.ts'
import { failureOf } from '../../../shared/draft/failure.ts'
import { isFinal } from '../../../shared/http/index.ts'
import { deviceNotes, type NotePlace, noteKey, noteLock, type StoredNote } from './stored-notes.ts'

type Types = { content: string; base: NoteWire; request: never; conflict: never; problem: never }

export type NoteDraft = Draft<Types>
export type NoteDraftState = DraftState<Types>

const RULES: DraftRules<Types> = {
  contentOf: ({ text }) => text,
  isSame: (one, other) => one === other,
  // The server never answers that a note is stale: it keeps both texts (decision 147).
  merge: (_, mine, theirs) => ({ mine, theirs, conflicts: [] }),
}

export type NoteVisit = {
  place: NotePlace
  noteId: string
  visitId: string
  /** The server's note, for one that exists. */
  note?: NoteWire | undefined
  /** What an earlier visit left on this device. */
  stored?: StoredNote | undefined
  onServer?: (note: NoteWire) => void
  onEnd?: (end: { content: string; base: NoteWire | undefined }) => void
}

/** A note that saves itself. */
export function openNoteDraft({ http }: Pick<Calls, 'http'>, visit: NoteVisit): NoteDraft {
  const { place, noteId, visitId, note, stored, onServer, onEnd } = visit
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
        failureOf<Types>(cause, (failed) =>
          isFinal(failed) ? { kind: 'refused', because: failed.problem ?? '' } : undefined,
        ),
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
          base: base ?? null,
          isDeleted: false,
          keptAt: new Date().toISOString(),
        }),
      }),
      ...(onServer && { onServer }),
      ...(onEnd && { onEnd }),
    },
    stored
      ? { content: stored.text, base: stored.base ?? undefined, isPending: true }
      : { content: note?.text ?? '', base: note },
  )
}
