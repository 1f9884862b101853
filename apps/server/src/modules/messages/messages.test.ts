import { randomUUID } from 'node:crypto'
import { startWorld, type World } from '@fathom/testing/world'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { createModules } from '../../app/create-modules.ts'
import { type Server, startServer } from '../../app/start.ts'
import { messageCalls } from './messages.fixture.ts'

const STUDENT = 100002
const TEEN = 100006
const RIYADH = 100008
const INSTRUCTOR = 200001
const STORE = 300001

let world: World<Server>
let calls: ReturnType<typeof messageCalls>
let ofStudent: string
beforeAll(async () => {
  world = await startWorld(startServer)
  calls = messageCalls(world)
  ofStudent = await calls.enrolmentOf(STUDENT)
})

const notifiedOf = async (enrolmentId: string) => {
  const rows = await world.server.platform.db.query<{ who: number; kind: string; read: boolean }>(
    `select affiliate_id::int as who, kind, read_at is not null as read from notification
     where subject = $1 order by created_at, affiliate_id`,
    [`messages:${enrolmentId}`],
  )
  return rows.map(({ who, kind, read }) => `${who} ${kind}${read ? ' read' : ''}`)
}
const modulesOf = async () => {
  const { modules, session } = await createModules(world.server.platform, () => world.server.app)
  await session.close()
  return modules
}

test('[LE-07] instructor, dive center and student write to each other; each message is a notification and is read once opened', async () => {
  const sent = await calls.send('instructor', ofStudent, 'How is lesson 3?')
  expect(sent).toMatchObject({
    status: 201,
    body: { number: 1, side: 'teacher', isOwn: true, isRead: false },
  })
  expect(await notifiedOf(ofStudent)).toEqual([`${STUDENT} message-received`])
  expect(await calls.unread('student', ofStudent)).toBe(1)
  expect(await calls.unread('store', ofStudent)).toBe(0)

  const thread = await calls.read('student', ofStudent)
  expect(thread.body).toMatchObject({
    side: 'student',
    course: 'Open Water Diver',
    refusal: null,
    isMinor: false,
  })
  expect(thread.body.messages).toMatchObject([
    { author: 'Kai Nakamura', text: 'How is lesson 3?', isOwn: false },
  ])
  expect((await calls.markRead('student', ofStudent, 1)).status).toBe(204)
  expect(await notifiedOf(ofStudent)).toEqual([`${STUDENT} message-received read`])
  expect(await calls.unread('student', ofStudent)).toBe(0)
  expect((await calls.read('instructor', ofStudent)).body.messages).toMatchObject([{ isRead: true }])

  await calls.send('student', ofStudent, 'Nearly done')
  expect((await notifiedOf(ofStudent)).slice(1)).toEqual([
    `${INSTRUCTOR} message-received`,
    `${STORE} message-received`,
  ])
  expect(await calls.unread('store', ofStudent)).toBe(1)
  const byStore = await calls.send('store', ofStudent, 'The pool is free on Monday')
  expect(byStore.body.side).toBe('teacher')
  expect((await calls.read('student', ofStudent)).body.messages.map(({ number }) => number)).toEqual([
    1, 2, 3,
  ])
})

test('[LE-07] the same message sent several times at once is stored and notified once', async () => {
  const before = (await calls.read('student', ofStudent)).body.messages.length
  const notified = (await notifiedOf(ofStudent)).length
  const id = randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => calls.send('instructor', ofStudent, 'Once', { id })))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set(answers.map(({ body }) => body.number)).size).toBe(1)
  expect((await calls.read('student', ofStudent)).body.messages).toHaveLength(before + 1)
  expect(await notifiedOf(ofStudent)).toHaveLength(notified + 1)
  const other = await calls.send('instructor', ofStudent, 'Other words', { id })
  expect([other.status, other.body.problem]).toEqual([409, 'message-id-taken'])
})

test('[LE-07] too long, empty, 1 MB and to someone who is not a student of mine are refused with a reason; markup stays text', async () => {
  const markup = '<img src=x onerror=alert(1)> **bold** 2 < 3'
  const shown = await calls.send('student', ofStudent, markup)
  expect(shown.body.text).toBe(markup)
  const long = await calls.send('student', ofStudent, 'a'.repeat(4001))
  expect([long.status, long.body.fields]).toEqual([400, [{ field: 'text', rule: 'too_big' }]])
  expect((await calls.send('student', ofStudent, ' \u200b\n ')).status).toBe(400)
  expect((await calls.send('student', ofStudent, 'a'.repeat(1_000_000))).status).toBe(400)
  expect((await calls.send('student', ofStudent, 'a'.repeat(1_100_000))).status).toBe(413)
  for (const stranger of ['diver', 'applicant', 'newcomer'])
    for (const answer of [
      await calls.read(stranger, ofStudent),
      await calls.send(stranger, ofStudent, 'Hello'),
      await calls.markRead(stranger, ofStudent, 1),
    ])
      expect([answer.status, answer.body?.problem]).toEqual([404, 'not-found'])
  expect((await calls.send('instructor', randomUUID(), 'Hello')).status).toBe(404)
})

test('[LE-07] someone writes at most 60 messages an hour; sending one again does not count', async () => {
  const { db, clock } = world.server.platform
  const { countAttempt } = await import('../../platform/rate-limit.ts')
  const id = randomUUID()
  await calls.send('store', ofStudent, 'Counted', { id })
  for (let sent = 0; sent < 58; sent += 1)
    await countAttempt(db, `messages of ${STORE}`, { limit: 60, windowSeconds: 3600 }, clock.now())
  const refused = await calls.send('store', ofStudent, 'One too many')
  expect([refused.status, refused.body.problem]).toEqual([429, 'too-many-messages'])
  expect((await calls.send('store', ofStudent, 'Counted', { id })).status).toBe(201)
})

test('[LE-07] pictures lose their location, a PDF stays as it is, nothing else is accepted, and only the conversation sees them', async () => {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '21/1 18/1 0/1' } })
    .png()
    .toBuffer()
  const added = await calls.attach('student', ofStudent, picture, 'mask.png')
  expect(added).toMatchObject({ status: 201, body: { name: 'mask.jpg', type: 'image/jpeg' } })
  expect((await calls.file('instructor', ofStudent, added.id)).status).toBe(404)
  const pdf = Buffer.from('%PDF-1.7\nxref\n0 0\ntrailer << >>\nstartxref\n9\n%%EOF\n')
  const paper = await calls.attach('student', ofStudent, pdf, 'card.pdf')
  expect(paper.body).toMatchObject({ name: 'card.pdf', type: 'application/pdf', size: pdf.length })
  const wrong = await calls.attach('student', ofStudent, Buffer.from('<script>alert(1)</script>'), 'a.pdf')
  expect([wrong.status, wrong.body.problem]).toEqual([415, 'attachment-wrong-type'])
  const cut = await calls.attach('student', ofStudent, pdf.subarray(0, -10), 'cut.pdf')
  expect([cut.status, cut.body.problem]).toEqual([422, 'attachment-damaged'])
  expect((await calls.attach('diver', ofStudent, picture, 'a.png')).status).toBe(404)
  const stolen = await calls.send('instructor', ofStudent, 'Not mine', { attachments: [added.id] })
  expect([stolen.status, stolen.body.problem]).toEqual([422, 'attachment-unknown'])

  const attachments = [added.id, paper.id]
  const sent = await calls.send('student', ofStudent, 'My mask', { attachments })
  expect(sent.body.attachments.map(({ name }) => name)).toEqual(['mask.jpg', 'card.pdf'])
  const stored = await calls.file('instructor', ofStudent, paper.id)
  expect(Buffer.from(await stored.arrayBuffer())).toEqual(pdf)
  const file = await calls.file('instructor', ofStudent, added.id)
  expect(file.headers.get('content-disposition')).toContain('attachment')
  const { exif } = await sharp(Buffer.from(await file.arrayBuffer())).metadata()
  expect(exif).toBeUndefined()
  expect((await calls.file('diver', ofStudent, added.id)).status).toBe(404)
})

const aPdf = (text: string) =>
  Buffer.from(`%PDF-1.7\nxref\n0 0\n%% ${text}\ntrailer << >>\nstartxref\n9\n%%EOF\n`)
const TAKEN = [409, 'id-taken']

test("[TS-20] nobody replaces someone else's file by uploading under its id, whenever they began", async () => {
  const [plan, other] = [aPdf('by the instructor'), aPdf('by the student')]
  const [early, late] = [randomUUID(), randomUUID()]
  const problemOf = ({ status, body }: { status: number; body: { problem: string } }) => [
    status,
    body.problem,
  ]
  const begin = (person: string, id: string, bytes: Buffer) =>
    calls.begin(person, ofStudent, { id, name: 'plan.pdf', bytes })
  await begin('instructor', early, plan)
  await begin('instructor', late, plan)
  await begin('student', early, other)
  await calls.put('student', ofStudent, { id: early, bytes: other })
  for (const id of [early, late]) {
    await calls.put('instructor', ofStudent, { id, bytes: plan })
    expect((await calls.complete('instructor', ofStudent, id)).status).toBe(201)
  }
  await calls.send('instructor', ofStudent, 'Your plans', { attachments: [early, late] })
  expect(problemOf(await calls.complete('student', ofStudent, early))).toEqual(TAKEN)
  expect(problemOf(await begin('student', late, other))).toEqual(TAKEN)
  for (const id of [early, late]) {
    const file = await calls.file('student', ofStudent, id)
    expect(Buffer.from(await file.arrayBuffer())).toEqual(plan)
  }
})

test('[TS-20] two people finish one id at the same time: one has it, the other gets 409, and the file is whose it says', async () => {
  const id = randomUUID()
  const bytesOf = { student: aPdf('of the student'), instructor: aPdf('of the instructor') }
  const people = ['student', 'instructor'] as const
  for (const person of people) {
    await calls.begin(person, ofStudent, { id, name: `${person}.pdf`, bytes: bytesOf[person] })
    await calls.put(person, ofStudent, { id, bytes: bytesOf[person] })
  }
  const answers = await Promise.all(people.map((person) => calls.complete(person, ofStudent, id)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  const winner = answers[0]?.status === 201 ? 'student' : 'instructor'
  const file = await calls.file(winner, ofStudent, id)
  expect(Buffer.from(await file.arrayBuffer())).toEqual(bytesOf[winner])
})

test('[LE-07] a reported message reaches the office with its text, and staff alone settle it', async () => {
  const { body } = await calls.send('instructor', ofStudent, 'Something rude')
  expect((await calls.report('instructor', ofStudent, body.id)).status).toBe(422)
  expect((await calls.report('student', ofStudent, body.id)).status).toBe(204)
  expect((await calls.report('student', ofStudent, body.id)).status).toBe(204)
  const mine = (await calls.read('student', ofStudent)).body.messages.at(-1)
  expect(mine?.isReported).toBe(true)
  expect((await calls.read('instructor', ofStudent)).body.messages.at(-1)?.isReported).toBe(false)
  expect((await world.call('instructor').get('/api/learning/messages/reports')).status).toBe(403)
  const listed = async (state: string) =>
    (await (await world.call('staff').get(`/api/learning/messages/reports?state=${state}`)).json()).items
  const [report] = await listed('open')
  expect(report).toMatchObject({
    ...{ text: 'Something rude', reason: 'unsafe', note: 'Look', isMinor: false },
    author: { affiliateId: INSTRUCTOR },
    reporter: { affiliateId: STUDENT },
  })
  const settle = `/api/learning/messages/reports/${report.id}/settle`
  expect((await world.call('student').post(settle)).status).toBe(403)
  expect((await world.call('staff').post(settle)).status).toBe(204)
  expect(await listed('open')).toEqual([])
  expect(await listed('settled')).toHaveLength(1)
})

test('[LE-07] someone who no longer teaches loses the conversation; the student still reads it', async () => {
  const { db } = world.server.platform
  const enrolmentId = await calls.enrolmentOf(RIYADH)
  // Without an instructor, those who teach at the dive center stand in.
  expect((await calls.send('instructor', enrolmentId, 'Welcome')).status).toBe(201)
  const assign = (store: number | null, member: number | null) =>
    db.query('update enrolment set store_number = $2, member_number = $3 where id = $1', [
      enrolmentId,
      store,
      member,
    ])
  await assign(7001, 500002)
  expect((await calls.read('instructor', enrolmentId)).status).toBe(404)
  expect(await calls.unread('instructor', enrolmentId)).toBeUndefined()
  expect((await calls.read('store', enrolmentId)).status).toBe(200)
  await assign(null, null)
  expect((await calls.read('store', enrolmentId)).status).toBe(404)
  const left = await calls.read('riyadh', enrolmentId)
  expect(left.body).toMatchObject({ refusal: 'nobody-teaches', messages: [{ text: 'Welcome' }] })
  expect((await calls.send('riyadh', enrolmentId, 'Anyone?')).body.problem).toBe('nobody-teaches')
  await db.query('update enrolment set ended_at = now(), store_number = 7001 where id = $1', [enrolmentId])
  expect((await calls.read('store', enrolmentId)).status).toBe(404)
  expect((await calls.send('riyadh', enrolmentId, 'Anyone?')).body.problem).toBe('enrolment-ended')
})

test('[TS-20] an attachment that is called a program is stored and sent with the ending of its content', async () => {
  const enrolmentId = await calls.enrolmentOf(STUDENT)
  const file = await calls.attach('instructor', enrolmentId, aPdf('a certificate'), 'Certificate.hta')
  expect(file.body).toMatchObject({ name: 'Certificate.hta.pdf' })
  // Before, files kept the name that they came with.
  await world.server.platform.db.query("update message_attachment set name = 'old.exe' where id = $1", [
    file.id,
  ])
  const sent = await calls.file('instructor', enrolmentId, file.id)
  expect(sent.headers.get('content-disposition')).toMatch(/''old\.exe\.pdf$/)
})

test('[LE-07] with a minor the dive center reads along and the guardian who signed by mail gets each message once, with a link to each file', async () => {
  const { db, mail, secrets } = world.server.platform
  const enrolmentId = await calls.enrolmentOf(TEEN)
  expect((await calls.read('store', enrolmentId)).body).toMatchObject({ isMinor: true, hasGuardian: false })
  await db.query('update enrolment set store_number = null where id = $1', [enrolmentId])
  const alone = await calls.send('instructor', enrolmentId, 'Just us two')
  expect([alone.status, alone.body.problem]).toEqual([409, 'minor-unaccompanied'])

  const [form] = await db.query<{ id: string }>('select id from form_document where affiliate_id = $1', [
    TEEN,
  ])
  const link = (usedAt: string | null) =>
    db.query(
      `insert into form_link (id, token_hash, affiliate_id, document_id, role, sealed, language, created_at, expires_at, used_at)
       values ($1, $2, $3, $4, 'guardian', $5, 'de-DE', now(), now(), $6)`,
      [
        ...[randomUUID(), Buffer.from(randomUUID()), TEEN, form?.id],
        secrets.seal(JSON.stringify({ name: 'Rosa', email: 'rosa@example.test' }), 'forms.content'),
        usedAt,
      ],
    )
  await link(null)
  expect((await calls.read('instructor', enrolmentId)).body.hasGuardian).toBe(false)
  await link('2026-01-01')
  const { status, body } = await calls.send('instructor', enrolmentId, 'Bring <b>fins</b>\nand a towel')
  expect(status).toBe(201)
  const copies = async () => (await mail.recent(50)).filter(({ to }) => to === 'rosa@example.test')
  await expect.poll(copies).toHaveLength(1)
  const [copy] = await copies()
  expect(copy?.text).toContain('Bring <b>fins</b>\nand a towel')
  expect(copy?.html).toContain('Bring &lt;b&gt;fins&lt;/b&gt;')
  await db.query(`update form_link set language = 'en-US' where affiliate_id = $1`, [TEEN])
  const file = await calls.attach('instructor', enrolmentId, aPdf('for the child'), 'for-you.pdf')
  await calls.send('instructor', enrolmentId, 'See you tomorrow', { attachments: [file.id] })
  const copyOf = async (text: string) => (await copies()).find((each) => each.text.includes(text))
  await expect.poll(() => copyOf('See you tomorrow')).toBeDefined()
  const withFile = await copyOf('See you tomorrow')
  expect([withFile?.text, withFile?.html]).toEqual([
    expect.stringContaining('for-you.pdf'),
    expect.stringContaining('for-you.pdf'),
  ])
  // WO-02: the day comes first, in American English too.
  expect(withFile?.text).toMatch(/The link works until \d{1,2} [A-Z][a-z]+ \d{4}\./)
  const [address = ''] = /http\S+guardian-files\S+/.exec(withFile?.text ?? '') ?? []
  expect(withFile?.html).toContain(address)
  const path = new URL(address).pathname
  const open = (at = path) => world.server.app.inject({ url: at })
  const opened = await open()
  expect([opened.statusCode, opened.rawPayload.equals(aPdf('for the child'))]).toEqual([200, true])
  expect((await open(`${path.slice(0, -2)}AA`)).statusCode).toBe(404)
  await db.query('delete from form_link where affiliate_id = $1 and used_at is null', [TEEN])
  await db.query('update form_link set used_at = null where affiliate_id = $1', [TEEN])
  expect((await open()).statusCode).toBe(404)
  await db.query(`update form_link set used_at = now() where affiliate_id = $1 and role = 'guardian'`, [TEEN])
  const job = (await modulesOf()).messages?.jobs?.['messages.guardian-copy']
  const data = { affiliateId: TEEN, enrolmentId, id: body.id }
  await job?.(data, { id: randomUUID(), signal: new AbortController().signal })
  expect(await copies()).toHaveLength(2)
})

test('[LE-07] [TS-06] a minor who makes an adult of themself is not written to alone, until a teacher has seen a document', async () => {
  const { db } = world.server.platform
  const enrolmentId = await calls.enrolmentOf(TEEN)
  await db.query('update enrolment set store_number = null where id = $1', [enrolmentId])
  await db.query(`delete from form_link where affiliate_id = $1 and role = 'guardian'`, [TEEN])
  await db.query(
    `insert into account_history (affiliate_id, what, before, changed_at)
     select affiliate_id, 'person', jsonb_build_object('birthDate', to_char(birthdate, 'YYYY-MM-DD')), now()
     from account where affiliate_id = $1`,
    [TEEN],
  )
  await db.query(
    `update account set birthdate = '1990-01-01', birth_date_changed_at = now() where affiliate_id = $1`,
    [TEEN],
  )
  expect((await calls.read('teen', enrolmentId)).body).toMatchObject({
    ...{ isMinor: true, refusal: 'minor-unaccompanied' },
  })
  const alone = await calls.send('instructor', enrolmentId, 'Just us two')
  expect([alone.status, alone.body.problem]).toEqual([409, 'minor-unaccompanied'])
  await db.query('update account set birth_date_confirmed_at = now() where affiliate_id = $1', [TEEN])
  expect((await calls.read('teen', enrolmentId)).body).toMatchObject({ isMinor: false, refusal: null })
  expect((await calls.send('instructor', enrolmentId, 'Welcome')).status).toBe(201)
})

test('[LE-07] my archive has my conversations and their files; deleting the student deletes them, deleting the author leaves no name', async () => {
  const { db, files } = world.server.platform
  const { messages } = await modulesOf()
  const mine = await messages?.ownData?.(db, STUDENT)
  expect(mine).toMatchObject({
    messages: expect.arrayContaining([expect.objectContaining({ text: 'My mask' })]),
  })
  const [file] = (await messages?.ownFiles?.(db, STUDENT)) ?? []
  expect(file).toMatchObject({ name: 'mask.jpg' })
  expect(await messages?.ownData?.(db, INSTRUCTOR)).not.toMatchObject({
    messages: expect.arrayContaining([expect.objectContaining({ text: 'My mask' })]),
  })
  await db.transaction(async (tx) => messages?.forgetPerson?.(tx, INSTRUCTOR))
  expect((await calls.read('student', ofStudent)).body.messages.map(({ text }) => text)).toContain(
    'How is lesson 3?',
  )
  await db.transaction(async (tx) => messages?.forgetPerson?.(tx, STUDENT))
  for (const table of ['message', 'message_thread', 'message_reading', 'message_attachment'])
    expect([table, await db.query(`select from ${table} where affiliate_id = $1`, [STUDENT])]).toEqual([
      table,
      [],
    ])
  expect(await files.find(file?.key ?? '')).toBeUndefined()
})
