import type { DiveLogWire, LogbookChangesQuery } from '@fathom/contract/logbook'
import { readCode } from '@fathom/domain/trust'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { aTrainingLog, created, type GraphUser, graphAs } from '../logbook.fixture.ts'

const INES = 100002
const NAMES = '/api/pro/certifications/names'

let world: World<Server>
let student: GraphUser
let kai: GraphUser
beforeAll(async () => {
  world = await startWorld(startServer)
  student = graphAs(world, 'student')
  kai = graphAs(world, 'instructor')
})

const sent = () => created(student, 'Training', aTrainingLog({ status: 'Pending' }))
const verify = ({ id, affiliate_id, version }: DiveLogWire) =>
  kai.ask('VerifyLogs', { logs: [{ id, affiliate_id, version }] })

async function verified(): Promise<DiveLogWire> {
  const log = await sent()
  await verify(log)
  return log
}

async function codeOf({ id }: DiveLogWire) {
  type Answer = { diveLog: { code: { text: string; content_hash: string } } }
  const { text, content_hash } = (await student.ask<Answer>('DiveLog', { id })).diveLog.code
  const found = readCode(text)
  if (found.is !== 'signed' || found.statement.subject.kind !== 'dive') throw new Error('not a dive')
  return { text, content_hash, ...found.statement, diver: found.statement.subject.diver }
}

const changesAfter = async (after?: number) =>
  (await student.ask<LogbookChangesQuery>('LogbookChanges', { after })).logbookChanges

async function rename(firstName: string, lastName: string): Promise<void> {
  const account = (await (
    await world.call('student').get('/api/auth/user/student@fathom.test')
  ).json()) as Record<string, string>
  const { affiliateId, middleName, birthDate, gender } = account
  const answer = await world.call('student').put('/api/auth/user/update/student@fathom.test', {
    ...{ affiliateId, middleName, birthDate, gender, clientId: 'fathom-portal' },
    ...{ firstName, lastName },
  })
  expect(answer.status).toBe(200)
}

const isWithdrawn = async ({ statusIndex }: { statusIndex: number }) =>
  (
    await world.server.platform.db.query(
      'select from trust_statement where status_index = $1 and revoked_at is not null',
      [statusIndex],
    )
  ).length > 0

const studentInReview = async (log: DiveLogWire) => {
  type Answer = { logsToReview: { log: DiveLogWire; student_name: string }[] }
  const { logsToReview } = await kai.ask<Answer>('LogsToReview', { limit: 50, offset: 0 })
  return logsToReview.find((item) => item.log.id === log.id)?.student_name
}

test('[TS-15] a verified dive keeps the name of whom it was verified for, whatever the account says later', async () => {
  const log = await verified()
  const before = await codeOf(log)
  expect(before.diver).toBe('Ines Duarte')
  await rename('Zoe', 'Faker')
  expect((await codeOf(log)).text).toBe(before.text)
  await rename('Ines', 'Duarte')
})

test('[TS-15] the instructor reads and verifies the name under which the dive was sent, even if it changes meanwhile', async () => {
  const log = await sent()
  await rename('Zoe', 'Faker')
  expect(await studentInReview(log)).toBe('Ines Duarte')
  await verify(log)
  expect((await codeOf(log)).diver).toBe('Ines Duarte')
  await rename('Ines', 'Duarte')
})

test('[TS-15] the name is part of the check number and of the seal', async () => {
  const log = await verified()
  const before = await codeOf(log)
  const { db } = world.server.platform
  const write = (diver: string, version: number) =>
    db.query('update dive_log_seal set diver = $2, version = $3 where log_id = $1', [log.id, diver, version])
  for (const version of [1, 2]) {
    await write('Zoe Faker', version)
    const { diveLog } = await student.ask<{ diveLog: { seal: string; code: unknown } }>('DiveLog', {
      id: log.id,
    })
    expect([diveLog.seal, diveLog.code]).toEqual(['broken', null])
  }
  await write('Ines Duarte', 2)
  expect((await codeOf(log)).text).toBe(before.text)
})

test('[TS-15] staff confirm a new name: the codes in the former name are withdrawn', async () => {
  const log = await verified()
  const before = await codeOf(log)
  const { newest } = await changesAfter()
  await rename('Ines', 'Prado')
  const waiting = (await (await world.call('staff').get(`${NAMES}/waiting`)).json()) as {
    affiliateId: number
    asked: { name: string }
    onCards: { name: string }
  }[]
  const found = waiting.find(({ affiliateId }) => affiliateId === INES)
  expect([found?.onCards.name, found?.asked.name]).toEqual(['Ines Duarte', 'Ines Prado'])
  expect(await isWithdrawn(before)).toBe(false)
  const decided = await world
    .call('staff')
    .post(`${NAMES}/${INES}/decision`, { decision: 'confirmed', asked: found?.asked })
  expect([decided.status, await isWithdrawn(before)]).toEqual([200, true])
  const after = await codeOf(log)
  expect([after.diver, after.content_hash === before.content_hash]).toEqual(['Ines Prado', false])
  expect([await isWithdrawn(after), (await codeOf(log)).text]).toEqual([false, after.text])
  const stored = (await changesAfter(newest)).changes.map((change) => change.log?.code?.text)
  expect(stored, 'devices fetch the new code').toContain(after.text)
})

test('[TS-15] a code that was signed in another name than the verified one is withdrawn when the dive is opened', async () => {
  const log = await verified()
  const { diver, ...before } = await codeOf(log)
  await world.server.platform.db.query(
    `update card_holder set name = 'Zoe Faker', confirmed_at = now() + interval '1 day' where affiliate_id = $1`,
    [INES],
  )
  const after = await codeOf(log)
  expect([diver, after.diver, await isWithdrawn(before)]).toEqual(['Ines Duarte', 'Zoe Faker', true])
})
