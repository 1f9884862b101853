import { randomBytes, randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { DiveLogWire, PhotoWire, UploadWire } from '@fathom/contract/logbook'
import { CHUNK_BYTES } from '@fathom/contract/shared'
import { startWorld, type World } from '@fathom/testing/world'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { aJpeg, pngOf } from '../../../platform/pictures/pictures.fixture.ts'
import { aTrainingLog, created, type GraphUser, graphAs } from '../logbook.fixture.ts'
import { findPhoto, photoKeys } from './photo.store.ts'

let world: World<Server>
let student: GraphUser
beforeAll(async () => {
  world = await startWorld(startServer)
  student = graphAs(world, 'student')
})

async function send(person: string, method: string, path: string, body?: Buffer | FormData, type?: string) {
  const { idToken } = await world.session(person)
  const headers = { authorization: `Bearer ${idToken}`, ...(type && { 'content-type': type }) }
  const content = body === undefined ? {} : { body: body instanceof FormData ? body : new Uint8Array(body) }
  return fetch(new URL(`/api/logbook/images/${path}`, world.url), { method, headers, ...content })
}

function aForm(bytes: Buffer, id?: string) {
  const form = new FormData()
  if (id) form.set('id', id)
  form.set('imageFile', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'dive.jpg')
  return form
}

const octets = 'application/octet-stream'
const aDraft = () => created(student, 'Training', aTrainingLog())
const photosOf = async (id: string) =>
  (await student.ask<{ diveLog: DiveLogWire }>('DiveLog', { id })).diveLog.experience.photos

async function uploaded(logId: string, bytes: Buffer): Promise<PhotoWire> {
  const answer = await send('student', 'POST', logId, aForm(bytes))
  expect(answer.status).toBe(201)
  return (await answer.json()) as PhotoWire
}

test('[CA-43] a complete photo is posted, listed, served only as a JPG, and deleted', async () => {
  const log = await aDraft()
  const photo = await uploaded(log.id, await aJpeg())
  expect(await (await send('student', 'GET', log.id)).json()).toEqual([photo])
  expect(await photosOf(log.id)).toEqual([photo])
  const picture = await world.call('student').get(photo.url)
  expect(picture.status).toBe(200)
  expect(Object.fromEntries(picture.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, max-age=3600',
  })
  expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({ format: 'jpeg', width: 640 })
  const thumbnail = await (await world.call('student').get(photo.thumbnail_url)).arrayBuffer()
  expect((await sharp(thumbnail).metadata()).width).toBe(480)
  expect((await send('student', 'DELETE', `${log.id}/${photo.id}`)).status).toBe(204)
  expect(await photosOf(log.id)).toEqual([])
  expect((await world.call('student').get(photo.url)).status).toBe(404)
  expect((await send('student', 'POST', `${log.id}/${photo.id}/restore`)).status).toBe(200)
  expect(await photosOf(log.id)).toHaveLength(1)
})

test('[CO-06] a chunked upload resumes where it stopped, and repeating a chunk or the end changes nothing', async () => {
  const log = await aDraft()
  const photo = await sharp(randomBytes(900 * 600 * 3), { raw: { width: 900, height: 600, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer()
  expect(photo.length).toBeGreaterThan(CHUNK_BYTES)
  const id = randomUUID()
  const begin = () =>
    world.call('student').post(`/api/logbook/images/${log.id}/uploads`, { id, size: photo.length })
  const chunk = (offset: number) =>
    send(
      'student',
      'PUT',
      `${log.id}/uploads/${id}?offset=${offset}`,
      photo.subarray(offset, offset + CHUNK_BYTES),
      octets,
    )
  expect(await (await begin()).json()).toMatchObject({ offset: 0, chunkSize: CHUNK_BYTES, photo: null })
  expect((await chunk(0)).status).toBe(200)
  expect(((await (await chunk(0)).json()) as UploadWire).offset).toBe(CHUNK_BYTES)
  const last = Math.floor(photo.length / CHUNK_BYTES) * CHUNK_BYTES
  if (last > CHUNK_BYTES) expect((await chunk(last)).status).toBe(409)
  const early = await send('student', 'POST', `${log.id}/uploads/${id}/complete`)
  expect([early.status, await early.json()]).toMatchObject([
    409,
    { problem: 'wrong-offset', offset: CHUNK_BYTES },
  ])
  let { offset } = (await (await begin()).json()) as UploadWire
  while (offset < photo.length) offset = ((await (await chunk(offset)).json()) as UploadWire).offset
  const complete = () => send('student', 'POST', `${log.id}/uploads/${id}/complete`)
  const [one, other] = [await complete(), await complete()]
  expect([one.status, other.status]).toEqual([201, 201])
  expect(await one.json()).toEqual(await other.json())
  expect(await photosOf(log.id)).toMatchObject([{ id, width: 900, height: 600 }])
})

test('[CO-06] of 40 uploads that one diver begins on one log, only 20 are accepted until some are finished', async () => {
  const log = await aDraft()
  const begin = () =>
    world.call('student').post(`/api/logbook/images/${log.id}/uploads`, { id: randomUUID(), size: 9 })
  const answers = await Promise.all(Array.from({ length: 40 }, begin))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  const refused = answers.find(({ status }) => status !== 200)
  expect([refused?.status, await refused?.json()]).toMatchObject([
    429,
    { problem: 'too-many-uploads', retryAfter: 3600 },
  ])
  await world.server.platform.db.query('delete from upload where target = $1', [log.id])
  expect((await begin()).status).toBe(200)
})

test('[VA-04] refuses an oversized file, a non-photo, a bomb and a truncated file with a named problem, and stores nothing', async () => {
  const log = await aDraft()
  const photo = await aJpeg()
  const refused: [Buffer, number, string][] = [
    [Buffer.concat([photo, Buffer.alloc(10 * 1024 * 1024 + 1 - photo.length)]), 413, 'photo-too-large'],
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'photo-not-jpg-or-png'],
    [pngOf(30_000, 30_000), 422, 'photo-too-many-pixels'],
    [photo.subarray(0, photo.length / 2), 422, 'photo-damaged'],
    [Buffer.alloc(0), 422, 'photo-empty'],
  ]
  for (const [bytes, status, problem] of refused) {
    const answer = await send('student', 'POST', log.id, aForm(bytes))
    expect([problem, answer.status, (await answer.json()).problem]).toEqual([problem, status, problem])
  }
  const begin = await world
    .call('student')
    .post(`/api/logbook/images/${log.id}/uploads`, { id: randomUUID(), size: 10 * 1024 * 1024 + 1 })
  expect([begin.status, (await begin.json()).problem]).toEqual([413, 'photo-too-large'])
  expect(await photosOf(log.id)).toEqual([])
})

test('the same photo sent twice under one id is stored once', async () => {
  const log = await aDraft()
  const [photo, id] = [await aJpeg(), randomUUID()]
  await Promise.all([1, 2].map(() => send('student', 'POST', log.id, aForm(photo, id))))
  expect(await photosOf(log.id)).toMatchObject([{ id }])
})

test("photos are ordered and captioned; an order that misses one is stale; the log's version doesn't change", async () => {
  const log = await aDraft()
  const [first, second] = [await uploaded(log.id, await aJpeg()), await uploaded(log.id, await aJpeg())]
  const { call } = world
  await call('student').put(`/api/logbook/images/${log.id}/order`, { ids: [second.id, first.id] })
  const { idToken } = await world.session('student')
  const captioned = await fetch(new URL(`/api/logbook/images/${log.id}/${first.id}`, world.url), {
    method: 'PATCH',
    headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ caption: ' Batfish ' }),
  })
  expect(captioned.status).toBe(200)
  expect(await photosOf(log.id)).toMatchObject([{ id: second.id }, { id: first.id, caption: 'Batfish' }])
  const stale = await call('student').put(`/api/logbook/images/${log.id}/order`, { ids: [first.id] })
  expect(stale.status).toBe(409)
  expect(await student.ask('DiveLog', { id: log.id })).toMatchObject({ diveLog: { version: log.version } })
})

test('[RO-01] only the diver and the instructor a log was sent to can open its photos', async () => {
  const log = await aDraft()
  const photo = await uploaded(log.id, await aJpeg())
  const statusFor = async (person: string) => (await world.call(person).get(photo.url)).status
  expect([await statusFor('student'), await statusFor('instructor'), await statusFor('diver')]).toEqual([
    200, 404, 404,
  ])
  await student.ask('UpdateTrainingLog', { id: log.id, input: { status: 'Pending' } })
  expect([await statusFor('instructor'), await statusFor('diver')]).toEqual([200, 404])
  for (const person of ['instructor', 'diver']) {
    expect((await send(person, 'POST', log.id, aForm(await aJpeg()))).status).toBe(404)
    expect((await send(person, 'DELETE', `${log.id}/${photo.id}`)).status).toBe(404)
    const begun = await world
      .call(person)
      .post(`/api/logbook/images/${log.id}/uploads`, { id: randomUUID(), size: 9 })
    expect(begun.status).toBe(404)
  }
  const frozen = await send('student', 'DELETE', `${log.id}/${photo.id}`)
  expect([frozen.status, (await frozen.json()).because]).toEqual([409, 'waits-for-review'])
})

test('[SC-11] shows a photo of a verified log only while its file is the verified one', async () => {
  const log = await aDraft()
  const photo = await uploaded(log.id, await aJpeg())
  await student.ask('UpdateTrainingLog', { id: log.id, input: { status: 'Pending' } })
  const { affiliate_id, id, version } = log
  await graphAs(world, 'instructor').ask('VerifyLogs', {
    logs: [{ affiliate_id, id, version: version + 1 }],
  })
  const { files, db } = world.server.platform
  const stored = await findPhoto(db, { affiliateId: affiliate_id, logId: id, id: photo.id })
  if (!stored) throw new Error('the photo is gone')
  const key = photoKeys({ affiliateId: affiliate_id, logId: id, ...stored }).image
  const shown = await world.call('student').get(photo.url)
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(await buffer((await files.get(key)).body))
  await files.put(key, await aJpeg(320, 200), 'image/jpeg')
  const changed = await world.call('student').get(photo.url)
  expect([changed.status, (await changed.json()).problem]).toEqual([409, 'photo-not-as-verified'])
})
