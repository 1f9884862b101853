import { randomUUID } from 'node:crypto'
import type {
  BankItemWire,
  BankReceiptWire,
  BankWire,
  ExamPictureWire,
} from '@fathom/contract/training/banks'
import { startWorld, type World } from '@fathom/testing/world'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../../app/start.ts'
import { learning, OPEN_WATER, RENEWAL } from '../../training.fixture.ts'

const PICTURES = `/api/learning/exams/banks/${OPEN_WATER}/pictures`
const ITEMS = `/api/learning/exams/banks/${OPEN_WATER}/en-US/items`

let world: World<Server>
let png: Buffer
beforeAll(async () => {
  world = await startWorld(startServer)
  png = await sharp({ create: { width: 1600, height: 800, channels: 3, background: '#0a7' } })
    .withExif({ IFD0: { Artist: 'Kai Nakamura' } })
    .png()
    .toBuffer()
})

async function upload(bytes: Buffer, person = 'staff'): Promise<Response> {
  const { idToken } = await world.session(person)
  const id = randomUUID()
  const begun = await world.call(person).post(PICTURES, { id, size: bytes.length })
  if (!begun.ok) return begun
  await fetch(`${world.url}${PICTURES}/${id}?offset=0`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  })
  return world.call(person).post(`${PICTURES}/${id}/complete`)
}

async function putPicture(itemId: string, picture: unknown): Promise<Response> {
  const staff = world.call('staff')
  const item = (await (await staff.get(`${ITEMS}/${itemId}`)).json()) as BankItemWire
  const { id: _, answers: __, difficulty: ___, discrimination: ____, ...change } = item
  return staff.put(`${ITEMS}/${itemId}`, { ...change, picture })
}

const pictureIn = async (data: string) => sharp(Buffer.from(data.split(',')[1] ?? '', 'base64')).metadata()

test('[TS-11] staff give a question a picture with a description, and the exam shows it to its student', async () => {
  const answer = await upload(png)
  expect(answer.status).toBe(201)
  const uploaded = (await answer.json()) as ExamPictureWire
  const stored = await pictureIn(uploaded.data)
  expect([stored.format, stored.width, stored.exif]).toEqual(['jpeg', 1200, undefined])
  const picture = { id: uploaded.id, alt: 'A green sea' }
  for (const { id } of await allItems()) expect((await putPicture(id, picture)).status, id).toBe(200)

  const ines = learning(world.call('student'))
  const { attempt, exam } = await ines.launchExam(OPEN_WATER)
  expect(exam.questions.map((question) => question.picture)).toEqual(Array(40).fill(picture))
  const path = `/api/learning/attempts/${attempt.attemptId}/exam/pictures`
  expect(await (await world.call('student').get(path)).json()).toEqual([uploaded])
  for (const person of ['diver', 'instructor', 'staff'])
    expect((await world.call(person).get(path)).status).toBe(404)
})

const allItems = async () =>
  ((await (await world.call('staff').get(`${ITEMS}?limit=200`)).json()) as { items: BankItemWire[] }).items

test('[TS-11] a picture needs a description and has to be uploaded for this course', async () => {
  const [item] = await allItems()
  const { id } = (await (await upload(png)).json()) as ExamPictureWire
  expect((await putPicture(item?.id ?? '', { id, alt: '  ' })).status).toBe(400)
  const unknown = await putPicture(item?.id ?? '', { id: randomUUID(), alt: 'Nothing' })
  expect([unknown.status, (await unknown.json()).problem]).toEqual([422, 'no-exam-picture-found'])
  expect((await putPicture(item?.id ?? '', null)).status).toBe(200)
})

test('[TS-11] nobody but staff uploads a picture, and only pictures are taken', async () => {
  for (const person of ['student', 'instructor', 'store'])
    expect((await upload(png, person)).status).toBe(403)
  const wrong = await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'))
  expect([wrong.status, (await wrong.json()).problem]).toEqual([415, 'picture-wrong-type'])
  const broken = await upload(png.subarray(0, 60))
  expect([broken.status, (await broken.json()).problem]).toEqual([422, 'picture-damaged'])
})

const BANK = `/api/learning/exams/banks/${RENEWAL}/en-US`

async function importFile(file: string | Uint8Array, query = ''): Promise<BankReceiptWire> {
  const { idToken } = await world.session('staff')
  const headers = { authorization: `Bearer ${idToken}`, 'content-type': 'application/octet-stream' }
  const body = typeof file === 'string' ? file : Buffer.from(file)
  return (
    await fetch(`${world.url}${BANK}/import${query}`, { method: 'POST', headers, body })
  ).json() as Promise<BankReceiptWire>
}

const imported = async () =>
  ((await (await world.call('staff').get(`${BANK}/items`)).json()) as { items: BankItemWire[] }).items

const moodle = (id: string, image: Buffer, alt: string) =>
  `<quiz><question type="multichoice"><name><text>${id}</text></name>
  <questiontext format="html"><text><![CDATA[<p>What is this?</p><p><img src="@@PLUGINFILE@@/sea%20one.png" alt="${alt}"></p>]]></text>
  <file name="sea one.png" path="/" encoding="base64">${image.toString('base64')}</file></questiontext>
  <answer fraction="100"><text>Sea</text></answer><answer fraction="0"><text>Sky</text></answer></question></quiz>`

test('[TS-11] a picture in Moodle XML is taken as an uploaded one is, and goes out again with its description', async () => {
  const file = moodle('sea', png, 'A green sea')
  expect(await importFile(file, '?check=1')).toMatchObject({ added: 1, losses: [] })
  expect(await importFile(file)).toMatchObject({ added: 1, refused: [], losses: [] })
  expect(await importFile(file)).toMatchObject({ unchanged: 1 })
  const [item] = await imported()
  expect(item).toMatchObject({ prompt: 'What is this?', picture: { alt: 'A green sea' } })
  const path = `/api/learning/exams/banks/${RENEWAL}/pictures/${item?.picture?.id}`
  const { photo } = (await (await world.call('staff').get(path)).json()) as { photo: ExamPictureWire }
  const stored = await pictureIn(photo.data)
  expect([stored.format, stored.width, stored.exif]).toEqual(['jpeg', 1200, undefined])
  for (const format of ['moodle', 'qti-2.2', 'qti-3.0']) {
    const out = await world.call('staff').get(`${BANK}/export?format=${format}`)
    const bytes = new Uint8Array(await out.arrayBuffer())
    expect(await importFile(bytes), format).toMatchObject({ unchanged: 1, replaced: 0, losses: [] })
    await world.server.platform.db.query(`update exam_item set picture = null where package_id = $1`, [
      RENEWAL,
    ])
    expect(await importFile(bytes), format).toMatchObject({ replaced: 1, losses: [] })
    expect((await imported())[0]).toMatchObject({ prompt: 'What is this?', picture: { alt: 'A green sea' } })
  }
  const bank = (await (await world.call('staff').get(BANK)).json()) as BankWire
  expect(bank.pictures).toBe(1)
})

test('[TS-11] what only claims to be a picture is left out, and the receipt says so', async () => {
  const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')
  const receipt = await importFile(moodle('script', script, 'Nothing'))
  expect(receipt).toMatchObject({ added: 1, losses: [{ item: 'script', loss: 'picture' }] })
  expect((await imported()).find(({ id }) => id === 'script')?.picture).toBeNull()
})
