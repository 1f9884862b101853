import type { AuditWire } from '@fathom/contract/office'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { audit } from '../../../platform/audit/index.ts'

const STAFF = 900001
const DESK = 900002
const MARA = 100001

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

const read = async (query = ''): Promise<AuditWire> =>
  (await world.call('staff').get(`/api/office/audit${query}`)).json()
const planted = (entries: readonly Parameters<typeof audit>[1][]) =>
  world.server.platform.db.transaction(async (tx) => {
    for (const entry of entries) await audit(tx, entry)
  })

test('[OF-09] what staff do is in the log at once: who, what, to whom, and nothing of the person', async () => {
  await world.call('staff').put('/api/flags/monitoringSampling', { value: 0.5 })
  await world.call('diver').get('/api/learning/profiles/100001')
  await world.call('deskstaff').delete(`/api/auth/users/${MARA}/sessions`)
  const { items } = await read()
  expect(items.slice(0, 2)).toMatchObject([
    {
      actor: { affiliateId: DESK, name: 'Jules Moreau' },
      action: 'sessions-ended',
      subject: { affiliateId: MARA, name: 'Mara Lindqvist' },
      object: null,
    },
    {
      actor: { affiliateId: STAFF },
      action: 'content-published',
      subject: null,
      object: { kind: 'flags', id: 'monitoringSampling' },
      detail: { version: 1, until: null },
    },
  ])
  const stored = JSON.stringify(await world.server.platform.db.query('select * from audit_entry'))
  expect(stored).not.toMatch(/Mara|Moreau|@fathom/)
})

test('[OF-09] a detail that the office has no words for does not compile', () => {
  const { db } = world.server.platform
  const by = { actor: STAFF, action: 'key-rotated' } as const
  const madeUp = { version: 1, madeUp: 2 }
  const anyName: Record<string, string> = {}
  const calls = [
    () => audit(db, { ...by, detail: { version: 1 } }),
    // @ts-expect-error No words.
    () => audit(db, { ...by, detail: { madeUp: 2 } }),
    // @ts-expect-error No words, and made elsewhere.
    () => audit(db, { ...by, detail: madeUp }),
    // @ts-expect-error It might be any name.
    () => audit(db, { ...by, detail: anyName }),
  ]
  expect(calls).toHaveLength(4)
})

test('[OF-09] the log is append-only, also for the database itself', async () => {
  const { db } = world.server.platform
  await planted([{ actor: STAFF, action: 'key-rotated' }])
  for (const change of [
    `update audit_entry set actor = 1`,
    'delete from audit_entry',
    'truncate audit_entry',
  ])
    await expect(db.query(change)).rejects.toThrow('append-only')
})

test('[OF-09] an action that fails leaves no entry', async () => {
  const { db } = world.server.platform
  const count = async () => (await db.query('select from audit_entry')).length
  const before = await count()
  const work = db.transaction(async (tx) => {
    await audit(tx, { actor: STAFF, action: 'key-rotated' })
    throw new Error('the action failed')
  })
  await expect(work).rejects.toThrow('the action failed')
  expect(await count()).toBe(before)
})

test('[OF-09] the log is searched by person, staff member, action and time, and paged without gaps', async () => {
  const subject = 100009
  await planted(
    Array.from({ length: 7 }, (_, index) => ({
      actor: index % 2 === 0 ? STAFF : DESK,
      action: index < 4 ? ('photo-approved' as const) : ('photo-refused' as const),
      subject,
      object: { kind: 'photo', id: String(index) },
    })),
  )
  const idsOf = ({ items }: AuditWire) => items.map(({ object }) => object?.id)
  expect(idsOf(await read(`?subject=${subject}`))).toEqual(['6', '5', '4', '3', '2', '1', '0'])
  expect(idsOf(await read(`?subject=${subject}&actor=${DESK}`))).toEqual(['5', '3', '1'])
  expect(idsOf(await read(`?subject=${subject}&action=photo-refused`))).toEqual(['6', '5', '4'])
  const now = new Date(Date.now() + 60_000).toISOString()
  expect(idsOf(await read(`?subject=${subject}&from=${now}`))).toEqual([])
  expect(idsOf(await read(`?subject=${subject}&to=${now}`))).toHaveLength(7)

  const paged: (string | undefined)[] = []
  let next: string | null = ''
  while (next !== null) {
    const page: AuditWire = await read(`?subject=${subject}&limit=3${next && `&after=${next}`}`)
    paged.push(...idsOf(page))
    next = page.next
  }
  expect(paged).toEqual(['6', '5', '4', '3', '2', '1', '0'])
})

test('[OF-09] the log is searched by the name of the person who did it, and by that of the person it was about', async () => {
  const sam = 100003
  const [{ began } = { began: '' }] = await world.server.platform.db.query<{ began: string }>(
    `select to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as began`,
  )
  await planted([
    { actor: DESK, action: 'name-confirmed', subject: sam },
    { actor: STAFF, action: 'name-refused', subject: sam },
    { actor: STAFF, action: 'name-confirmed', subject: DESK },
    { actor: STAFF, action: 'name-refused', subject: MARA },
  ])
  const find = async (text: string, more = '') => {
    const { items, match } = await read(`?search=${encodeURIComponent(text)}&from=${began}${more}`)
    return [
      match,
      items.map(({ actor, action, subject }) => [actor.affiliateId, action, subject?.affiliateId]),
    ]
  }
  const [ofSam, ofDesk] = [
    [
      [STAFF, 'name-refused', sam],
      [DESK, 'name-confirmed', sam],
    ],
    [
      [STAFF, 'name-confirmed', DESK],
      [DESK, 'name-confirmed', sam],
    ],
  ]
  for (const text of ['Sam Adeyemi', 'adey', 'applicant@fathom.test', String(sam)])
    expect(await find(text)).toEqual(['exact', ofSam])
  expect(await find('Adeyemy')).toEqual(['similar', ofSam])
  expect(await find('Jules Moreau')).toEqual(['exact', ofDesk])
  expect(await find('jules', '&action=name-confirmed&limit=1')).toEqual(['exact', ofDesk.slice(0, 1)])
  expect(await find('nobody has this name')).toEqual(['similar', []])
})

const OPEN_WATER = '01920000-0000-7000-8000-000000000001'

test('[OF-09] [OF-08] what an entry is about has its name in the language of the reader, while the log has ids', async () => {
  const { db } = world.server.platform
  const [card] = await db.query<{ id: string }>(
    'select license_id as id from certification where affiliate_id = $1 and level_id = 20',
    [MARA],
  )
  const [application] = await db.query<{ id: string }>(
    'select id from application where applicant_id = 100003',
  )
  const [content] = await db.query<{ id: string }>(
    'select content_id as id from course_content where package_id = $1',
    [OPEN_WATER],
  )
  const [batch] = await db.query<{ id: string }>(
    `insert into code_batch (id, certification_name, package_id, is_specialty, amount, note, issued_by, issued_at)
     values (gen_random_uuid(), 'Open Water', $1, false, 1, '', 900001, now()) returning id`,
    [OPEN_WATER],
  )
  const [promotion] = (await world.server.platform.editions.list('promotions')).filter(({ title }) => title)
  const subject = 100012
  const objects = [
    ['courses', OPEN_WATER, 'Open Water Diver'],
    ['prices', `course-${OPEN_WATER}`, 'Open Water Diver'],
    ['promotions', promotion?.key, promotion?.title],
    ['links', 'privacy', undefined],
    ['bank', `${OPEN_WATER}/en-US`, 'Open Water Diver'],
    ['package', content?.id, 'Open Water Diver'],
    ['certification', card?.id, 'Open Water Diver'],
    ['application', application?.id, expect.stringMatching(/./)],
    ['code-batch', batch?.id, 'Open Water Diver'],
    ['application', 'not-an-id', undefined],
  ] as const
  await planted(
    objects.map(([kind, id]) => ({
      ...{ actor: STAFF, action: 'content-published', subject },
      object: { kind, id: String(id) },
    })),
  )
  const named = async (language: string): Promise<AuditWire['items']> => {
    const headers = { 'accept-language': language }
    const answer = await world.call('staff').get(`/api/office/audit?subject=${subject}`, { headers })
    return (await answer.json()).items.toReversed()
  }
  const namesOf = async (language: string) => (await named(language)).map(({ object }) => object?.name)
  expect(await namesOf('en-US')).toEqual(objects.map(([, , name]) => name))
  const chinese = await namesOf('zh-CN')
  expect([chinese[0], chinese[6]]).toEqual(['开放水域潜水员', '开放水域潜水员'])
})

test('[OF-09] [OF-03] the history on the page of a person says which card it was', async () => {
  const { db } = world.server.platform
  const [card] = await db.query<{ id: string }>(
    'select license_id as id from certification where affiliate_id = $1 and level_id = 20',
    [MARA],
  )
  const object = { kind: 'certification', id: card?.id ?? '' }
  await planted([{ actor: STAFF, action: 'certification-corrected', subject: MARA, object }])
  const { history } = await (await world.call('staff').get(`/api/office/people/${MARA}`)).json()
  expect(history[0].object).toEqual({ ...object, name: 'Open Water Diver' })
})

test('[OF-09] a name that too many people have finds nothing and says so; the export is refused', async () => {
  await world.server.platform.db.query(
    `insert into account (email, given_name, family_name, password_hash)
     select 'many' || each || '@example.org', 'Manyname', 'Person', 'x' from generate_series(1, 1001) each`,
  )
  expect(await read('?search=manyname')).toEqual({ items: [], next: null, match: 'too-many' })
  const answer = await world.call('staff').get('/api/office/audit.csv?search=manyname')
  expect(answer.status).toBe(422)
  expect((await answer.json()).problem).toBe('too-many-people')
})

test('[OF-09] the export has the found entries with names beside the numbers, and is itself in the log', async () => {
  const subject = MARA
  await planted([{ actor: STAFF, action: 'certification-revoked', subject, detail: { reason: '=1+1' } }])
  const answer = await world
    .call('staff')
    .get(`/api/office/audit.csv?subject=${subject}&action=certification-revoked`)
  expect(answer.headers.get('content-type')).toContain('text/csv')
  const [headings, ...lines] = (await answer.text()).trim().split('\r\n')
  expect(headings).toContain('at,actor,actorName,action,subject,subjectName,object,objectId,detail')
  expect(lines).toEqual([
    expect.stringContaining(`,${STAFF},Fathom Staff,certification-revoked,${subject},Mara Lindqvist,`),
  ])
  expect((await read()).items[0]).toMatchObject({ action: 'audit-exported', detail: { entries: 1 } })
})

test('[OF-09] entries stay when the person deletes their account, and then name nobody', async () => {
  const { db, jobs } = world.server.platform
  const subject = 100004
  await planted([{ actor: STAFF, action: 'devices-revoked', subject }])
  await db.query('update account set delete_after = now() where affiliate_id = $1', [subject])
  await jobs.send(db, 'account.forget', { affiliateId: subject })
  await expect
    .poll(() => db.query('select from account where affiliate_id = $1 and forgotten_at is null', [subject]))
    .toEqual([])
  const { items } = await read(`?subject=${subject}`)
  expect(items[0]).toMatchObject({ action: 'devices-revoked', subject: { affiliateId: subject, name: '' } })
})
