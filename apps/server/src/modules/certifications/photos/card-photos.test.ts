import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type {
  CardPhotoWire,
  CardUploadWire,
  ECardWire,
  MyPhotosWire,
  WaitingPhotosWire,
} from '@fathom/contract/certifications'
import { CHUNK_BYTES } from '@fathom/contract/shared'
import { CARD_PHOTO_BYTES } from '@fathom/domain/certifications'
import { readCode } from '@fathom/domain/trust'
import { startWorld, type World } from '@fathom/testing/world'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { aJpeg, pngOf } from '../../../platform/pictures/pictures.fixture.ts'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

const PHOTOS = '/api/pro/certifications/photos'
const DIVER = 100001
const STUDENT = 100002
const NEWCOMER = 100004

async function send(person: string, method: string, path: string, body: Buffer | FormData, type?: string) {
  const { idToken } = await world.session(person)
  const headers = { authorization: `Bearer ${idToken}`, ...(type && { 'content-type': type }) }
  const content = body instanceof FormData ? body : new Uint8Array(body)
  return fetch(new URL(`${PHOTOS}/${path}`, world.url), { method, headers, body: content })
}

function aForm(bytes: Buffer, id?: string, field = 'imageFile') {
  const form = new FormData()
  if (id) form.set('id', id)
  form.set(field, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'me.jpg')
  return form
}

const upload = (person: string, bytes: Buffer, id?: string) =>
  send(person, 'POST', 'upload', aForm(bytes, id))
const get = (person: string, path: string) => world.call(person).get(`${PHOTOS}/${path}`)
const mine = async (person: string) => (await (await get(person, 'me')).json()) as MyPhotosWire
const decide = (photoId: string, decision: object, person = 'staff') =>
  world.call(person).post(`${PHOTOS}/${photoId}/decision`, decision)
const notificationsOf = async (affiliateId: number) =>
  (
    await world.server.platform.db.query<{ kind: string; values: { reason?: string } }>(
      `select kind, values from notification where affiliate_id = $1 and kind like 'photo-%' order by created_at`,
      [affiliateId],
    )
  ).map(({ kind, values }) => [kind, values.reason])

test('[CA-26] [SC-02] a photo is pending, staff approve it, the owner is notified, and then it appears on the cards', async () => {
  const sent = await upload('newcomer', await aJpeg(400, 500))
  expect(sent.status).toBe(201)
  const photo = (await sent.json()) as CardPhotoWire
  expect(photo).toMatchObject({ state: 'waiting', affiliateId: NEWCOMER, reason: null })
  expect(await mine('newcomer')).toMatchObject({ nameOnCard: 'Nico Berg', approved: null, latest: photo })
  expect((await get('newcomer', String(NEWCOMER))).status).toBe(404)
  const waiting = (await (await get('staff', 'waiting')).json()) as WaitingPhotosWire
  expect(waiting.find(({ id }) => id === photo.id)).toMatchObject({ name: 'Nico Berg' })
  expect((await decide(photo.id, { decision: 'approved' })).status).toBe(200)
  expect((await decide(photo.id, { decision: 'approved' })).status).toBe(200)
  const { approved } = await mine('newcomer')
  const picture = await world.call('newcomer').get(approved?.url ?? '')
  expect(Object.fromEntries(picture.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=3600',
  })
  expect((await sharp(await picture.arrayBuffer()).metadata()).width).toBe(400)
  expect(await notificationsOf(NEWCOMER)).toEqual([['photo-approved', undefined]])
})

test("[SC-02] a refusal gives its reason in the owner's language, and a new photo replaces the refused one", async () => {
  const photo = (await (await upload('riyadh', await aJpeg(300, 300))).json()) as CardPhotoWire
  expect((await decide(photo.id, { decision: 'refused' })).status).toBe(400)
  const refused = await decide(photo.id, {
    decision: 'refused',
    reason: 'dark-glasses',
    note: 'Both of them.',
  })
  expect(await refused.json()).toMatchObject({ state: 'refused', reason: 'dark-glasses' })
  const other = await decide(photo.id, { decision: 'approved' })
  expect(other.status).toBe(409)
  expect(await other.json()).toMatchObject({ problem: 'already-decided', current: { state: 'refused' } })
  const [[kind, reason]] = (await notificationsOf(100008)) as [[string, string]]
  expect([kind, reason.endsWith('Both of them.')]).toEqual(['photo-refused', true])
  const [entry] = await world.server.platform.db.query<{ detail: object }>(
    `select detail from audit_entry where action = 'photo-refused' and object_id = $1`,
    [photo.id],
  )
  expect(entry?.detail).toEqual({ reason: 'dark-glasses', note: 'Both of them.' })
  const before = await mine('riyadh')
  expect(before).toMatchObject({ approved: { state: 'approved' }, latest: { state: 'refused' } })
  const next = (await (await upload('riyadh', await aJpeg(320, 400))).json()) as CardPhotoWire
  expect(await mine('riyadh')).toMatchObject({
    approved: { id: before.approved?.id },
    latest: { id: next.id },
  })
  await decide(next.id, { decision: 'approved' })
  expect(await mine('riyadh')).toMatchObject({ approved: { id: next.id }, latest: { id: next.id } })
})

test('[SC-02] only staff can see and decide pending photos', async () => {
  const { latest } = await mine('student')
  expect(latest?.state).toBe('waiting')
  for (const person of ['student', 'instructor', 'store', 'diver']) {
    expect((await get(person, 'waiting')).status).toBe(403)
    expect((await decide(latest?.id ?? '', { decision: 'approved' }, person)).status).toBe(403)
  }
  expect((await decide(randomUUID(), { decision: 'approved' })).status).toBe(404)
})

test('[CA-26] [RO-05] a photo is visible to its owner, staff and their teachers; a pending one only to the first two', async () => {
  const { latest } = await mine('student')
  const ask = (person: string, affiliateId: number, blob?: string) =>
    world.call(person).post(`${PHOTOS}/getphoto`, { affiliateId, blob })
  for (const person of ['student', 'staff']) expect((await ask(person, STUDENT, latest?.id)).status).toBe(200)
  for (const person of ['instructor', 'store'])
    expect((await ask(person, STUDENT, latest?.id)).status).toBe(404)
  expect((await ask('diver', STUDENT, latest?.id)).status).toBe(403)
  expect((await ask('diver', DIVER, latest?.id)).status).toBe(404)
  expect((await ask('diver', DIVER)).status).toBe(200)
  expect((await ask('student', DIVER)).status).toBe(403)
  expect((await get('staff', String(DIVER))).status).toBe(200)
  expect((await get('teen', String(DIVER))).status).toBe(403)
})

test('[VA-03] a photo of 4.5 MB is accepted, and one byte more is refused with a message', async () => {
  const photo = await aJpeg(300, 400)
  const full = Buffer.concat([photo, Buffer.alloc(CARD_PHOTO_BYTES - photo.length)])
  expect((await upload('teen', full)).status).toBe(201)
  const refused = await upload('teen', Buffer.concat([full, Buffer.alloc(1)]))
  expect(refused.status).toBe(413)
  const { problem, errors } = (await refused.json()) as { problem: string; errors: string[] }
  expect([problem, errors[0]?.startsWith('The photo exceeds 4.5MB')]).toEqual(['photo-too-large', true])
  const begun = await world
    .call('teen')
    .post(`${PHOTOS}/uploads`, { id: randomUUID(), size: CARD_PHOTO_BYTES + 1 })
  expect(begun.status).toBe(413)
})

test.each([
  [
    'a GIF with the name of a JPG',
    415,
    () =>
      sharp({ create: { width: 300, height: 300, channels: 3, background: '#088' } })
        .gif()
        .toBuffer(),
  ],
  ['a bomb', 422, async () => pngOf(60_000, 60_000)],
  ['a picture that is too small for a face', 422, () => aJpeg(120, 150)],
  ['a file that ends early', 422, async () => (await aJpeg(400, 500)).subarray(0, 3_000)],
  ['nothing', 422, async () => Buffer.alloc(0)],
] as const)('[VA-03] %s is refused with %i and a message', async (_, status, bytes) => {
  const refused = await upload('teen', await bytes())
  expect(refused.status).toBe(status)
  expect(((await refused.json()) as { errors: string[] }).errors[0]).toMatch(/\.$/)
})

test('[VA-03] location and device data are removed from a photo', async () => {
  const sent = await aJpeg(400, 500)
  expect((await sharp(sent).metadata()).exif?.includes('Phone')).toBe(true)
  const photo = (await (await upload('trial', sent)).json()) as CardPhotoWire
  const stored = await world.call('trial').post(`${PHOTOS}/getphoto`, { affiliateId: 100010, blob: photo.id })
  expect((await sharp(await stored.arrayBuffer()).metadata()).exif).toBeUndefined()
})

test('[CA-26] the file is in the field imageFile, and the same id twice is one photo', async () => {
  expect((await send('dsd', 'POST', 'upload', aForm(await aJpeg(300, 300), undefined, 'file'))).status).toBe(
    422,
  )
  const id = randomUUID()
  const [one, two] = await Promise.all([aJpeg(300, 300), aJpeg(300, 300)])
  const answers = await Promise.all([upload('dsd', one, id), upload('dsd', two, id)])
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(await mine('dsd')).toMatchObject({ latest: { id } })
  expect((await upload('newcomer', one, id)).status).toBe(409)
})

test('[CO-06] a chunked upload resumes where it stopped, and a repeated chunk or completion counts once', async () => {
  const noise = { raw: { width: 900, height: 600, channels: 3 } } as const
  const photo = await sharp(randomBytes(900 * 600 * 3), noise)
    .jpeg({ quality: 95 })
    .toBuffer()
  const id = randomUUID()
  const begin = () => world.call('applicant').post(`${PHOTOS}/uploads`, { id, size: photo.length })
  const chunk = (offset: number) =>
    send(
      'applicant',
      'PUT',
      `uploads/${id}?offset=${offset}`,
      photo.subarray(offset, offset + CHUNK_BYTES),
      'application/octet-stream',
    )
  const complete = () => world.call('applicant').post(`${PHOTOS}/uploads/${id}/complete`)
  expect(await (await begin()).json()).toMatchObject({ offset: 0, chunkSize: CHUNK_BYTES, photo: null })
  expect((await chunk(2 * CHUNK_BYTES)).status).toBe(409)
  await chunk(0)
  expect((await (await chunk(0)).json()) as CardUploadWire).toMatchObject({ offset: CHUNK_BYTES })
  expect((await complete()).status).toBe(409)
  expect(await (await begin()).json()).toMatchObject({ offset: CHUNK_BYTES })
  for (let at = CHUNK_BYTES; at < photo.length; at += CHUNK_BYTES) expect((await chunk(at)).status).toBe(200)
  const [one, two] = [await complete(), await complete()]
  expect([one.status, await one.json()]).toEqual([two.status, await two.json()])
  expect(await mine('applicant')).toMatchObject({ latest: { id, state: 'waiting' } })
  expect((await get('student', `uploads/${id}`)).status).toBe(409)
})

const faceIn = async (affiliateId: number) =>
  (
    await world.server.platform.db.query<{ face: Buffer | null }>(
      `select face from card_photo where affiliate_id = $1 and state = 'approved'`,
      [affiliateId],
    )
  )[0]?.face

test('[TS-14] the face for the code is made once, when the photo is approved, and is on the cards from then on', async () => {
  const cards = async () =>
    (await (await world.call('trial').get('/api/ecards/e-cards/consumer')).json()) as ECardWire[]
  expect((await cards()).map(({ faceCode }) => faceCode)).toEqual([null])
  const photo = (await (await upload('trial', await aJpeg(400, 500))).json()) as CardPhotoWire
  expect((await cards())[0]?.faceCode).toBeNull()
  await decide(photo.id, { decision: 'approved' })
  const face = await faceIn(photo.affiliateId)
  expect(face?.length).toBeLessThanOrEqual(600)
  const [card] = await cards()
  const found = readCode(card?.faceCode ?? '')
  const subject = found.is === 'signed' ? found.statement.subject : undefined
  expect(subject).toMatchObject({ kind: 'card', photoHash: photo.sha256, face: new Uint8Array(face ?? []) })
  expect(readCode(card?.code ?? '')).toMatchObject({
    is: 'signed',
    statement: { subject: { photoHash: photo.sha256 } },
  })
  expect(card?.code?.length).toBeLessThan(1000)
  expect(card?.faceCode?.length).toBeLessThan(1800)
  expect((await cards())[0]?.faceCode).toBe(card?.faceCode)
})

test('[TS-14] a photo that was approved before faces existed gets its face when the cards are next opened', async () => {
  const { db } = world.server.platform
  await db.query('update card_photo set face = null where affiliate_id = $1', [DIVER])
  const cards = (await (await world.call('diver').get('/api/ecards/e-cards/consumer')).json()) as ECardWire[]
  expect(cards.every(({ faceCode }) => faceCode?.startsWith('FATHOM2:'))).toBe(true)
  expect(await faceIn(DIVER)).toBeInstanceOf(Buffer)
})

test('[TS-14] anyone who checks a card gets the photo by its signed hash, without an account, and no other photo', async () => {
  const signed = (sha256: string) =>
    world.server.app.inject({ method: 'POST', url: '/api/ecards/card-photos/signed', payload: { sha256 } })
  const { approved } = await mine('diver')
  const sent = await signed(approved?.sha256 ?? '')
  expect([sent.statusCode, sent.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(createHash('sha256').update(sent.rawPayload).digest('hex')).toBe(approved?.sha256)
  const waiting = (await (await upload('diver', await aJpeg(410, 500))).json()) as CardPhotoWire
  expect((await signed(waiting.sha256)).statusCode).toBe(404)
  expect((await signed('0'.repeat(64))).statusCode).toBe(404)
  expect((await signed('not a hash')).statusCode).toBe(400)
})

test('[TS-14] photos by their hash are limited by address', async () => {
  const ask = (remoteAddress: string) =>
    world.server.app.inject({
      method: 'POST',
      url: '/api/ecards/card-photos/signed',
      payload: { sha256: '1'.repeat(64) },
      remoteAddress,
    })
  for (let call = 0; call < 120; call += 1) expect((await ask('192.0.2.44')).statusCode).toBe(404)
  const over = await ask('192.0.2.44')
  expect([over.statusCode, over.json().problem]).toEqual([429, 'too-many-calls'])
  expect(Number(over.headers['retry-after'] ?? over.json().retryAfter)).toBeGreaterThan(0)
  expect((await ask('192.0.2.45')).statusCode).toBe(404)
})
