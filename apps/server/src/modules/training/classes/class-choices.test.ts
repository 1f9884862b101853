import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { addStoreMember } from '../center/store-member.store.ts'
import { classesOf, HARBOUR, newId } from './classes.fixture.ts'

const KAI = 500001
const AMA = 500777
const ELSEWHERE = 7777

let world: World<Server>
let kai: ReturnType<typeof classesOf>
let store: ReturnType<typeof classesOf>
beforeAll(async () => {
  world = await startWorld(startServer)
  kai = classesOf(world, 'instructor')
  store = classesOf(world, 'store')
})

/** Each pair of instructor and dive center that the choices offer, and no dive center for the caller. */
const pairsFor = async (person: typeof kai) =>
  (await person.choices()).instructors.flatMap(({ memberNumber, storeNumbers, isCaller }) =>
    [...storeNumbers, ...(isCaller ? [null] : [])].map((storeNumber) => ({ memberNumber, storeNumber })),
  )

test('[LE-09] a dive center with one instructor isn’t offered a class without a dive center', async () => {
  expect(await pairsFor(store)).toEqual([{ memberNumber: KAI, storeNumber: HARBOUR }])
  expect((await store.save(newId(), { storeNumber: null })).status).toBe(409)
  expect(await pairsFor(kai)).toContainEqual({ memberNumber: KAI, storeNumber: null })
})

test('[LE-09] the server accepts every choice that it offers', async () => {
  const { db } = world.server.platform
  await db.query(
    `insert into participant (kind, number, affiliate_id, name, address_line_1, city, country_id) values
       ('member', $1, 100001, 'Ama Boateng', '', 'Accra', 'GH'),
       ('store', $2, 200999, 'Elsewhere Divers', '', 'Accra', 'GH')`,
    [AMA, ELSEWHERE],
  )
  for (const member of [AMA, KAI]) await addStoreMember(db, ELSEWHERE, member)
  await addStoreMember(db, HARBOUR, AMA)
  for (const person of [kai, store])
    for (const pair of await pairsFor(person))
      expect((await person.save(newId(), pair)).status, JSON.stringify(pair)).toBe(204)
  expect(await pairsFor(store)).not.toContainEqual({ memberNumber: AMA, storeNumber: ELSEWHERE })
  expect((await store.save(newId(), { memberNumber: AMA, storeNumber: ELSEWHERE })).status).toBe(409)
})

test('[LE-09] a class names the time zone of its last session, else of its dive center', async () => {
  const { db } = world.server.platform
  const zoneOf = async (classId: string) => (await kai.read(classId)).timeZone
  const aClass = async (storeNumber: number | null) => {
    const classId = newId()
    expect((await kai.save(classId, { storeNumber })).status).toBe(204)
    return classId
  }
  // Nobody has taught there yet, and Ghana has one time zone.
  const elsewhere = await aClass(ELSEWHERE)
  expect(await zoneOf(elsewhere)).toBe('Africa/Accra')
  await kai.session(elsewhere, newId(), { date: '2026-05-14', timeZone: 'Africa/Lagos' })
  await kai.session(elsewhere, newId(), { date: '2026-05-20', timeZone: 'Africa/Abidjan' })
  expect(await zoneOf(elsewhere)).toBe('Africa/Abidjan')
  expect(await zoneOf(await aClass(ELSEWHERE))).toBe('Africa/Abidjan')
  expect(await zoneOf(await aClass(HARBOUR))).toBe('Africa/Cairo')
  // Without a dive center it's the instructor's; the United States have several.
  await db.query(`update participant set country_id = 'US' where kind = 'member' and number = $1`, [KAI])
  const alone = await aClass(null)
  expect(await zoneOf(alone)).toBeNull()
  await kai.session(alone, newId(), { timeZone: 'Pacific/Honolulu' })
  expect(await zoneOf(await aClass(null))).toBe('Pacific/Honolulu')
})
