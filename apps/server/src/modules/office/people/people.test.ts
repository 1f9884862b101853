import type { OfficePersonWire, PeopleWire } from '@fathom/contract/office'
import { STAFF_RIGHTS } from '@fathom/domain/session'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'

const STAFF = 900001
const DESK = 900002
const MARA = 100001

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
  await world.server.platform.db.query(
    `insert into account (email, given_name, family_name, password_hash)
     select 'reef' || each || '@example.org', 'Zebulon', 'Quarrington ' || chr(64 + each), 'x'
     from generate_series(1, 7) each`,
  )
})

const search = async (query: string, person = 'deskstaff'): Promise<PeopleWire> =>
  (await world.call(person).get(`/api/office/people?${query}`)).json()
const namesOf = ({ items }: PeopleWire) => items.map(({ name }) => name)
const find = async (text: string) => namesOf(await search(`search=${encodeURIComponent(text)}`))
const openPerson = async (affiliateId: number): Promise<OfficePersonWire> =>
  (await world.call('staff').get(`/api/office/people/${affiliateId}`)).json()

test.each([
  ['the name', 'Mara Lindqvist'],
  ['the family name first, in capitals', 'LINDQVIST mara'],
  ['the beginning of a name', 'Lindq'],
  ['a letter missing', 'Mara Lindqvst'],
  ['a letter too many', 'Marra Lindqvist'],
  ['two letters swapped', 'Amra Lindqvist'],
  ['a letter that is another', 'Mara Lindkvist'],
  ['a typo in a short name', 'Mra Lindqvist'],
  ['the e-mail address', 'diver@fathom.test'],
  ['the number', '100001'],
  ['the number as it is often written', '#100001'],
  ['an accent that is not there', 'Márà Lindqvïst'],
])('[OF-03] a person is found by %s', async (_, text) => {
  expect(await find(text)).toContain('Mara Lindqvist')
})

test('[OF-03] a number and an address with a typo find those that are close, and say so', async () => {
  const byNumber = await search('search=1000010')
  expect(byNumber).toMatchObject({ isSimilar: true })
  expect(namesOf(byNumber)).toContain('Mara Lindqvist')
  expect(namesOf(await search('search=applicnat@fathom.test'))).toEqual(['Sam Adeyemi'])
  expect(await search('search=Mara')).toMatchObject({ isSimilar: false })
  expect(namesOf(await search('search=qqxqxq'))).toEqual([])
})

test('[OF-03] a professional and a dive center are found by the number that others know, however it is typed', async () => {
  const kai = await search('search=500001')
  expect(kai).toMatchObject({
    isSimilar: false,
    items: [{ name: 'Kai Nakamura', numbers: [{ kind: 'member', number: 500001, standing: 'current' }] }],
  })
  for (const text of ['500 001', '٥٠٠٠٠١', ' 500-001 ', '#500001'])
    expect(await find(text)).toEqual(namesOf(kai))
  const store = await search('search=7001')
  expect(store).toMatchObject({ isSimilar: false, items: [{ numbers: [{ kind: 'store', number: 7001 }] }] })
  const [found] = store.items
  expect(await openPerson(found?.affiliateId ?? 0)).toMatchObject({
    numbers: [{ kind: 'store', number: 7001 }],
  })
  expect(await find('100 001')).toEqual(['Mara Lindqvist'])
})

test('[OF-03] names in other scripts are found too', async () => {
  expect(await find('القحطاني')).toEqual(['نورة القحطاني'])
  expect(await find('陈')).toEqual(['Wei 陈'])
})

test('[OF-03] a search is filtered by type, and paged without gaps or repeats', async () => {
  expect(namesOf(await search('type=9'))).toEqual(['Jules Moreau', 'Fathom Staff'])
  expect(namesOf(await search('type=2&search=mara'))).toEqual([])
  const everyPage = async (text: string) => {
    const paged: string[] = []
    let next: string | null = ''
    while (next !== null) {
      const page: PeopleWire = await search(`search=${text}&limit=3${next && `&after=${next}`}`)
      paged.push(...namesOf(page))
      next = page.next
    }
    return paged
  }
  const all = [...'ABCDEFG'].map((letter) => `Zebulon Quarrington ${letter}`)
  for (const text of ['quarrington', 'quarr', 'quarringtn', 'quar zeb', 'zebulom quarrinton'])
    expect(await everyPage(text)).toEqual(all)
  expect((await world.call('staff').get('/api/office/people?after=made-up')).status).toBe(400)
})

test('[OF-03] someone with two common names is found among thousands who have one of them', async () => {
  const { db } = world.server.platform
  await db.query(
    `insert into account (email, given_name, family_name, password_hash)
     select 'common' || each || '@example.org', (array['Wilhelmina', 'Anton'])[1 + each % 2],
       (array['Persson', 'Ozolinsh'])[1 + each % 2], 'x'
     from generate_series(1, 4020) each
     union all values ('last@example.org', 'Wilhelmina', 'Ozolinsh', 'x')`,
  )
  expect(await find('ozolinsh wilhelmina')).toEqual(['Wilhelmina Ozolinsh'])
  expect((await search('search=ozol+anton')).items).toHaveLength(50)
})

test('[OF-03] words of a name that nobody has any more are forgotten with the person', async () => {
  const { db } = world.server.platform
  const known = () => db.query(`select from person_word where word = 'adeyemi'`)
  expect(await known()).toHaveLength(1)
  await db.query(`update account set family_name = 'Reef' where affiliate_id = 100003`)
  expect(await known()).toHaveLength(0)
  expect(await find('Sam Reef')).toEqual(['Sam Reef'])
  const words = () => db.query('select from account_word where affiliate_id = 100003')
  expect(await words()).not.toHaveLength(0)
  await db.query('update account set forgotten_at = now() where affiliate_id = 100003')
  expect(await words()).toHaveLength(0)
  expect(await find('Sam Reef')).toEqual([])
  await db.query('update account set forgotten_at = null where affiliate_id = 100003')
  expect(await find('Sam Reef')).toEqual(['Sam Reef'])
})

test('[OF-03] one page has what staff need, and no answer of a form', async () => {
  const mara = await openPerson(MARA)
  expect(mara).toMatchObject({ name: 'Mara Lindqvist', email: 'diver@fathom.test', type: 1, rights: null })
  expect(mara.cards.length).toBeGreaterThan(0)
  expect(mara.courses.length).toBeGreaterThan(0)
  expect(Object.keys(mara.forms)).toEqual(['medical', 'release'])
  expect(Object.keys(mara.forms.medical)).toEqual(['state', 'date'])
  const { db } = world.server.platform
  const [code] = await db.query<{ owner_id: string; code: string }>(
    'select owner_id, code from access_code where owner_id is not null and redeemed_at is null limit 1',
  )
  const owner = await openPerson(Number(code?.owner_id))
  expect(owner.codes).toContainEqual(expect.objectContaining({ ending: code?.code.slice(-4) }))
  expect(JSON.stringify(owner)).not.toContain(code?.code)
  const student = await world
    .call('staff')
    .get('/api/office/people/100002', { headers: { 'accept-language': 'de-DE' } })
  const titles = (await student.json()).codes.map(({ title }: { title: string }) => title)
  expect(titles).toContain('Ein beliebiger Spezialkurs')
  expect(titles).not.toContain('Specialty Diver')
  expect((await world.call('staff').get('/api/office/people/999999')).status).toBe(404)
})

const change = async (person: string, path: string, body: object) => {
  const answer = await world.call(person).put(`/api/office/people/${path}`, body)
  return { status: answer.status, problem: answer.status >= 400 ? (await answer.json()).problem : undefined }
}

test('[OF-03] staff make an instructor of a diver, who is signed out, notified and in the audit log', async () => {
  const newcomer = 100004
  await world.call('newcomer').get(`/api/learning/profiles/${newcomer}`)
  expect((await change('deskstaff', `${newcomer}/type`, { type: 2, number: 500002 })).status).toBe(200)
  const person = await openPerson(newcomer)
  expect(person).toMatchObject({ type: 2, sessions: [] })
  const listed = await search(`type=2&search=${encodeURIComponent(person.name)}`)
  expect(listed.items.map(({ affiliateId }) => affiliateId)).toContain(newcomer)
  expect(person.history[0]).toMatchObject({
    actor: { affiliateId: DESK },
    action: 'type-changed',
    detail: { from: 1, to: 2, instructorNumber: 500002 },
  })
  const notified = await world.server.platform.db.query(
    `select from notification where affiliate_id = $1 and kind = 'account-changed-by-staff'`,
    [newcomer],
  )
  expect(notified).toHaveLength(1)
})

test('[OF-03] [TS-17] a change needs a fresh authentication', async () => {
  const { db } = world.server.platform
  await db.query(`update web_session set authenticated_at = authenticated_at - interval '1 hour'`)
  expect(await change('staff', '100004/type', { type: 1 })).toEqual({
    status: 403,
    problem: 'authentication-needed',
  })
  await db.query(`update web_session set authenticated_at = authenticated_at + interval '1 hour'`)
})

test('[OF-01] only the right to settings makes staff, unmakes them and gives rights', async () => {
  expect(await change('deskstaff', `${MARA}/type`, { type: 9 })).toEqual({
    status: 403,
    problem: 'right-missing',
  })
  expect((await change('deskstaff', `${DESK}/rights`, { rights: [...STAFF_RIGHTS] })).problem).toBe(
    'right-missing',
  )
  expect((await change('staff', `${DESK}/rights`, { rights: ['audit', 'people'] })).status).toBe(204)
  expect((await openPerson(DESK)).rights).toEqual(['people', 'audit'])
  expect((await openPerson(DESK)).history[0]).toMatchObject({
    action: 'rights-changed',
    detail: { given: ['audit'], taken: ['cards', 'applications'] },
  })
  // Their open pages ask for the rights again.
  const notified = await world.server.platform.db.query(
    `select from person_event where affiliate_id = $1 and type = 'office' and data = '{"kind":"rights"}'`,
    [DESK],
  )
  expect(notified).toHaveLength(1)
  expect(await change('staff', `${MARA}/rights`, { rights: ['people'] })).toEqual({
    status: 409,
    problem: 'not-staff',
  })
})

test('[OF-01] nobody changes their own rights or type', async () => {
  for (const rights of [['people'], [...STAFF_RIGHTS]])
    expect(await change('staff', `${STAFF}/rights`, { rights })).toEqual({
      status: 409,
      problem: 'own-account',
    })
  expect(await change('staff', `${STAFF}/type`, { type: 1 })).toEqual({ status: 409, problem: 'own-account' })
  expect((await openPerson(STAFF)).rights).toEqual([...STAFF_RIGHTS])
})

test('[OF-01] someone with the right to settings alone can’t give themselves the others', async () => {
  const rightsOfDesk = (rights: readonly string[]) =>
    world.server.platform.db.query('update staff_right set rights = $2 where affiliate_id = $1', [
      DESK,
      rights,
    ])
  await rightsOfDesk(['settings'])
  expect(await change('deskstaff', `${DESK}/rights`, { rights: [...STAFF_RIGHTS] })).toEqual({
    status: 409,
    problem: 'own-account',
  })
  expect((await openPerson(DESK)).rights).toEqual(['settings'])
  await rightsOfDesk(['people', 'audit'])
})

test('[OF-01] two who take the last right from each other at once: one keeps it', async () => {
  const { db } = world.server.platform
  await db.query(`update staff_right set rights = array['people', 'settings'] where affiliate_id = $1`, [
    DESK,
  ])
  const both = await Promise.all([
    change('staff', `${DESK}/rights`, { rights: ['people'] }),
    change('deskstaff', `${STAFF}/rights`, { rights: ['people'] }),
  ])
  const holders = await db.query(`select from staff_right where 'settings' = any(rights)`)
  expect([both.map(({ status }) => status).sort()[0], holders.length]).toEqual([204, 1])
})
