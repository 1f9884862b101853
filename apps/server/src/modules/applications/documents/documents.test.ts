import { randomUUID } from 'node:crypto'
import type { DocumentUploadWire, DocumentWire } from '@fathom/contract/applications'
import { CHUNK_BYTES } from '@fathom/contract/shared'
import { DOCUMENT_BYTES, DOCUMENTS_AN_APPLICATION } from '@fathom/domain/applications'
import { startWorld, type World } from '@fathom/testing/world'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { createModules } from '../../../app/create-modules.ts'
import { type Server, startServer } from '../../../app/start.ts'
import { aPng } from '../../../platform/pictures/pictures.fixture.ts'
import { applicationsCaller, PATH } from '../applications.fixture.ts'

let world: World<Server>
let calls: ReturnType<typeof applicationsCaller>
beforeAll(async () => {
  world = await startWorld(startServer)
  calls = applicationsCaller(world)
})

/** A person has one open application of a kind. */
afterEach(() =>
  world.server.platform.db.query(`update application set status = 'Canceled' where applicant_id = 100001`),
)

const aPdf = (size = 400) => {
  const [head, tail] = [Buffer.from('%PDF-1.7\n'), Buffer.from('\n%%EOF\n')]
  return Buffer.concat([head, Buffer.alloc(size - head.length - tail.length, 'x'), tail])
}

async function send(person: string, path: string, method: string, body?: Buffer | object) {
  const { idToken } = await world.session(person)
  const isPiece = Buffer.isBuffer(body)
  const type = isPiece ? 'application/octet-stream' : 'application/json'
  return fetch(new URL(`${PATH}${path}`, world.url), {
    method,
    headers: { authorization: `Bearer ${idToken}`, ...(body && { 'content-type': type }) },
    ...(body && { body: isPiece ? new Uint8Array(body) : JSON.stringify(body) }),
  })
}

const answerOf = async <T>(answer: Promise<Response>) => {
  const got = await answer
  const text = await got.text()
  return { status: got.status, body: (text ? JSON.parse(text) : undefined) as T & { problem: string } }
}

/** Does what the portal does: begin, send chunks, complete. */
async function upload(
  to: string,
  bytes: Buffer,
  { name = 'card.pdf', person = 'diver', id = randomUUID() as string } = {},
) {
  const path = `/${to}/documents`
  const begun = await answerOf<DocumentUploadWire>(
    send(person, path, 'POST', { id, name, size: bytes.length }),
  )
  if (begun.status !== 200) return { ...begun, id }
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
    await send(person, `${path}/${id}?offset=${at}`, 'PUT', bytes.subarray(at, at + CHUNK_BYTES))
  return { ...(await answerOf<DocumentWire>(send(person, `${path}/${id}/complete`, 'POST'))), id }
}

const listOf = async (person: string, to: string) =>
  answerOf<DocumentWire[]>(send(person, `/${to}/documents`, 'GET'))

test('a PDF and a picture are uploaded in chunks, stored once however often they are sent, and can be read back', async () => {
  const { id: to } = await calls.start('diver')
  const pdf = aPdf(CHUNK_BYTES + 1000)
  const sent = await upload(to, pdf, { name: 'Logbook ../pages.pdf' })
  expect([sent.status, sent.body]).toMatchObject([
    201,
    { name: 'Logbook ..-pages.pdf', type: 'application/pdf' },
  ])
  const again = await upload(to, pdf, { id: sent.id })
  expect(again.body).toEqual(sent.body)
  const picture = await upload(to, await aPng(), { name: 'card.PNG' })
  expect(picture.body).toMatchObject({ name: 'card.jpg', type: 'image/jpeg' })
  const { body } = await listOf('diver', to)
  expect(body.map(({ id }) => id)).toEqual([sent.id, picture.id])
  const read = await send('diver', `/${to}/documents/${sent.id}`, 'GET')
  expect(Buffer.from(await read.arrayBuffer()).equals(pdf)).toBe(true)
  expect(read.headers.get('content-disposition')).toMatch(/^attachment;/)
  expect(read.headers.get('x-content-type-options')).toBe('nosniff')
})

test('[TS-20] a document that is called a program is saved and sent with the ending of its content', async () => {
  const { id: to } = await calls.start('diver')
  const sent = await upload(to, aPdf(1000), { name: 'Certificate.hta' })
  expect(sent.body).toMatchObject({ name: 'Certificate.hta.pdf' })
  const read = await send('diver', `/${to}/documents/${sent.id}`, 'GET')
  expect(read.headers.get('content-disposition')).toMatch(/''Certificate\.hta\.pdf$/)
})

test("a file that isn't a document is refused by its content, and leaves nothing behind", async () => {
  const { id: to } = await calls.start('diver')
  const tries: [Buffer, number, string][] = [
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'document-wrong-type'],
    [aPdf().subarray(0, 300), 422, 'document-damaged'],
    [(await aPng()).subarray(0, 60), 422, 'document-damaged'],
  ]
  for (const [bytes, status, problem] of tries) {
    const { status: got, body } = await upload(to, bytes, { name: 'card.pdf' })
    expect([got, body.problem]).toEqual([status, problem])
  }
  const begin = (size: number) =>
    answerOf(send('diver', `/${to}/documents`, 'POST', { id: randomUUID(), name: 'a.pdf', size }))
  expect((await begin(DOCUMENT_BYTES + 1)).body.problem).toBe('document-too-large')
  expect((await begin(0)).body.problem).toBe('document-empty')
  const bad = await send('diver', `/${to}/documents`, 'POST', { id: 'x', name: 'a', size: 1 })
  expect(bad.status).toBe(400)
  expect((await listOf('diver', to)).body).toEqual([])
  const { db } = world.server.platform
  expect(await db.query('select from application_document where application_id = $1', [to])).toEqual([])
  expect(await db.query('select from upload where target = $1', [to])).toEqual([])
})

test('[RO-01] everyone who can read the application can read its documents, and the applicant can change them while it is a draft', async () => {
  const to = await calls.fill('diver')
  const { id } = await upload(to, aPdf())
  for (const person of ['instructor', 'store', 'student']) {
    expect((await listOf(person, to)).status).toBe(404)
    expect((await send(person, `/${to}/documents/${id}`, 'GET')).status).toBe(404)
  }
  await calls.move('diver', to, 'submit-to-member')
  for (const person of ['instructor', 'store', 'staff']) {
    expect((await listOf(person, to)).body).toMatchObject([{ id }])
    expect((await send(person, `/${to}/documents/${id}`, 'GET')).status).toBe(200)
    expect((await send(person, `/${to}/documents/${id}`, 'DELETE')).status).toBe(403)
    expect((await upload(to, aPdf(), { person })).status).toBe(403)
  }
  expect((await send('student', `/${to}/documents/${id}`, 'GET')).status).toBe(404)
  const late = await answerOf(send('diver', `/${to}/documents/${id}`, 'DELETE'))
  expect([late.status, late.body.problem]).toEqual([409, 'not-a-draft'])
  expect((await upload(to, aPdf())).body.problem).toBe('not-a-draft')
})

test('a document can be removed and restored, and there is never an eleventh', async () => {
  const { id: to } = await calls.start('student')
  const by = { person: 'student' }
  const { id } = await upload(to, aPdf(), by)
  expect((await send('student', `/${to}/documents/${id}`, 'DELETE')).status).toBe(204)
  expect((await listOf('student', to)).body).toEqual([])
  expect((await send('student', `/${to}/documents/${id}`, 'GET')).status).toBe(404)
  await send('student', `/${to}/documents/${id}/restore`, 'POST')
  expect((await listOf('student', to)).body).toHaveLength(1)
  const begin = () => send('student', `/${to}/documents`, 'POST', { id: randomUUID(), name: 'a', size: 9 })
  const begun = await Promise.all(Array.from({ length: DOCUMENTS_AN_APPLICATION }, begin))
  expect(begun.filter(({ status }) => status === 200)).toHaveLength(DOCUMENTS_AN_APPLICATION - 1)
  expect((await upload(to, aPdf(), by)).body.problem).toBe('too-many-documents')
  const { db } = world.server.platform
  const [unfinished] = await db.query<{ id: string }>('select id from upload where target = $1', [to])
  expect((await send('student', `/${to}/documents/${unfinished?.id}`, 'DELETE')).status).toBe(204)
  expect((await send('student', `/${to}/documents/${unfinished?.id}`, 'DELETE')).status).toBe(404)
  expect((await upload(to, aPdf(), by)).status).toBe(201)
})

test('my archive lists my documents and contains their files; abandoned uploads are deleted, and so is everything when I am erased', async () => {
  const { platform } = world.server
  const { modules, session } = await createModules(platform, () => world.server.app)
  await session.close()
  const { id: to } = await calls.start('shanghai')
  const { id } = await upload(to, aPdf(), { person: 'shanghai' })
  const { id: gone } = await upload(to, aPdf(), { person: 'shanghai' })
  await send('shanghai', `/${to}/documents/${gone}`, 'DELETE')
  const module = modules.applications
  const [row] = await platform.db.query<{ applicantId: number }>(
    'select applicant_id::float8 as "applicantId" from application where id = $1',
    [to],
  )
  const me = row?.applicantId ?? 0
  const files = (await module?.ownFiles?.(platform.db, me)) ?? []
  expect(files).toMatchObject([{ id, name: 'card.pdf' }])
  expect(await module?.ownData?.(platform.db, me)).toMatchObject({ forms: [{ documents: [{ id }] }] })
  const count = () => platform.db.query('select from application_document where application_id = $1', [to])
  await platform.db.query(
    `update application_document set deleted_at = now() - interval '3 days' where id = $1`,
    [gone],
  )
  await module?.cleanUp?.()
  expect(await count()).toHaveLength(1)
  await platform.db.transaction(async (tx) => module?.forgetPerson?.(tx, me))
  expect(await count()).toEqual([])
  expect(await platform.files.find(files[0]?.key ?? '')).toBeUndefined()
})
