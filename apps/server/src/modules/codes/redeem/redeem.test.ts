import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { createModules } from '../../../app/create-modules.ts'
import { type Server, startServer } from '../../../app/start.ts'
import { ADVANCED, aCode, codesOf, NIGHT, NITROX, OPEN_WATER } from '../codes.fixture.ts'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

const courses = async (person: string): Promise<{ packageId: string }[]> =>
  (await world.call(person).get('/api/learning/my-courses')).json()

test('[CA-23] [VA-12] [EN-15] my unredeemed codes are sorted by code and say what they unlock', async () => {
  expect(await codesOf(world, 'student').mine()).toEqual([
    {
      couponCode: 'FD-7Q2K-94',
      certificationName: 'Enriched Air Nitrox',
      title: 'Enriched Air Nitrox',
      kind: 'course',
      packageId: NITROX,
      store: null,
      shared: null,
    },
    expect.objectContaining({ couponCode: 'FD-M3XA-08', kind: 'course' }),
    expect.objectContaining({ couponCode: 'FD-S4PK-27', kind: 'specialty' }),
  ])
  expect(await codesOf(world, 'newcomer').mine()).toEqual([])
})

test('[CA-23] the codes of a package are those that unlock it, including codes for any specialty', async () => {
  const { get } = codesOf(world, 'student')
  const listed = async (packageId: string) =>
    (await get(`packages/${packageId}`)).body.map(({ couponCode }: { couponCode: string }) => couponCode)
  expect(await listed(NITROX)).toEqual(['FD-7Q2K-94', 'FD-S4PK-27'])
  expect(await listed(ADVANCED)).toEqual([])
})

test('[CA-24] [SC-10] a code typed with spaces, dashes and lowercase letters enrolls, and the course opens at once', async () => {
  const student = codesOf(world, 'student')
  const { status, body } = await student.redeem('  fd 7q2k–94 ')
  expect([status, body]).toMatchObject([
    200,
    { couponCode: 'FD-7Q2K-94', kind: 'course', packageId: NITROX, title: 'Enriched Air Nitrox' },
  ])
  const opened = await world.call('student').get(`/api/learning/courses/${NITROX}`)
  expect(await opened.json()).toMatchObject({
    isEntitled: true,
    enrolment: { enrolmentId: body.enrolmentId, progress: 0 },
  })
  expect((await student.mine()).map(({ couponCode }) => couponCode)).not.toContain('FD-7Q2K-94')
})

test('[VA-13] 224, 225 and 226 are in the body, each with its message', async () => {
  const code = await aCode(world)
  await codesOf(world, 'applicant').redeem(code)
  expect(await codesOf(world, 'veteran').redeem('FD-NONE-00')).toMatchObject({
    status: 404,
    body: { code: 224, problem: 'not-found', errors: [expect.stringContaining('don’t recognize this code')] },
  })
  expect(await codesOf(world, 'veteran').redeem(code)).toMatchObject({
    status: 409,
    body: { code: 225, problem: 'already-redeemed', errors: [expect.any(String)] },
  })
  expect(await codesOf(world, 'applicant').redeem(code)).toMatchObject({
    status: 409,
    body: { code: 226, problem: 'already-yours', packageId: NIGHT },
  })
  expect((await codesOf(world, 'veteran').redeem('!')).body).toMatchObject({ code: 224 })
})

test('[ST-10] when six people redeem one code twice at the same instant, exactly one succeeds, once', async () => {
  const people = ['diver', 'newcomer', 'dsd', 'teen', 'shanghai', 'riyadh'] as const
  await Promise.all(people.map((person) => world.call(person).get('/api/pro/codes/unredeemed')))
  const code = await aCode(world, { packageId: ADVANCED, certificationName: 'Advanced' })
  const answers = await Promise.all(
    [...people, ...people].map((person) => codesOf(world, person).redeem(code)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const others = answers.filter(({ status }) => status !== 200)
  expect(new Set(others.map(({ body }) => body.code))).toEqual(new Set([225, 226]))
  const enrolled = await world.server.platform.db.query('select from enrolment where package_id = $1', [
    ADVANCED,
  ])
  expect(enrolled).toHaveLength(1)
})

test('[CA-24] anyone who has a code may redeem it, and the owner of the list it was in is notified', async () => {
  const code = await aCode(world, { ownerId: 100001, packageId: OPEN_WATER })
  const mine = await aCode(world, { ownerId: 100001, packageId: ADVANCED })
  expect((await codesOf(world, 'trial').redeem(code)).status).toBe(200)
  await codesOf(world, 'diver').redeem(mine)
  const listNotifications = async () => {
    const { notifications } = await world
      .call('diver')
      .graph<{ notifications: { kind: string; url: string; message: string }[] }>(
        'notifications',
        '{ notifications { kind url message } }',
      )
    return notifications.filter(({ kind }) => kind === 'code-redeemed')
  }
  expect(await listNotifications()).toEqual([
    { kind: 'code-redeemed', url: '/codes', message: `Someone else redeemed ${code} for Open Water Diver.` },
  ])
  const { body } = await codesOf(world, 'diver').get('shares')
  expect(body.passedOn).toEqual([
    { couponCode: code, title: 'Open Water Diver', how: 'code', email: null, at: expect.any(String) },
  ])
})

test('[CA-24] a repeated call with the same Idempotency-Key gets the same response as the first', async () => {
  const code = await aCode(world)
  const { idToken } = await world.session('shanghai')
  const redeem = async (key: string) => {
    const headers = { authorization: `Bearer ${idToken}`, 'idempotency-key': key }
    const answer = await fetch(`${world.url}/api/pro/codes/${code}/redeem`, { method: 'POST', headers })
    return { status: answer.status, body: await answer.json() }
  }
  const [first, again] = [await redeem('one'), await redeem('one')]
  expect([first.status, again]).toEqual([200, first])
  expect((await redeem('two')).body).toMatchObject({ code: 226 })
})

test('nobody pays for a course that they already have, and the code stays valid', async () => {
  const code = await aCode(world, { packageId: OPEN_WATER, certificationName: 'Open Water Diver' })
  expect(await codesOf(world, 'student').redeem(code)).toMatchObject({
    status: 409,
    body: { problem: 'already-have', packageId: OPEN_WATER },
  })
  expect((await codesOf(world, 'newcomer').redeem(code)).status).toBe(200)
  expect((await courses('newcomer')).map(({ packageId }) => packageId)).toContain(OPEN_WATER)
})

test('[CA-24] a code for a specialty asks which one, refuses anything else, and unlocks the chosen one', async () => {
  const student = codesOf(world, 'student')
  expect(await student.redeem('FD-S4PK-27')).toMatchObject({
    status: 422,
    body: { problem: 'choose-specialty', packageId: OPEN_WATER },
  })
  expect((await student.specialty('FD-S4PK-27', ADVANCED)).body.problem).toBe('no-specialty')
  expect((await student.specialty('FD-M3XA-08', NIGHT)).body.problem).toBe('other-course')
  expect(await student.specialty('FD-S4PK-27', NIGHT.toUpperCase())).toMatchObject({
    status: 200,
    body: { kind: 'specialty', packageId: NIGHT, title: 'Night Diver' },
  })
})

test('a code for a course that no longer exists is refused and stays unredeemed', async () => {
  const gone = '01920000-0000-7000-8000-0000000000ff'
  const code = await aCode(world, { packageId: gone, ownerId: 100003 })
  expect((await codesOf(world, 'applicant').redeem(code)).body.problem).toBe('no-course')
  expect((await codesOf(world, 'applicant').mine()).map(({ couponCode }) => couponCode)).toEqual([code])
})

test('[CA-23] a code that is affiliated with a store enrolls with it, before or after it is redeemed', async () => {
  const dsd = codesOf(world, 'dsd')
  const taught = async (packageId: string) =>
    (await world.call('dsd').get(`/api/pro/affiliations/affiliated/${packageId}`)).json()
  const before = await aCode(world, { ownerId: 100005 })
  expect((await dsd.affiliate(before, 7999)).body.problem).toBe('no-store')
  expect(await dsd.affiliate(before, 7001)).toMatchObject({
    status: 200,
    body: { store: { storeNumber: 7001, name: 'Harbour Divers' } },
  })
  expect((await dsd.redeem(before)).body).toMatchObject({ storeNumber: 7001 })
  expect(await taught(NIGHT)).toMatchObject({ affiliated: true, storeNumber: 7001 })
  const after = await aCode(world, { ownerId: 100005, packageId: NITROX })
  await dsd.redeem(after)
  expect(await taught(NITROX)).toMatchObject({ affiliated: false })
  await dsd.affiliate(after, 7001)
  expect(await taught(NITROX)).toMatchObject({ affiliated: true, storeNumber: 7001 })
  expect((await codesOf(world, 'teen').affiliate(after, 7001)).body).toMatchObject({ code: 224 })
})

test('[OF-03] a code of a dive center that is none any more opens its course without one', async () => {
  const { db } = world.server.platform
  const stands = (since: string) =>
    db.query(`update participant set inactive_since = ${since} where kind = 'store' and number = 7003`)
  // Not one of those who raced for the same course.
  const applicant = codesOf(world, 'applicant')
  const code = await aCode(world, { ownerId: 100003, packageId: ADVANCED })
  await applicant.affiliate(code, 7003)
  await stands('now()')
  expect((await applicant.redeem(code)).body).toMatchObject({
    packageId: ADVANCED,
    storeNumber: null,
  })
  await stands('null')
})

test('[ST-10] pending club codes are applied automatically, once', async () => {
  const trial = codesOf(world, 'trial')
  expect(await trial.mine()).toMatchObject([{ couponCode: 'FD-C9DY-66', kind: 'club', packageId: null }])
  const both = await Promise.all([trial.applyClub(), trial.applyClub()])
  const applied = both.flatMap(({ body }) => body)
  expect(applied).toMatchObject([
    { couponCode: 'FD-C9DY-66', memberUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  ])
  expect(await trial.mine()).toEqual([])
  expect((await trial.applyClub()).body).toEqual([])
})

test("[ST-10] a club code whose owner doesn't return for a day is applied automatically", async () => {
  const { db } = world.server.platform
  const issuedAt = new Date(Date.now() - 90_000_000)
  const code = await aCode(world, { certificationName: 'fathom club', ownerId: 100009, issuedAt })
  const fresh = await aCode(world, { certificationName: 'Fathom Club', ownerId: 100009 })
  const { modules, session } = await createModules(world.server.platform, () => world.server.app)
  await modules.codes?.cleanUp?.()
  await session.close()
  const left = await db.query('select code from access_code where redeemed_at is null and code = any($1)', [
    [code, fresh],
  ])
  expect(left).toEqual([{ code: fresh }])
})
