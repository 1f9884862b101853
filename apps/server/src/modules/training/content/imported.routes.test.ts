import type { ImportedPackagesWire } from '@fathom/contract/training/content'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { learning, NITROX, OPEN_WATER } from '../training.fixture.ts'
import { addEntitlement } from '../training.store.ts'
import { SCORM_2004_4 } from './fixtures/manifests.fixture.ts'
import { zipOf } from './fixtures/zips.fixture.ts'
import { importPackage } from './import/import-package.ts'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

const listed = async () =>
  (await (await world.call('staff').get('/api/learning/packages')).json()) as ImportedPackagesWire

test('staff see imported packages, with language, standard and the number of parts that open', async () => {
  expect(
    (await listed()).map(({ packageId, standard, culture, parts }) => [packageId, standard, culture, parts]),
  ).toEqual(
    expect.arrayContaining([
      [OPEN_WATER, 'scorm-1.2', 'en-US', 6],
      [NITROX, 'scorm-2004-4', 'en-US', 4],
    ]),
  )
})

test('nobody else can see or withdraw imported packages', async () => {
  const { contentId = '' } = (await listed()).find(({ packageId }) => packageId === OPEN_WATER) ?? {}
  for (const person of ['instructor', 'diver']) {
    expect((await world.call(person).get('/api/learning/packages')).status).toBe(403)
    const taken = await world.call(person).put(`/api/learning/packages/${contentId}`, { isWithdrawn: true })
    expect(taken.status).toBe(403)
  }
})

test('new students get the new package; after a withdrawal, the previous one, and students who started keep theirs', async () => {
  const { db, files, clock } = world.server.platform
  const zip = zipOf({ 'imsmanifest.xml': SCORM_2004_4, 'index_lms.html': '<p>Oxygen' })
  const earlier = (await listed()).find(({ packageId }) => packageId === NITROX)
  const request = { packageId: NITROX, culture: 'en-US', importedBy: null }
  const { contentId } = await importPackage({ db, files, clock }, zip, request)
  const states = async () =>
    Object.fromEntries((await listed()).map((each) => [each.contentId, [each.isCurrent, each.isWithdrawn]]))
  expect(await states()).toMatchObject({
    [contentId]: [true, false],
    [earlier?.contentId ?? '']: [false, false],
  })
  for (const person of ['newcomer', 'teen']) {
    const { idToken } = await world.signIn(person)
    const { affiliate_id } = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString())
    await addEntitlement(db, Number(affiliate_id), { packageId: NITROX, title: 'Nitrox', kind: 'consumer' })
    await world.call(person).post(`/api/learning/courses/${NITROX}/enroll`)
  }
  await learning(world.call('teen')).launch(NITROX)
  expect((await listed()).find((each) => each.contentId === contentId)?.learners).toBe(2)
  const change = (isWithdrawn: boolean) =>
    world.call('staff').put(`/api/learning/packages/${contentId}`, { isWithdrawn })
  for (const _ of ['once', 'twice']) expect((await change(true)).status).toBe(200)
  expect(await states()).toMatchObject({
    [contentId]: [false, true],
    [earlier?.contentId ?? '']: [true, false],
  })
  const readBy = async (person: string) => (await learning(world.call(person)).course(NITROX))?.contentId
  expect([await readBy('newcomer'), await readBy('teen')]).toEqual([earlier?.contentId, contentId])
  await change(false)
  expect((await states())[contentId]).toEqual([true, false])
  const nothing = await world.call('staff').put(`/api/learning/packages/${NITROX}`, { isWithdrawn: true })
  expect(nothing.status).toBe(404)
})
