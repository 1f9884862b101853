import { readFile } from 'node:fs/promises'
import type { DiveLogWire, LogbookChangesQuery } from '@fathom/contract/logbook'
import { readCode } from '@fathom/domain/trust'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { aTrainingLog, created, type GraphUser, graphAs, newId } from '../logbook.fixture.ts'
import { contentHashOf } from './seal.ts'

let world: World<Server>
let student: GraphUser
let kai: GraphUser
beforeAll(async () => {
  world = await startWorld(startServer)
  student = graphAs(world, 'student')
  kai = graphAs(world, 'instructor')
})

type Outcomes = { id: string; problem: string | null; log: DiveLogWire | null }[]

const target = ({ id, affiliate_id, version }: DiveLogWire) => ({ id, affiliate_id, version })
const verify = async (...logs: DiveLogWire[]) =>
  (await kai.ask<{ verifyLogs: Outcomes }>('VerifyLogs', { logs: logs.map(target) })).verifyLogs
const giveBack = async (reason: string, ...logs: DiveLogWire[]) =>
  (await kai.ask<{ returnLogs: Outcomes }>('ReturnLogs', { logs: logs.map(target), reason })).returnLogs
const sent = (overrides = {}) =>
  created(student, 'Training', aTrainingLog({ status: 'Pending', ...overrides }))
const read = async (id: string) =>
  (
    await student.ask<{ diveLog: DiveLogWire & { seal: string | null; dive_number: number | null } }>(
      'DiveLog',
      { id },
    )
  ).diveLog
const notificationsOf = (person: string) =>
  world
    .call(person)
    .graph<{ notifications: { name: string; message: string; url: string }[] }>(
      'notifications',
      '{ notifications { name message url } }',
    )

test('[SC-05] a training log is sent to the instructor, who is notified', async () => {
  const log = await sent({ dive_title: 'Mask clearing at last' })
  expect(log).toMatchObject({ status: 'Pending', instructor_name: 'Kai Nakamura' })
  expect((await notificationsOf('instructor')).notifications).toContainEqual(
    expect.objectContaining({ name: 'Ines logged Mask clearing at last', url: '/logbook/review' }),
  )
})

test("[SC-11] lists waiting logs with the student's name, oldest first, only to their instructor", async () => {
  const log = await sent()
  const { logsToReview, logsToReviewCount } = await kai.ask<{
    logsToReview: { student_name: string; log: DiveLogWire }[]
    logsToReviewCount: number
  }>('LogsToReview', { limit: 100 })
  expect(logsToReview).toHaveLength(logsToReviewCount)
  expect(logsToReview.at(-1)).toMatchObject({ student_name: 'Ines Duarte', log: { id: log.id } })
  for (const person of ['store', 'diver', 'student'])
    expect(await graphAs(world, person).ask('LogsToReview')).toEqual({
      logsToReview: [],
      logsToReviewCount: 0,
    })
})

test('[SC-11] a verified log is frozen with reviewer and time, sealed, and the student is notified', async () => {
  const log = await sent({ dive_title: 'Hovering' })
  expect(await verify(log)).toMatchObject([{ id: log.id, problem: null, log: { status: 'Verified' } }])
  const verified = await read(log.id)
  expect(verified).toMatchObject({
    status: 'Verified',
    seal: 'intact',
    verification: { memsys_member_number: 500001, name: 'Kai Nakamura' },
  })
  expect((await notificationsOf('student')).notifications).toContainEqual(
    expect.objectContaining({ name: 'Hovering is verified', url: `/logbook/dive/${log.id}` }),
  )
  const change = { id: log.id, input: { dive_title: 'Deeper' } }
  expect(await student.refused('UpdateTrainingLog', change)).toMatchObject({
    problem: 'refused',
    because: 'frozen',
  })
  expect(await student.refused('DeleteTrainingLog', { id: log.id })).toMatchObject({ because: 'frozen' })
  expect(await student.refused('WithdrawTrainingLog', { id: log.id })).toMatchObject({ because: 'frozen' })
})

test.each<[string, string]>([
  ['the document', `doc = replace(doc::text, '"max_depth":12.4', '"max_depth":38.1')::json`],
  ['a column', 'max_depth = 38.1'],
  ['the status', `status = 'Draft', doc = replace(doc::text, '"Verified"', '"Draft"')::json`],
  ['the day', `dive_date = '2026-05-13', doc = replace(doc::text, '2026-05-14"', '2026-05-13"')::json`],
])('[SC-11] changing %s directly in the database breaks the seal', async (_what, change) => {
  const log = await sent()
  await verify(log)
  await world.server.platform.db.query(`update dive_log set ${change} where id = $1`, [log.id])
  expect((await read(log.id)).seal).toBe('broken')
})

test('[SC-11] a verified record without its seal, or with a missing neighbor in the chain, is broken', async () => {
  const { db } = world.server.platform
  const [one, two, three] = [await sent(), await sent(), await sent()]
  await verify(one, two, three)
  expect((await read(three.id)).seal).toBe('intact')
  await db.query('delete from dive_log_seal where log_id = $1', [two.id])
  expect((await read(two.id)).seal).toBe('broken')
  expect((await read(three.id)).seal).toBe('broken')
})

test('[SC-11] detects when the last verified record is removed with its seal, or the end of the chain is removed', async () => {
  const { db } = world.server.platform
  const sealed = async () => {
    await db.query('delete from dive_log_seal where affiliate_id = 100002')
    await db.query('delete from dive_log_chain where affiliate_id = 100002')
    const logs = [await sent(), await sent()] as const
    await verify(...logs)
    expect((await read(logs[0].id)).seal).toBe('intact')
    return logs
  }
  const [one, two] = await sealed()
  for (const [table, column] of [
    ['dive_log_seal', 'log_id'],
    ['dive_log', 'id'],
  ])
    await db.query(`delete from ${table} where ${column} = $1`, [two.id])
  expect((await read(one.id)).seal).toBe('broken')
  await db.query('update dive_log_chain set seals = 1 where affiliate_id = 100002')
  expect((await read(one.id)).seal).toBe('broken')
  const [three] = await sealed()
  await db.query('delete from dive_log_chain where affiliate_id = 100002')
  expect((await read(three.id)).seal).toBe('broken')
})

test('[ST-01] a returned log has the reason, is corrected and sent again', async () => {
  const log = await sent({ log_number: 3, dive_title: 'Open water dive 3' })
  expect(await giveBack('Please add the end pressure.', log)).toMatchObject([{ problem: null }])
  const returned = await read(log.id)
  expect((await notificationsOf('student')).notifications).toContainEqual(
    expect.objectContaining({
      name: 'Kai returned Open water dive 3',
      message: '“Please add the end pressure.”',
      url: `/logbook/dive/${log.id}`,
    }),
  )
  expect(returned).toMatchObject({
    status: 'Resubmit',
    resubmit_reason: 'Please add the end pressure.',
    seal: null,
  })
  const { updateTrainingLog } = await student.ask<{ updateTrainingLog: DiveLogWire }>('UpdateTrainingLog', {
    id: log.id,
    version: returned.version,
    input: { equipment: { ending_pressure: 60 }, status: 'Pending' },
  })
  expect(updateTrainingLog).toMatchObject({ status: 'Pending', resubmit_reason: null })
})

test("the migration turns the dive number of an old return notification into the dive's title", async () => {
  const log = await sent({ dive_title: 'Mask off at last' })
  const { db } = world.server.platform
  const values = { instructor: 'Kai', dive: 44, reason: 'Why?' }
  for (const url of [`/logbook/dive/${log.id}`, '/logbook'])
    await db.query(
      `insert into notification (affiliate_id, kind, "values", url) values (100002, 'log-returned', $1, $2)`,
      [values, url],
    )
  await db.query(
    await readFile(new URL('../migrations/0341-returned-dive-title.sql', import.meta.url), 'utf8'),
  )
  const names = (await notificationsOf('student')).notifications.map(({ name }) => name)
  expect(names).toContain('Kai returned Mask off at last')
  expect(names).toContain('Kai returned Dive 44')
})

test('[SC-11] reviews a whole class at once, with a result for each log', async () => {
  const [one, two, withdrawn] = [await sent(), await sent(), await sent()]
  await student.ask('WithdrawTrainingLog', { id: withdrawn.id })
  const stale = { ...two, version: 7 }
  const outcomes = await verify(one, stale, withdrawn, { ...one, id: newId() })
  expect(outcomes.map(({ problem }) => problem)).toEqual([null, 'stale', 'not-found', 'not-found'])
  expect((await read(two.id)).status).toBe('Pending')
})

test('[SC-11] returning requires a reason, and reviewing requires a professional', async () => {
  const log = await sent()
  expect(await kai.refused('ReturnLogs', { logs: [target(log)], reason: '  ' })).toMatchObject({
    status: 400,
  })
  const mine = { logs: [target(log)] }
  expect(await student.refused('VerifyLogs', mine)).toMatchObject({
    problem: 'not-a-professional',
    status: 403,
  })
  const { verifyLogs } = await graphAs(world, 'store').ask<{ verifyLogs: Outcomes }>('VerifyLogs', mine)
  expect(verifyLogs).toMatchObject([{ problem: 'not-found', log: null }])
})

test('[ST-01] a waiting log is read-only for its diver, and can be withdrawn', async () => {
  const log = await sent()
  expect(
    await student.refused('UpdateTrainingLog', { id: log.id, input: { dive_title: 'x' } }),
  ).toMatchObject({
    because: 'waits-for-review',
  })
  expect(await student.refused('DeleteTrainingLog', { id: log.id })).toMatchObject({
    because: 'waits-for-review',
  })
  const { withdrawTrainingLog } = await student.ask<{ withdrawTrainingLog: DiveLogWire }>(
    'WithdrawTrainingLog',
    {
      id: log.id,
      version: log.version,
    },
  )
  expect(withdrawTrainingLog).toMatchObject({ status: 'Draft', submitted_date: null, instructor_name: '' })
  expect(await kai.ask('DiveLog', { id: log.id, affiliate_id: 100002 })).toEqual({ diveLog: null })
})

test("[ST-01] a diver can't set a status that only a reviewer may give", async () => {
  const draft = await created(student, 'Training', aTrainingLog())
  for (const status of ['Verified', 'Resubmit', 'Published'])
    expect(await student.refused('UpdateTrainingLog', { id: draft.id, input: { status } })).toMatchObject({
      problem: 'refused',
      status: 409,
    })
  const fun = await created(student, 'Recreational', { dive_title: 'Fun' })
  for (const status of ['Pending', 'Verified', 'Resubmit'])
    expect(await student.refused('UpdateRecreationalLog', { id: fun.id, input: { status } })).toMatchObject({
      problem: 'refused',
    })
  for (const status of ['Verified', 'Resubmit', 'Published'])
    expect(
      await student.refused('CreateTrainingLog', {
        id: newId(),
        input: aTrainingLog({ status: status as 'Verified' }),
      }),
    ).toMatchObject({ problem: 'refused' })
})

test("[RO-01] the id of another diver's log can't be used to open, change, withdraw, delete or restore it", async () => {
  const log = await sent()
  const diver = graphAs(world, 'diver')
  for (const args of [{ id: log.id }, { id: log.id, affiliate_id: 100002 }]) {
    expect(await diver.ask('DiveLog', args)).toEqual({ diveLog: null })
    expect(await diver.ask('DiveLogHistory', args)).toEqual({ diveLog: null })
  }
  for (const [name, more] of [
    ['UpdateTrainingLog', { input: { dive_title: 'Mine' } }],
    ['UpdateRecreationalLog', { input: { dive_title: 'Mine' } }],
    ['WithdrawTrainingLog', {}],
    ['DeleteTrainingLog', {}],
    ['DeleteRecreationalLog', {}],
    ['RestoreDiveLog', {}],
  ] as const)
    expect([name, await diver.refused(name, { id: log.id, ...more })]).toMatchObject([
      name,
      { problem: 'not-found' },
    ])
  expect(await read(log.id)).toMatchObject({ status: 'Pending', dive_title: 'Open water dive 2' })
  expect(await kai.ask('DiveLog', { id: log.id, affiliate_id: 100002 })).toMatchObject({
    diveLog: { id: log.id },
  })
})

test('the instructor can read the history of a log that was sent, and nobody can verify their own', async () => {
  const log = await sent()
  await giveBack('Once more.', log)
  const { diveLog } = await kai.ask<{ diveLog: { history: { action: string; name: string }[] } }>(
    'DiveLogHistory',
    {
      id: log.id,
      affiliate_id: 100002,
    },
  )
  expect(diveLog.history.map(({ action, name }) => `${action} ${name}`)).toEqual([
    'return Kai Nakamura',
    'create Ines Duarte',
  ])
  const own = await kai.refused('CreateTrainingLog', {
    id: newId(),
    input: aTrainingLog({ status: 'Pending' }),
  })
  expect(own.errors).toEqual(['Invalid Instructor Number'])
})

test('[ST-01] notifies the student live about a review, in its transaction; a refused action sends nothing', async () => {
  const log = await sent()
  const changes = async (after?: number) =>
    (
      await world.call('student').get(`/api/live/changes${after === undefined ? '' : `?after=${after}`}`)
    ).json() as Promise<{ sequence: number; events: { type: string; data: unknown }[] }>
  const { sequence } = await changes()
  const [outcome] = await giveBack('Which buddy?', log)
  await verify(log)
  const { events } = await changes(sequence)
  expect(events.filter(({ type }) => type === 'logbook').map(({ data }) => data)).toEqual([
    { id: log.id, affiliate_id: 100002, version: outcome?.log?.version },
  ])
})

type WithCode = DiveLogWire & { code: { text: string; content_hash: string } | null }
const codeOf = async (asker: GraphUser, log: DiveLogWire) =>
  (await asker.ask<{ diveLog: WithCode | null }>('DiveLog', { id: log.id, affiliate_id: log.affiliate_id }))
    .diveLog?.code
const subjectOf = (text: string) => {
  const found = readCode(text)
  return found.is === 'signed' ? found.statement.subject : undefined
}

test('[TS-15] a verified training dive has a code with its facts, the same for diver and instructor; an unverified one has none', async () => {
  const log = await sent({ dive_title: 'Compass course', dive_date: '2026-05-14' })
  expect(await codeOf(student, log)).toBeNull()
  await verify(log)
  const code = await codeOf(student, log)
  expect(subjectOf(code?.text ?? '')).toEqual({
    kind: 'dive',
    diver: 'Ines Duarte',
    title: 'Compass course',
    place: log.dive_location,
    date: '2026-05-14',
    maxDepth: log.depth_time.max_depth,
    bottomTime: log.depth_time.bottom_time,
    confirmer: 'instructor',
    confirmedBy: 'Kai Nakamura 500001',
    confirmedOn: new Date().toISOString().slice(0, 10),
    contentHash: code?.content_hash,
  })
  expect(await codeOf(student, log)).toEqual(code)
  expect(await codeOf(kai, log)).toEqual(code)
})

test('[TS-15] a field that changes after verification changes the check number, and the changed dive is not signed', async () => {
  const log = await sent({ dive_title: 'Fin pivot' })
  await verify(log)
  const before = await codeOf(student, log)
  const { db } = world.server.platform
  const change = (notes: string) =>
    db.query(
      `update dive_log set doc = jsonb_set(doc::jsonb, '{experience,notes}', to_jsonb($2::text))::json where id = $1`,
      [log.id, notes],
    )
  await change('we went to 40 meters')
  expect(await codeOf(student, log)).toBeNull()
  const [row] = await db.query<{ doc: DiveLogWire }>('select doc from dive_log where id = $1', [log.id])
  if (!row) throw new Error('the log is gone')
  expect(contentHashOf(row.doc, [], 'Ines Duarte')).not.toBe(before?.content_hash)
  await change(log.experience.notes)
  expect(await codeOf(student, log)).toEqual(before)
})

const changesAfter = async (after?: number) =>
  (await student.ask<LogbookChangesQuery>('LogbookChanges', { after })).logbookChanges

test('[TS-15] a dive is signed again when its key was withdrawn', async () => {
  const log = await sent({ dive_title: 'Neutral' })
  await verify(log)
  const before = await codeOf(student, log)
  const { newest } = await changesAfter()
  const found = readCode(before?.text ?? '')
  const keyId = found.is === 'signed' ? found.signed.keyId : ''
  await world.call('staff').post(`/api/ecards/trust/signing-keys/${keyId}/revoke`)
  const after = await codeOf(student, log)
  expect(after?.text).not.toBe(before?.text)
  expect(after?.content_hash).toBe(before?.content_hash)
  const stored = (await changesAfter(newest)).changes.find(({ id }) => id === log.id)
  expect(stored?.log?.code, 'devices fetch the new code').toEqual(after)
})
