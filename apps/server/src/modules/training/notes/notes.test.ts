import { randomUUID } from 'node:crypto'
import type { CourseIndexWire, NotesWire, NoteWire, SaveNoteWire } from '@fathom/contract/training'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { trainingOwnData } from '../own-data.ts'
import { OPEN_WATER } from '../training.fixture.ts'

const INES = 100002
const COURSE = `/api/learning/courses/${OPEN_WATER}`

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

const aNote = (overrides: Partial<SaveNoteWire> = {}): SaveNoteWire => ({
  activityId: 'water-world',
  page: 'Salt water lifts more',
  text: 'More lead in the sea.',
  version: 0,
  visitId: randomUUID(),
  ...overrides,
})

const put = (noteId: string, body: SaveNoteWire) =>
  world.call('student').put(`${COURSE}/notes/${noteId}`, body)
const save = async (noteId: string, body: SaveNoteWire) =>
  (await (await put(noteId, body)).json()) as NoteWire
const notes = async () =>
  ((await (await world.call('student').get(`${COURSE}/notes`)).json()) as NotesWire).notes
const textsOf = async (...ids: string[]) =>
  (await notes()).filter(({ noteId }) => ids.includes(noteId)).map(({ text }) => text)
const remove = (noteId: string, version: number) =>
  world.call('student').delete(`${COURSE}/notes/${noteId}?version=${version}`)

test('[LE-08] a note belongs to a lesson and its page, and is saved again under its version', async () => {
  const noteId = randomUUID()
  const visitId = randomUUID()
  const first = await save(noteId, aNote({ visitId }))
  expect(first).toMatchObject({ noteId, page: 'Salt water lifts more', version: 1 })
  const second = await save(noteId, aNote({ visitId, version: 1, text: 'About 2 kilograms more.' }))
  expect(second.version).toBe(2)
  expect(await notes()).toContainEqual(second)
  expect((await put(noteId, aNote({ text: 'x'.repeat(4001) }))).status).toBe(400)
  expect((await put(randomUUID(), aNote({ activityId: 'knots' }))).status).toBe(422)
})

test('[LE-08] the second of two devices that change a note gets the text of the first, and nothing is overwritten', async () => {
  const noteId = randomUUID()
  const [phone, laptop] = [randomUUID(), randomUUID()]
  await save(noteId, aNote({ visitId: phone, text: 'start' }))
  const first = await save(noteId, aNote({ visitId: phone, version: 1, text: 'phone' }))
  const refused = await put(noteId, aNote({ visitId: laptop, version: 1, text: 'laptop' }))
  expect([refused.status, await refused.json()]).toMatchObject([409, { problem: 'stale', current: first }])
  expect(await textsOf(noteId, laptop)).toEqual(['phone'])
  const both = await save(noteId, aNote({ visitId: laptop, version: 2, text: 'phone\n\nlaptop' }))
  expect(both).toMatchObject({ noteId, version: 3, text: 'phone\n\nlaptop' })
})

test('[LE-08] of saves at the same moment one succeeds, and the others get its text', async () => {
  const noteId = randomUUID()
  const visits = Array.from({ length: 6 }, () => randomUUID())
  const answers = await Promise.all(
    visits.map((visitId, at) => put(noteId, aNote({ visitId, text: `text ${at}` }))),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
  const [text] = await textsOf(noteId)
  for (const answer of answers.filter(({ status }) => status === 409))
    expect((await answer.json()).current.text).toBe(text)
})

test('[LE-08] a retry of the same editor is no conflict, also after more was typed', async () => {
  const noteId = randomUUID()
  const visitId = randomUUID()
  await save(noteId, aNote({ visitId, text: 'abc' }))
  const again = await save(noteId, aNote({ visitId, text: 'abcd' }))
  expect(again).toMatchObject({ noteId, text: 'abcd', version: 2 })
  expect(await textsOf(noteId, visitId)).toEqual(['abcd'])
})

test('[LE-08] a deleted note can come back, and one that was changed elsewhere is not deleted', async () => {
  const noteId = randomUUID()
  const { version } = await save(noteId, aNote())
  await save(noteId, aNote({ version, text: 'changed on the phone' }))
  expect((await remove(noteId, version)).status).toBe(409)
  expect(await textsOf(noteId)).toEqual(['changed on the phone'])
  expect((await remove(noteId, version + 1)).status).toBe(204)
  expect(await textsOf(noteId)).toEqual([])
  expect((await remove(noteId, version + 1)).status).toBe(204)
  expect(await save(noteId, aNote({ version: version + 1, text: 'back' }))).toMatchObject({
    noteId,
    text: 'back',
  })
})

test('[LE-08] nobody else reads notes: no teacher, no other student; they are in the own archive and deleted with the account', async () => {
  const noteId = randomUUID()
  await save(noteId, aNote({ text: 'my secret note' }))
  for (const person of ['instructor', 'store', 'newcomer'] as const) {
    const answer = await world.call(person).get(`${COURSE}/notes`)
    expect(await answer.text(), person).not.toContain('my secret note')
    await world.call(person).put(`${COURSE}/notes/${noteId}`, aNote({ text: 'mine now' }))
  }
  expect(await textsOf(noteId)).toEqual(['my secret note'])
  const { db } = world.server.platform
  const own = (await trainingOwnData.ownData?.(db, INES)) as { notes: object[] }
  expect(own.notes).toContainEqual(
    expect.objectContaining({ title: 'Water world', page: 'Salt water lifts more', text: 'my secret note' }),
  )
  await db.transaction(async (tx) => {
    await trainingOwnData.forgetPerson?.(tx, INES)
    const left = await tx.query('select 1 from course_note where affiliate_id = $1', [INES])
    expect(left).toEqual([])
  })
})

test('[LE-08] the index of a course has the pages and the glossary of the edition that is read, for its students only', async () => {
  const answer = await world.call('student').get(`${COURSE}/index`)
  const index = (await answer.json()) as CourseIndexWire
  expect(index.culture).toBe('en-US')
  expect(index.lessons).toHaveLength(5)
  expect(index.pages.find(({ title }) => title === 'Salt water lifts more')).toMatchObject({
    lesson: 'water-world',
    texts: expect.arrayContaining([expect.stringContaining('Heavier water pushes harder.')]),
  })
  expect(index.glossary).toContainEqual(
    expect.objectContaining({ term: 'Thermocline', lesson: 'water-world', page: 'Water takes your warmth' }),
  )
  expect((await world.call('newcomer').get(`${COURSE}/index`)).status).toBe(404)
})
