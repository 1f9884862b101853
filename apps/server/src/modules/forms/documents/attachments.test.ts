import { randomUUID } from 'node:crypto'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { aMedical, formsOf } from '../forms.fixture.ts'

let world: World<Server>
let bearer: { authorization: string }
beforeAll(async () => {
  world = await startWorld(startServer)
  bearer = { authorization: `Bearer ${(await world.session('diver')).idToken}` }
})

const PDF = `%PDF-1.7 Planted Letter ${'x'.repeat(100)}`

async function send(files: readonly [name: string, content: string][], documentId: string = randomUUID()) {
  const body = new FormData()
  body.set('documentId', documentId)
  body.set('formData', JSON.stringify(aMedical()))
  for (const [name, content] of files) body.append('file', new Blob([content]), name)
  const answer = await fetch(`${world.url}/api/forms/data`, { method: 'POST', body, headers: bearer })
  return { status: answer.status, body: (await answer.json()) as { documentId: string; problem?: string } }
}

test('[CA-36] attached files are signed with the form, encrypted, and can be read back', async () => {
  const { status, body } = await send([['letter.pdf', PDF]])
  expect(status).toBe(201)
  const diver = await formsOf(world, 'diver')
  const [record] = (await diver.record(body.documentId)).body
  expect(JSON.parse(record?.formData ?? '').attachments).toMatchObject([
    { name: 'letter.pdf', type: 'application/pdf', size: PDF.length },
  ])
  const [{ id = '' } = {}] = await world.server.platform.db.query<{ id: string }>(
    "select id from form_blob where document_id = $1 and kind = 'attachment' and sealed not like '%Planted%'",
    [body.documentId],
  )
  expect(record?.blobIds).toContain(id)
  const file = (headers: Record<string, string>) =>
    fetch(`${world.url}/api/forms/documents/${body.documentId}/attachments/${id}`, { headers })
  expect(await (await file(bearer)).text()).toBe(PDF)
  const other = await world.session('student')
  expect((await file({ authorization: `Bearer ${other.idToken}` })).status).toBe(404)
})

test("[CA-36] a file that isn't a document or picture, or is too large, is refused and nothing is stored", async () => {
  const before = (await (await formsOf(world, 'diver')).list()).length
  expect((await send([['letter.pdf', '<html>']])).body.problem).toBe('file-kind')
  expect((await send([['letter.pdf', `%PDF-${'x'.repeat(2_097_152)}`]])).body.problem).toBe('file-too-large')
  expect((await (await formsOf(world, 'diver')).list()).length).toBe(before)
})

test('the same form with another file is another form', async () => {
  const { body } = await send([['letter.pdf', PDF]])
  expect((await send([['letter.pdf', PDF]], body.documentId)).status).toBe(201)
  expect((await send([['letter.pdf', `${PDF}!`]], body.documentId)).body.problem).toBe('already-signed')
})
