import type { NoteWire, SaveNoteWire } from '@fathom/contract/training'
import type { Mock } from 'vitest'
import { ENROLMENT } from '../training.fixture.ts'
import { deviceNotes } from './stored-notes.ts'

export const aNote = (overrides: Partial<NoteWire> = {}): NoteWire => ({
  noteId: '01920000-0000-7000-8000-0000000000a1',
  activityId: 'lesson-2',
  page: 'The regulator',
  text: 'First stage on the cylinder.',
  version: 1,
  copyOf: null,
  createdAt: '2026-05-01T08:00:00.000Z',
  updatedAt: '2026-05-01T08:00:00.000Z',
  ...overrides,
})

/** For tests: a server with these notes. */
export function aNotesServer(notes: NoteWire[] = []) {
  const saved: SaveNoteWire[] = []
  const server = {
    isOffline: false,
    /** What another device has written in the meantime; answered once. */
    changedElsewhere: undefined as NoteWire | undefined,
    saved,
    write: (note: NoteWire) => {
      notes = [...notes.filter((one) => one.noteId !== note.noteId), note]
    },
    answer: async (path: string, method: string, body: string): Promise<Response> => {
      const noteId = path.split('?')[0]?.split('/notes/')[1]
      if (server.isOffline) throw new TypeError('offline')
      if (!noteId) return Response.json({ enrolmentId: ENROLMENT, notes })
      if (method === 'DELETE') {
        notes = notes.filter((note) => note.noteId !== noteId)
        return new Response(null, { status: 204 })
      }
      const { visitId, ...save } = JSON.parse(body) as SaveNoteWire
      saved.push({ visitId, ...save })
      const current = server.changedElsewhere
      server.changedElsewhere = undefined
      if (current) {
        server.write(current)
        return Response.json({ problem: 'stale', current }, { status: 409 })
      }
      const note = aNote({ ...save, noteId, version: save.version + 1 })
      server.write(note)
      return Response.json(note)
    },
  }
  return server
}

/** Answers calls about notes from this server, and all others as before. */
export function withNotes(
  fetch: Mock<typeof globalThis.fetch>,
  server: ReturnType<typeof aNotesServer>,
): void {
  const others = fetch.getMockImplementation()
  fetch.mockImplementation(async (input, init) => {
    const path = String(input)
    if (path.includes(`/courses/${ENROLMENT}/notes`))
      return server.answer(path, init?.method ?? 'GET', String(init?.body ?? ''))
    return others?.(input, init) ?? new Response(null, { status: 404 })
  })
}

export async function forgetNotes(): Promise<void> {
  for (const { key } of await deviceNotes.list()) await deviceNotes.remove(key)
}
