import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../app/start.ts'
import { ALL_NO, aDecision, aGuardian, aMedical, aRelease, BLANKS, byLink, formsOf } from './forms.fixture.ts'
import { formsModule } from './forms.module.ts'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})
const db = () => world.server.platform.db
const ill = { ...ALL_NO, q3: 'yes', q9: 'yes', g1: 'no', g2: 'no', g3: 'no', g4: 'no', g5: 'no', g6: 'yes' }
const TEEN = 100006

/** Every row of every table, as text; binary columns appear in hex. */
async function dump(): Promise<string> {
  const tables = await db().query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  expect(tables.length).toBeGreaterThan(50)
  const parts: string[] = []
  for (const { name } of tables) {
    const rows = await db().query<{ row: string }>(`select t::text as row from ${name} t`)
    parts.push(...rows.map(({ row }) => `${name} ${row}`))
  }
  return parts.join('\n')
}

const hex = (text: string) => Buffer.from(text).toString('hex')
const base64 = (text: string) => Buffer.from(text).toString('base64').slice(0, -4)

test('[SC-09] a database dump contains none of the planted answers, names and signatures', async () => {
  const teen = await formsOf(world, 'teen')
  const draft = { definitionVersion: 4, answers: { ...BLANKS, activity: 'Planted Draft' } }
  expect((await teen.save('liability-release', null, draft)).status).toBe(200)
  const { documentId } = (await teen.submit(aMedical({ answers: ill }))).body
  await byLink(world, await teen.link(documentId, 'guardian')).act(aGuardian)
  const physician = await teen.link(documentId, 'physician')
  await byLink(world, physician).read()
  expect((await byLink(world, physician).act(aDecision({ outcome: 'declined' }))).status).toBe(204)
  await teen.record(documentId)
  const diver = await formsOf(world, 'diver')
  expect((await diver.submit(aRelease())).status).toBe(201)
  const text = await dump()
  expect(text).toContain(documentId)
  for (const planted of ['Planted', '@clinic.test', physician.split('/').at(-1) ?? ''])
    for (const form of [planted, hex(planted), base64(planted)])
      expect([planted, text.includes(form)]).toEqual([planted, false])
  for (const answer of [/q3["\\: ]+yes/, /g6["\\: ]+yes/]) expect(text).not.toMatch(answer)
})

test('logs every read of the answers, with the reader and what was read', async () => {
  const noted = await db().query<{ reader: string; what: string }>(
    `select distinct reader, what from form_reading where affiliate_id = ${TEEN} order by 1, 2`,
  )
  expect(noted).toEqual([
    { reader: 'guardian', what: 'document' },
    { reader: 'physician', what: 'document' },
    { reader: 'self', what: 'document' },
  ])
})

test('my archive contains my answers, and my health answers are deleted with my account', async () => {
  const module = formsModule({
    ...world.server.platform,
    doesTeach: async () => false,
    listPeople: async () => [],
    listIdentities: async () => new Map(),
    listKnownTogether: async () => [],
    listBornAfter: async () => [],
    doubtBirthDates: async () => {},
    listTeachers: async () => [],
    listPresentTeachers: async () => [],
    listStoresOf: async () => [],
    listAffiliations: async () => [],
    listPageReaders: async () => new Map(),
    queues: {
      arrived: async () => {},
      changed: async () => {},
      mustBeFree: async () => {},
      decided: async () => {},
    },
    isBrowserOf: async () => false,
    listBrowserOwners: async () => [],
    isProfessionalAddress: async () => false,
    hasProfessional: async () => false,
    confirmBirthDate: async () => false,
    takeBackConfirmation: async () => false,
    mustBeFresh: async () => undefined,
    handOver: async () => undefined,
    spendProof: async () => undefined,
    takeBack: async () => undefined,
    findHandover: async () => undefined,
    listByAddress: async () => [],
    notify: async () => undefined,
    formSigner: async () => async () => '',
    wording: () => undefined,
  })
  const archive = JSON.stringify(await module.ownData?.(db(), TEEN))
  expect(archive).toContain('{"question":"g6","result":"yes"}')
  expect(archive).toContain('{"question":"activity","result":"Planted Draft"}')
  const count = async (table: string) =>
    (await db().query(`select from ${table} where affiliate_id = ${TEEN}`)).length
  expect([await count('form_draft'), await count('form_blob')]).toEqual([1, 6])
  await module.forgetPerson?.(db(), TEEN)
  expect([await count('form_draft'), await count('form_blob'), await count('form_link')]).toEqual([0, 0, 0])
  expect(await count('form_document')).toBe(2)
  const diver = await db().query(`select from form_blob where affiliate_id = 100001 and sealed like 'v1.%'`)
  await module.forgetPerson?.(db(), 100001)
  expect(await db().query(`select from form_blob where affiliate_id = 100001`)).toHaveLength(diver.length)
  expect(diver).toHaveLength(2)
})
