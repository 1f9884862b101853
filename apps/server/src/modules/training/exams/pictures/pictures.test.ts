import { randomUUID } from 'node:crypto'
import type { BankItemWire, ExamPictureWire } from '@fathom/contract/training/banks'
import { startWorld, type World } from '@fathom/testing/world'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../../app/start.ts'
import { learning, OPEN_WATER } from '../../training.fixture.ts'

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
  const { idToken } = await world.signIn(person)
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
