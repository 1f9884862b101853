import type { ExamLaunchWire } from '@fathom/contract/training'
import type {
  BankItemsWire,
  BankItemWire,
  BankReceiptWire,
  BanksWire,
  BankWire,
} from '@fathom/contract/training/banks'
import { readExamBank } from '@fathom/courses'
import { startWorld, type World } from '@fathom/testing/world'
import { strToU8, zipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../../app/start.ts'
import { learning, NITROX, OPEN_WATER, RENEWAL } from '../../training.fixture.ts'
import { examKey, handIn } from '../exam-key.fixture.ts'
import { findCurrentBank } from './current-bank.ts'
import { bringShippedBanks } from './shipped-banks.ts'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

const bankAt = (packageId = OPEN_WATER, culture = 'en-US') =>
  `/api/learning/exams/banks/${packageId}/${culture}`
const staff = () => world.call('staff')
const itemsOf = async (query = '', packageId = OPEN_WATER) =>
  (await (await staff().get(`${bankAt(packageId)}/items${query}`)).json()) as BankItemsWire
const putItem = (id: string, change: object, packageId = OPEN_WATER) =>
  staff().put(`${bankAt(packageId)}/items/${id}`, change)

async function send(
  file: string | Uint8Array,
  { packageId = OPEN_WATER, culture = 'en-US', query = '' } = {},
) {
  const { idToken } = await world.session('staff')
  const answer = await fetch(`${world.url}${bankAt(packageId, culture)}/import${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/octet-stream' },
    body: Buffer.from(file as Uint8Array),
  })
  return { status: answer.status, receipt: (await answer.json()) as BankReceiptWire }
}

const aChange = (more: object = {}) => ({
  topic: 'Gas laws',
  prompt: 'What happens to a balloon at 10 m?',
  choices: ['It halves', 'It doubles', 'Nothing'],
  right: 0,
  reason: 'The pressure doubles.',
  page: null,
  isRetired: false,
  version: null,
  ...more,
})

test('[TS-11] the server has the banks of our own courses from its start', async () => {
  const listed = (await (await staff().get('/api/learning/exams/banks')).json()) as BanksWire
  const shipped = readExamBank('open-water', 'en-US').sections.flatMap(({ pool }) => pool)
  expect(listed.find(({ packageId }) => packageId === OPEN_WATER)).toMatchObject({
    culture: 'en-US',
    questions: shipped.length,
    retired: 0,
    topics: 5,
    count: 40,
  })
  const found = (await (await staff().get('/api/learning/exams/banks?search=nitrox')).json()) as BanksWire
  expect(found.map(({ packageId }) => packageId)).toEqual([NITROX])
})

test('[TS-11] nobody but staff reads or changes a bank', async () => {
  for (const person of ['student', 'instructor', 'store']) {
    for (const path of ['', '/items', '/items/x', '/export?format=csv'])
      expect((await world.call(person).get(`${bankAt()}${path}`)).status).toBe(403)
    expect((await world.call(person).put(`${bankAt()}/items/mine`, aChange())).status).toBe(403)
    expect((await world.call(person).put(bankAt(), { count: 1, passMark: 0.1 })).status).toBe(403)
  }
})

test('[TS-11] an exam that was drawn keeps its questions when staff change the bank; the next has the new text', async () => {
  const student = learning(world.call('student'))
  const launched = (await student.launchExam(OPEN_WATER)) as ExamLaunchWire
  const { id = '', prompt } = launched.exam.questions[0] ?? {}
  const before = (await (await staff().get(`${bankAt()}/items/${id}`)).json()) as BankItemWire
  const { answers: _, difficulty: __, discrimination: ___, id: ____, ...change } = before
  const changed = await putItem(id, { ...change, prompt: 'Asked in other words?' })
  expect(await changed.json()).toMatchObject({ prompt: 'Asked in other words?', version: before.version + 1 })
  const again = (await student.launchExam(OPEN_WATER)) as ExamLaunchWire
  expect(again.exam.questions[0]).toMatchObject({ id, prompt })
  const marked = await student.answer(
    again.attempt.attemptId,
    handIn(examKey('open-water').answersTo(again.exam, 0)),
  )
  expect(await marked.json()).toMatchObject({ result: { right: 40 } })
  const { db, clock } = world.server.platform
  const promptNow = async () => {
    const current = await findCurrentBank(db, { packageId: OPEN_WATER, culture: 'en-US' }, clock.now())
    return current?.bank.sections.flatMap(({ pool }) => pool).find((each) => each.id === id)?.prompt
  }
  expect(await promptNow()).toBe('Asked in other words?')
  // A new start of the product doesn't undo what staff did.
  await db.query(`update exam_plan set shipped = 'of an earlier release'`)
  await bringShippedBanks(db, clock.now())
  expect(await promptNow()).toBe('Asked in other words?')
  const stale = await putItem(id, { ...change, prompt: 'From an old page?' })
  expect([stale.status, (await stale.json()).problem]).toEqual([409, 'exam-item-changed'])
  await putItem(id, { ...change, version: before.version + 1 })
  expect(await promptNow()).toBe(prompt)
})

test('a release updates and retires what staff left as it was', async () => {
  const { db, clock } = world.server.platform
  await db.query(
    `update exam_item set prompt = 'As of an earlier release?', shipped = 'earlier'
     where package_id = $1 and item_id = 'exam-more-oxygen-1'`,
    [NITROX],
  )
  await db.query(
    `insert into exam_item (package_id, culture, item_id, section, position, prompt, choices, right_choice, reason, shipped)
     values ($1, 'en-US', 'gone', 'more-oxygen', 99, 'No longer asked?', '["a", "b"]', 0, '', 'earlier')`,
    [NITROX],
  )
  await db.query(`update exam_plan set shipped = 'of an earlier release' where package_id = $1`, [NITROX])
  await bringShippedBanks(db, clock.now())
  const { items } = await itemsOf('?limit=200', NITROX)
  const [first] = readExamBank('nitrox', 'en-US').sections[0]?.pool ?? []
  expect(items.find(({ id }) => id === 'exam-more-oxygen-1')?.prompt).toBe(first?.prompt)
  expect(items.filter(({ isRetired }) => isRetired).map(({ id }) => id)).toEqual(['gone'])
})

test('[TS-11] staff set the number of questions: the next exam counts its topics by it, and its text names no number', async () => {
  const { db, clock } = world.server.platform
  const bank = (await (await staff().get(bankAt(NITROX))).json()) as BankWire
  await db.query(
    `update exam_plan set intro = '["Five questions from each."]', shipped = 'earlier' where package_id = $1`,
    [NITROX],
  )
  const { count, passMark, minutes, limits } = bank
  const change = { passMark, minutes, limits }
  expect((await staff().put(bankAt(NITROX), { ...change, count: 7 })).status).toBe(200)
  await bringShippedBanks(db, clock.now())
  const { exam } = (await learning(world.call('diver')).launchExam(NITROX)) as ExamLaunchWire
  expect([exam.count, exam.topics.map(({ questions }) => questions)]).toEqual([7, [3, 2, 2]])
  expect(exam.intro.join(' ')).not.toMatch(/\b(three|four|five|seven|eight)\b|\d/i)
  await staff().put(bankAt(NITROX), { ...change, count })
})

test('staff add, find, retire and put back a question; the same call twice has one effect', async () => {
  const added = (await (await putItem('mine-1', aChange())).json()) as BankItemWire
  expect(added).toMatchObject({ id: 'mine-1', topic: 'Gas laws', version: 1, answers: 0, difficulty: null })
  expect(await (await putItem('mine-1', aChange())).json()).toEqual(added)
  expect((await itemsOf('?search=balloon%20at')).items.map(({ id }) => id)).toContain('mine-1')
  expect((await itemsOf('?topic=Gas%20laws')).total).toBe(1)
  const retired = await putItem('mine-1', aChange({ isRetired: true, version: 1 }))
  expect(await retired.json()).toMatchObject({ isRetired: true, version: 2 })
  expect((await itemsOf('?state=retired')).items.map(({ id }) => id)).toEqual(['mine-1'])
  await putItem('mine-1', aChange({ version: 2 }))
  expect((await itemsOf('?state=retired')).total).toBe(0)
})

test.each([
  ['the same choice twice', { choices: ['a', 'a'] }, 'same-choice'],
  ['one choice', { choices: ['a'] }, 'too-few-choices'],
  ['no right answer', { right: 7 }, 'no-right-answer'],
  ['no text', { prompt: '  ' }, 'no-prompt'],
])('a question with %s is refused', async (_, change, fault) => {
  const answer = await putItem('bad', aChange(change))
  expect([answer.status, (await answer.json()).fault]).toEqual([422, fault])
})

const CSV =
  'id,topic,question,a,b,c,right\nn-1,Pool,One?,x,y,z,a\nn-2,Pool,Two?,x,y,z,b\nn-3,Sea,Three?,x,y,,z\n'

test('an import answers with a receipt, replaces by identifier, and has one effect if it is sent twice', async () => {
  const at = { packageId: RENEWAL }
  const checked = await send(CSV, { ...at, query: '?check=1' })
  expect(checked.receipt).toMatchObject({ added: 2, replaced: 0 })
  expect((await itemsOf('', RENEWAL)).total).toBe(0)
  const first = await send(CSV, at)
  expect([first.status, first.receipt]).toEqual([
    200,
    {
      format: 'csv',
      added: 2,
      replaced: 0,
      unchanged: 0,
      newTopics: ['Pool'],
      refused: [{ line: 4, item: 'n-3', fault: 'no-right-answer' }],
      refusedCount: 1,
      losses: [],
      lossCount: 0,
    },
  ])
  expect((await send(CSV, at)).receipt).toMatchObject({ added: 0, replaced: 0, unchanged: 2 })
  await putItem(
    'n-2',
    {
      ...aChange({ topic: 'Pool', prompt: 'Two?', choices: ['x', 'y', 'z'], right: 1, reason: '' }),
      isRetired: true,
      version: 1,
    },
    RENEWAL,
  )
  const changed = await send(CSV.replace('One?', 'One more?').replace('Two?', 'Two more?'), at)
  expect(changed.receipt).toMatchObject({
    added: 0,
    replaced: 2,
    losses: [{ item: 'n-2', loss: 'retired' }],
  })
  const { items } = await itemsOf('', RENEWAL)
  expect(items.map(({ prompt, isRetired }) => [prompt, isRetired])).toEqual([
    ['One more?', false],
    ['Two more?', true],
  ])
})

test.each(['qti-2.2', 'qti-3.0', 'moodle', 'gift', 'csv'])(
  'the bank of Nitrox goes out as %s, and comes back unchanged',
  async (format) => {
    const answer = await staff().get(`${bankAt(NITROX)}/export?format=${format}`)
    expect(answer.headers.get('content-disposition')).toContain('attachment')
    const { receipt } = await send(new Uint8Array(await answer.arrayBuffer()), { packageId: NITROX })
    const { total } = await itemsOf('?state=active', NITROX)
    expect(receipt).toMatchObject({
      added: 0,
      replaced: 0,
      unchanged: total,
      newTopics: [],
      refused: [],
      losses: [],
    })
  },
)

test('true or false of Moodle has two choices in the language of the bank', async () => {
  const answer = (word: string, fraction: number, said: string) =>
    `<answer fraction="${fraction}"><text>${word}</text><feedback><text>${said}</text></feedback></answer>`
  const file = `<quiz><question type="truefalse"><name><text>salt</text></name><questiontext><text>Salz?</text>
    </questiontext>${answer('true', 0, 'Nein.')}${answer('false', 100, 'Genau.')}</question></quiz>`
  const bank = `/api/learning/exams/banks/${RENEWAL}/de-DE`
  const { idToken } = await world.session('staff')
  const headers = { authorization: `Bearer ${idToken}`, 'content-type': 'application/xml' }
  const sent = await fetch(`${world.url}${bank}/import`, { method: 'POST', headers, body: file })
  expect(await sent.json()).toMatchObject({ added: 1, refused: [], losses: [] })
  const { items } = (await (await staff().get(`${bank}/items`)).json()) as { items: BankItemWire[] }
  const words = { choices: ['Richtig', 'Falsch'], right: 1, reason: 'Genau.', feedback: ['Nein.', ''] }
  expect(items).toMatchObject([words])
})

test('files that are no bank, or an attack, are refused and change nothing', async () => {
  const before = (await itemsOf()).total
  const entity = '<?xml version="1.0"?><!DOCTYPE q [<!ENTITY x SYSTEM "file:///etc/passwd">]><quiz>&x;</quiz>'
  expect((await send(entity)).receipt).toMatchObject({ added: 0, refused: [{ fault: 'unreadable' }] })
  expect((await send('<html><body>no</body></html>')).receipt).toMatchObject({
    refused: [{ fault: 'file-unknown' }],
  })
  expect((await send('')).status).toBe(422)
  const outside = zipSync({ '../evil.xml': strToU8('<a/>') })
  expect((await send(outside)).status).toBe(422)
  expect((await send(zipSync({ 'a.txt': strToU8('a') }))).receipt).toMatchObject({ refusedCount: 1 })
  expect((await itemsOf()).total).toBe(before)
})

const MOODLE =
  '<quiz><question type="multichoice"><name><text>a</text></name>\n<questiontext><text>Wh\u0007at?'
test.each<[string, string | Uint8Array, string]>([
  ['GIFT with U+0000', '// one\n\n::Q1:: Wh\0at? {=a ~b ~c}', 'line 3'],
  [
    'GIFT with a lone surrogate',
    Buffer.from('3a3a51313a3a205768eda0806174207b3d61207e627d', 'hex'),
    'line 1',
  ],
  ['GIFT with control characters', '::Q1:: Wh\u001bat? {=a ~b ~c}', 'line 1'],
  ['GIFT with text turned around', '::Q1:: Wh\u202eat? {=a ~b ~c}', 'line 1'],
  ['Moodle XML', MOODLE, 'line 2'],
  [
    'QTI',
    zipSync({ 'imsmanifest.xml': strToU8('<manifest>\n\n\u0001</manifest>') }),
    'imsmanifest.xml, line 3',
  ],
  ['CSV', 'question,right,wrong 1,wrong 2\r\nWh\u0000at?,a,b,c', 'line 2'],
])('[TS-20] %s is refused with the line of the character that is no text', async (_format, file, place) => {
  const before = (await itemsOf()).total
  const { status, receipt } = await send(file)
  expect([status, receipt]).toMatchObject([400, { problem: 'invalid-characters', place }])
  expect((await itemsOf()).total).toBe(before)
})

test('a question shows how it was answered once there are 20 answers', async () => {
  const { db } = world.server.platform
  const [row] = await db.query<{ affiliate_id: string; attempt_id: string; bank_id: string }>(
    `select x.affiliate_id, x.attempt_id, x.bank_id from exam_paper x join exam_bank b using (bank_id)
     join course_attempt a on a.affiliate_id = x.affiliate_id and a.id = x.attempt_id
     where b.package_id = $1 and a.marked_at is not null limit 1`,
    [OPEN_WATER],
  )
  const add = (number: number, isRight: boolean, score: number) =>
    db.query(
      `with added as (
         insert into course_attempt select (jsonb_populate_record(a, jsonb_build_object(
           'id', $4::text, 'number', 1000 + $7::int, 'score', $5::float,
           'answers', jsonb_build_array(jsonb_build_object('id', 'mine-1', 'result', $3::text))))).*
         from course_attempt a where affiliate_id = $1 and id = $2 returning affiliate_id, id)
       insert into exam_paper (affiliate_id, attempt_id, bank_id, questions, drawn_at)
       select affiliate_id, id, $6, '[{"id":"mine-1"},{"id":"a"},{"id":"b"},{"id":"c"}]', now() from added`,
      [
        row?.affiliate_id,
        row?.attempt_id,
        isRight ? 'correct' : 'wrong',
        `01920000-0000-7000-8000-0000000d${String(number).padStart(4, '0')}`,
        score,
        row?.bank_id,
        number,
      ],
    )
  for (let at = 0; at < 19; at++) await add(at, at % 2 === 0, at % 2 === 0 ? 1 : 0.25)
  const mine = async () => (await (await staff().get(`${bankAt()}/items/mine-1`)).json()) as BankItemWire
  expect(await mine()).toMatchObject({ answers: 19, difficulty: null, discrimination: null })
  // Anyone who got the rest right got it right, and the other way round: as clear as can be.
  await add(19, false, 0.25)
  const counted = await mine()
  expect(counted).toMatchObject({ answers: 20, difficulty: 0.5 })
  expect(counted.discrimination).toBeCloseTo(1, 5)
  // Eight more, computed by hand. 12 of 28 got it right; of the three other questions ten of them had 3 right and
  // two had 1, on average 32/12 = 2.6667. Of the 16 who got it wrong ten had 1, five had 3 and one had none, on
  // average 25/16 = 1.5625. All: mean 57/28 = 2.0357, variance 147/28 − 2.0357² = 1.1059, deviation 1.0516.
  // (2.6667 − 1.5625) / 1.0516 · √(12/28 · 16/28) = 0.5196
  for (const at of [20, 21]) await add(at, true, 0.5)
  for (const at of [22, 23, 24, 25, 26]) await add(at, false, 0.75)
  await add(27, false, 0)
  const mixed = await mine()
  expect([mixed.answers, mixed.difficulty?.toFixed(4)]).toEqual([28, (12 / 28).toFixed(4)])
  expect(mixed.discrimination).toBeCloseTo(0.5196, 4)
  // Another right answer is another question.
  await putItem('mine-1', aChange({ right: 1, version: 3 }))
  expect(await mine()).toMatchObject({ answers: 0, difficulty: null })
})
