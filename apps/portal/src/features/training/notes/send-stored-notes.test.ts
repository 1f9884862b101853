import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import type { Calls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { startOutbox } from '../../../shared/offline/outbox.ts'
import { notesSender } from '../live/index.ts'
import { aNote, forgetNotes } from './notes.fixture.ts'
import { withStored } from './notes.queries.ts'
import { deletionOf, deviceNotes, type StoredNote } from './stored-notes.ts'

const PLACE = { affiliateId: 7, enrolmentId: 'e', activityId: 'lesson-2', page: null }
const aStoredNote = (more: Partial<StoredNote> = {}): StoredNote => ({
  ...PLACE,
  key: '7.n.v',
  noteId: 'n',
  visitId: 'v',
  text: 'typed offline',
  base: null,
  isDeleted: false,
  savedAt: '2026-05-01T08:00:00.000Z',
  ...more,
})

let end: (() => void) | undefined
afterEach(async () => {
  end?.()
  await forgetNotes()
})

const begin = (http: object) => {
  const queries = new QueryClient()
  end = startOutbox(queries, [notesSender({ http } as unknown as Calls, queries, 7)])
}
const lost = () => Promise.reject(new CallFailed('offline', { kind: 'network' }))

test('[LE-08] a note that was typed offline is sent once there is a connection, from any page', async () => {
  await deviceNotes.put('7.n.v', aStoredNote())
  await deviceNotes.put('8.n.v', aStoredNote({ key: '8.n.v', affiliateId: 8 }))
  const put = vi.fn<(...args: unknown[]) => Promise<unknown>>(lost)
  begin({ put })
  await vi.waitFor(() => expect(put).toHaveBeenCalledTimes(1))
  put.mockResolvedValue(aNote({ noteId: 'n', text: 'typed offline' }))
  dispatchEvent(new Event('online'))
  await vi.waitFor(async () =>
    expect((await deviceNotes.list()).map(({ affiliateId }) => affiliateId)).toEqual([8]),
  )
  expect(put.mock.calls.at(-1)?.[2]).toMatchObject({
    params: { id: 'e', noteId: 'n' },
    body: { text: 'typed offline', version: 0, visitId: 'v' },
  })
})

test('[LE-08] a deletion is sent with the version that was seen', async () => {
  const deletion = deletionOf(PLACE, aNote({ version: 3 }), 'v')
  await deviceNotes.put(deletion.key, deletion)
  const remove = vi.fn(async () => undefined)
  begin({ delete: remove })
  await vi.waitFor(async () => expect(await deviceNotes.list()).toEqual([]))
  expect(remove).toHaveBeenCalledExactlyOnceWith(
    'learning',
    'courses/{id}/notes/{noteId}',
    expect.objectContaining({ query: { version: 3 } }),
  )
})

test('[LE-08] the list shows what waits on this device; a deleted note is back if another device has changed it', () => {
  const note = aNote({ version: 2 })
  const unsent = aStoredNote({ noteId: note.noteId, base: note, text: 'newer' })
  expect(withStored([note], [unsent])).toMatchObject([{ noteId: note.noteId, text: 'newer', stored: unsent }])
  expect(withStored([], [aStoredNote()])).toMatchObject([{ noteId: 'n', text: 'typed offline', version: 0 }])
  expect(withStored([note], [deletionOf(PLACE, note, 'v')])).toEqual([])
  const changed = { ...note, version: 3 }
  expect(withStored([changed], [deletionOf(PLACE, note, 'v')])).toEqual([changed])
})
