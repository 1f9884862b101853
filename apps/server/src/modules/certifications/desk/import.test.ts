import { randomUUID } from 'node:crypto'
import type { CertificationWire, ImportReceiptWire } from '@fathom/contract/certifications'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test, vi } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

async function post(path: string, body: object) {
  const answer = await world.call('staff').post(`/api/office/certification-imports${path}`, body)
  return { status: answer.status, body: (await answer.json()) as ImportReceiptWire & { problem?: string } }
}
const check = (text: string) => post('/check', { text })
const take = (text: string, which: 'all' | 'good', id = randomUUID()) => post('', { id, text, take: which })
const mine = async (person: string) =>
  (await (await world.call(person).get('/api/pro/certifications/me')).json()) as CertificationWire[]
const count = async () => {
  const [row] = await world.server.platform.db.query<{ certifications: number; entries: number }>(
    'select (select count(*)::int from certification) as certifications, (select count(*)::int from audit_entry) as entries',
  )
  return row
}

const MIXED = [
  'Number;Level;Date;Instructor;Center',
  '100004;Wreck;2025-06-01;500001;7001',
  '999999;wreck;2025-06-01;500001;',
  '100004;nobody;2025-13-01;;',
  '100008;140;2025-06-03;;7001',
  '100004;130;2025-06-09;500001;',
  'x;"night";2999-01-01;999999;7001',
].join('\r\n')

test('[OF-06] a dry run names every wrong cell with its line and reason, and writes nothing', async () => {
  const before = await count()
  expect(await check(MIXED)).toEqual({
    status: 200,
    body: {
      rows: 6,
      good: 2,
      faults: [
        { line: 3, field: 'number', fault: 'no-person', value: '999999' },
        { line: 4, field: 'level', fault: 'no-level', value: 'nobody' },
        { line: 4, field: 'date', fault: 'no-date', value: '2025-13-01' },
        { line: 4, field: 'instructor', fault: 'no-teacher', value: '' },
        { line: 6, field: 'level', fault: 'twice', value: '130' },
        { line: 7, field: 'number', fault: 'no-person', value: 'x' },
        { line: 7, field: 'date', fault: 'future', value: '2999-01-01' },
        { line: 7, field: 'instructor', fault: 'no-instructor', value: '999999' },
      ],
    },
  })
  expect(await count()).toEqual(before)
})

test('[OF-06] an empty number is a missing one, and nobody’s number is another fault', async () => {
  const { body } = await check(
    'number,level,date,instructor\n,130,2025-06-01,500001\nx,130,2025-06-01,500001\n',
  )
  expect(body.faults).toEqual([
    { line: 2, field: 'number', fault: 'no-number', value: '' },
    { line: 3, field: 'number', fault: 'no-person', value: 'x' },
  ])
})

test('[OF-06] a level is named by its number, its code or its name in any of our languages', async () => {
  const names = ['130', 'wreck', 'Wreck Diver', 'WRECK  diver', 'Wracktauchen', 'غوص الحطام']
  const rows = names.map((name) => `100005;${name};2025-06-01;;7001`)
  const { body } = await check(['number;level;date;instructor;center', ...rows].join('\n'))
  // All of them are the same level: the first counts, the others repeat it.
  expect(body.faults.map(({ fault }) => fault)).toEqual(Array(names.length - 1).fill('twice'))
  const wrong = await check('number;level;date;center\n100005;Wrek Diver;2025-06-01;7001')
  expect(wrong.body.faults).toEqual([{ line: 2, field: 'level', fault: 'no-level', value: 'Wrek Diver' }])
})

test.each([
  ['level,date\nwreck,2025-06-01', 'no-columns'],
  ['number,level,date\n\n', 'empty-file'],
  [`number,level,date\n${'100004,wreck,2025-06-01\n'.repeat(10_001)}`, 'too-many-rows'],
])('[OF-06] a file that is no table of certifications is refused', async (text, problem) => {
  expect(await check(text)).toMatchObject({ status: 422, body: { problem } })
})

test('[OF-06] a quote that is never closed refuses the whole file and names its line', async () => {
  const text = `number,level,date,center\n${'100004,wreck,2025-06-01,7001\n'.repeat(2)}100004,"open,20,2026\n${'100004,wreck,2025-06-01,7001\n'.repeat(3)}`
  const refusal = { status: 422, body: { problem: 'open-quote', line: 4 } }
  expect(await check(text)).toMatchObject(refusal)
  expect(await take(text, 'good')).toMatchObject(refusal)
})

test('[OF-06] a file is taken whole or not at all, or without its wrong rows, and twice is once', async () => {
  const before = await count()
  expect(await take(MIXED, 'all')).toMatchObject({ status: 422, body: { problem: 'rows-refused' } })
  expect(await count()).toEqual(before)
  const id = randomUUID()
  const first = await take(MIXED, 'good', id)
  expect(first).toMatchObject({ status: 200, body: { rows: 6, good: 2 } })
  const after = await count()
  expect(after).toEqual({
    certifications: (before?.certifications ?? 0) + 2,
    entries: (before?.entries ?? 0) + 3,
  })
  expect(await take(MIXED, 'good', id)).toEqual(first)
  expect(await take(MIXED, 'all', id)).toMatchObject({ status: 409, body: { problem: 'import-exists' } })
  expect(await count()).toEqual(after)
  expect(await take(MIXED, 'good')).toMatchObject({ status: 200, body: { good: 0 } })
  expect((await count())?.certifications).toBe(after?.certifications)
  expect((await mine('newcomer')).filter(({ levelCode }) => levelCode === 'wreck')).toHaveLength(1)
  const notified = await world.server.platform.db.query(
    `select from notification where affiliate_id = 100008 and kind = 'card-issued' and url like '%/140'`,
  )
  expect(notified).toHaveLength(1)
})

test('[OF-06] a row whose card was revoked is not issued again by the same file', async () => {
  const text = 'number,level,date,center\n100004,buoyancy,2025-06-01,7001\n'
  expect(await take(text, 'all')).toMatchObject({ body: { good: 1 } })
  const card = (await mine('newcomer')).find(({ levelCode }) => levelCode === 'buoyancy')
  await world
    .call('staff')
    .post(`/api/pro/certifications/${card?.licenseID}/revocation`, { reason: 'Not earned' })
  expect((await check(text)).body.faults).toEqual([
    { line: 2, field: 'level', fault: 'revoked-before', value: 'buoyancy' },
  ])
})

test('[OF-06] the receipt has every row with its card or its reason', async () => {
  const id = randomUUID()
  await take('number,level,date,center\n100004,deep,2025-06-01,7001\n7,deep,2025-06-01,7001\n', 'good', id)
  const answer = await world.call('staff').get(`/api/office/certification-imports/${id}/receipt.csv`)
  const [headings, good, wrong] = (await answer.text()).trim().split('\r\n')
  expect(headings).toMatch(/^Line,Person’s number,Certification,Date of certification,/)
  expect(good).toMatch(/^2,100004,deep,2025-06-01,,7001,\d{10},$/)
  expect(wrong).toBe('3,7,deep,2025-06-01,,7001,,Nobody has this number.')
})

test('[OF-06] the instructors and dive centers of a file are looked up together, not one by one', async () => {
  const query = vi.spyOn(world.server.platform.db, 'query')
  const rows = Array.from({ length: 50 }, (_, at) => `100004,wreck,2025-06-01,${510_000 + at},${8000 + at}`)
  const { body } = await check(`number,level,date,instructor,center\n${rows.join('\n')}`)
  expect(body.faults.filter(({ fault }) => fault === 'no-instructor' || fault === 'no-store')).toHaveLength(
    100,
  )
  const lookUps = query.mock.calls.filter(([text]) => text.includes('from participant'))
  expect(lookUps).toHaveLength(2)
  query.mockRestore()
})
