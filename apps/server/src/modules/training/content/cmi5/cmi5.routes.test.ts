import { randomUUID } from 'node:crypto'
import { freshDatabase } from '@fathom/testing/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createContentOrigin } from '../../../../app/content-origin.ts'
import { zipOf } from '../../../../platform/zip/zips.fixture.ts'
import { contentDeps } from '../fixtures/content-deps.fixture.ts'
import { CMI5 } from '../fixtures/manifests.fixture.ts'
import { forgetOwnStatements, listOwnStatements } from '../own-data.ts'

const UNIT = 'https://example.org/au/1'
let world: Awaited<ReturnType<typeof contentDeps>>
let content: Awaited<ReturnType<typeof world.bring>>
beforeAll(async () => {
  world = await contentDeps(await freshDatabase(), createContentOrigin)
  content = await world.bring(zipOf({ 'cmi5.xml': CMI5, 'currents/index.html': '', 'buoys.html': '' }))
})
afterAll(() => world.close())

const VERBS = 'http://adlnet.gov/expapi/verbs/'
const CATEGORY = { id: 'https://w3id.org/xapi/cmi5/context/categories/cmi5' }

/** A unit that was just opened: the parameters of its address, and the key that it fetches first. */
async function openUnit(attemptId = randomUUID()) {
  const { start } = await world.open(content, UNIT, attemptId)
  const address = new URL(start.launch, 'http://localhost:3001/token/player.html')
  const given = Object.fromEntries(address.searchParams)
  const { endpoint = '', fetch = '', actor = '', activityId = '', registration } = given
  const fetchKey = async () =>
    (await world.app.inject({ method: 'POST', url: fetch.replace('http://localhost:3001', '') })).json()
  const { 'auth-token': key } = await fetchKey()
  const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: unknown, headers = {}) =>
    world.app.inject({
      method,
      url: `${endpoint.replace('http://localhost:3001', '')}${path}`,
      headers: {
        authorization: `Basic ${key}`,
        'x-experience-api-version': '1.0.3',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
  const statement = (verb: string, more: object = {}, isDefined = true) => ({
    id: randomUUID(),
    actor: JSON.parse(actor),
    verb: { id: verb.includes(':') ? verb : `${VERBS}${verb}` },
    object: { id: activityId },
    context: { registration, contextActivities: isDefined ? { category: [CATEGORY] } : {} },
    timestamp: '2026-11-15T10:00:00Z',
    ...more,
  })
  const say = async (verb: string, more?: object, isDefined?: boolean) =>
    (await call('POST', 'statements', statement(verb, more, isDefined))).statusCode
  const state = (id: string, more = '') =>
    `activities/state?${new URLSearchParams({ activityId, agent: actor, registration: registration ?? '', stateId: id })}${more}`
  const last = () => world.records.findLast((record) => record.attemptId === attemptId)
  return { given, address, fetchKey, call, statement, say, state, last, attemptId, actor, activityId }
}

test('the address of a unit contains everything cmi5 requires, next to its own query', async () => {
  const { given, address, attemptId } = await openUnit()
  expect(address.pathname).toBe(`/token/${content.contentId}/currents/index.html`)
  expect(given).toMatchObject({
    x: '1',
    y: '2',
    endpoint: expect.stringMatching(/^http:\/\/localhost:3001\/[\w.-]+\/xapi\/$/),
    registration: attemptId,
    actor: JSON.stringify({
      objectType: 'Agent',
      account: { homePage: 'http://localhost:3000', name: '100002' },
    }),
    activityId: expect.stringContaining(content.contentId),
  })
})

test('the key is fetched once, and authorizes only this session', async () => {
  const unit = await openUnit()
  expect(await unit.fetchKey()).toEqual({ 'error-code': '1', 'error-text': expect.any(String) })
  const stranger = await unit.call('GET', 'statements', undefined, { authorization: 'Basic bm90OmEga2V5' })
  expect(stranger.statusCode).toBe(401)
  const old = await unit.call('GET', 'statements', undefined, { 'x-experience-api-version': '0.95' })
  expect(old.statusCode).toBe(400)
  expect((await unit.call('GET', 'about')).json()).toEqual({ version: ['1.0.3'] })
})

test('[LE-01] a unit that joins the endpoint with a second slash works', async () => {
  const unit = await openUnit()
  const launch = await unit.call('GET', `/${unit.state('LMS.LaunchData')}`)
  expect(launch.json()).toMatchObject({ launchMode: 'Normal' })
  expect((await unit.call('POST', '/statements', unit.statement('initialized'))).statusCode).toBe(200)
  expect((await unit.call('PUT', `/${unit.state('place')}`, { page: 3 })).statusCode).toBe(204)
  expect((await unit.call('GET', unit.state('place'))).json()).toEqual({ page: 3 })
})

test('a unit reads its launch data, and cannot change it', async () => {
  const unit = await openUnit()
  const launch = (await unit.call('GET', unit.state('LMS.LaunchData'))).json()
  expect(launch).toMatchObject({
    launchMode: 'Normal',
    moveOn: 'CompletedAndPassed',
    masteryScore: 0.8,
    launchParameters: '{"buoy":true}',
    entitlementKey: { courseStructure: 'key-1' },
    returnURL: expect.stringMatching(/\/returned\.html$/),
    contextTemplate: { contextActivities: { grouping: [{ id: UNIT }] } },
  })
  expect((await unit.call('PUT', unit.state('LMS.LaunchData'), {})).statusCode).toBe(403)
})

test("the attempt reflects the unit's status from its first statement to its last", async () => {
  const unit = await openUnit()
  expect(await unit.say('initialized')).toBe(200)
  expect(unit.last()).toMatchObject({ affiliateId: 100002, final: false, summary: { status: 'incomplete' } })
  const progress = { result: { extensions: { 'https://w3id.org/xapi/cmi5/result/extensions/progress': 40 } } }
  await unit.say(`${VERBS}progressed`, progress, false)
  expect(unit.last()?.summary.progress).toBe(0.4)
  await unit.say('completed', { result: { completion: true, duration: 'PT5M' } })
  expect(unit.last()?.summary.status).toBe('incomplete')
  await unit.say('passed', { result: { success: true, score: { scaled: 0.9 }, duration: 'PT5M' } })
  await unit.say('terminated', { result: { duration: 'PT6M' } })
  expect(unit.last()).toMatchObject({
    final: true,
    summary: { status: 'passed', score: 0.9, seconds: 360, progress: 1 },
  })
})

test('refuses what cmi5 does not allow, and changes nothing', async () => {
  const unit = await openUnit()
  expect(await unit.say('completed')).toBe(403)
  expect(unit.last()).toBeUndefined()
  await unit.say('initialized')
  expect(await unit.say('initialized')).toBe(403)
  expect(await unit.say('passed', { result: { score: { scaled: 0.1 } } })).toBe(403)
  expect(await unit.say('passed', { result: { score: { scaled: 1e9 } } })).toBe(400)
  expect(await unit.say('https://w3id.org/xapi/adl/verbs/satisfied')).toBe(403)
  expect(await unit.say('completed', { object: { id: 'https://example.org/another' } })).toBe(403)
  expect(
    await unit.say('completed', { actor: { account: { homePage: 'http://localhost:3000', name: '1' } } }),
  ).toBe(403)
  expect(await unit.say('completed', { context: { registration: randomUUID() } })).toBe(403)
  await unit.say('terminated')
  expect(await unit.say('completed')).toBe(403)
  expect(unit.last()?.summary).toMatchObject({ status: 'incomplete', score: null })
})

test('[SC-07] reports an impossible score to the page around the unit, and no other refusal', async () => {
  const unit = await openUnit()
  await unit.say('initialized')
  await unit.say('passed', { result: { score: { scaled: 0.1 } } })
  await unit.say('passed', { result: { success: 'yes' } })
  expect(world.refused).not.toContain(unit.attemptId)
  await unit.say('passed', { result: { score: { scaled: 1e9 } } })
  expect(world.refused).toContain(unit.attemptId)
})

test('stores all statements of a batch or none', async () => {
  const unit = await openUnit()
  await unit.say('initialized')
  const both = [unit.statement('experienced', {}, false), unit.statement('initialized')]
  expect((await unit.call('POST', 'statements', both)).statusCode).toBe(403)
  const listed = (await unit.call('GET', 'statements')).json().statements
  expect(listed).toHaveLength(1)
})

test('stores the same statement twice once; a different one under the same id is a conflict', async () => {
  const unit = await openUnit()
  const first = unit.statement('initialized')
  const put = (body: object) => unit.call('PUT', `statements?statementId=${first.id}`, body)
  expect((await put(first)).statusCode).toBe(204)
  expect((await put(first)).statusCode).toBe(204)
  expect((await put({ ...first, timestamp: '2020-01-01T00:00:00Z' })).statusCode).toBe(409)
  expect((await unit.call('GET', `statements?statementId=${first.id}`)).json()).toMatchObject(first)
  expect((await unit.call('POST', 'statements', '{"broken')).statusCode).toBe(400)
})

test("stores an answer as text, in the learner's language if the unit provides it", async () => {
  const unit = await openUnit()
  await unit.say('initialized')
  await unit.say(
    'answered',
    {
      object: {
        id: 'https://example.org/q/1',
        definition: {
          description: { 'en-US': 'Where is the buoy?', 'sv-SE': 'Var är bojen?' },
          choices: [
            { id: 'a', description: { 'sv-SE': 'Ovanför' } },
            { id: 'b', description: { 'en-US': 'Below' } },
          ],
          correctResponsesPattern: ['a'],
        },
      },
      result: { response: 'b', success: false, duration: 'PT7S' },
    },
    false,
  )
  expect(unit.last()?.answers).toEqual([
    {
      id: 'https://example.org/q/1',
      section: null,
      prompt: 'Var är bojen?',
      given: 'Below',
      right: 'Ovanför',
      result: 'wrong',
      seconds: 7,
      at: '2026-11-15T10:00:00Z',
    },
  ])
})

test('state is written, merged, listed and deleted; it belongs to one attempt', async () => {
  const unit = await openUnit()
  expect((await unit.call('GET', unit.state('bookmark'))).statusCode).toBe(404)
  expect((await unit.call('PUT', unit.state('bookmark'), { page: 3 })).statusCode).toBe(204)
  expect((await unit.call('POST', unit.state('bookmark'), { volume: 1 })).statusCode).toBe(204)
  const found = await unit.call('GET', unit.state('bookmark'))
  expect(found.json()).toEqual({ page: 3, volume: 1 })
  await unit.call('PUT', unit.state('raw'), 'free text', { 'content-type': 'text/plain' })
  expect((await unit.call('GET', unit.state('raw'))).headers['content-type']).toMatch(/^text\/plain/)
  const all = unit.state('x').replace(/&stateId=x$/, '')
  expect((await unit.call('GET', all)).json()).toEqual(['bookmark', 'raw'])
  const other = await openUnit()
  expect((await other.call('GET', other.state('bookmark'))).statusCode).toBe(404)
  const foreign = unit.state('bookmark').replace('100002', '100001')
  expect((await unit.call('GET', foreign)).statusCode).toBe(403)
  const stale = await unit.call('PUT', unit.state('bookmark'), {}, { 'if-match': '"old"' })
  expect(stale.statusCode).toBe(412)
  expect((await unit.call('DELETE', all)).statusCode).toBe(204)
  expect((await unit.call('GET', all)).json()).toEqual([])
})

test('[LE-12] a statement is about the learner alone, and nobody asks for those of someone else', async () => {
  const unit = await openUnit()
  await unit.say('initialized')
  const { account } = JSON.parse(unit.actor)
  const other = { objectType: 'Agent', account: { ...account, name: '100001' } }
  for (const actor of [
    { objectType: 'Group', account, member: [other] },
    { account, member: [other] },
    { objectType: 'Group', account },
    { account, mbox: 'mailto:other@example.org' },
  ])
    expect(await unit.say('completed', { actor })).toBe(403)
  const listed = (agent: unknown) =>
    unit.call('GET', `statements?${new URLSearchParams({ agent: JSON.stringify(agent) })}`)
  expect((await listed({ account })).json().statements).toHaveLength(1)
  expect((await listed(other)).statusCode).toBe(403)
  expect((await unit.call('GET', `statements?registration=${randomUUID()}`)).statusCode).toBe(403)
  expect((await unit.call('GET', 'statements?agent=nobody')).statusCode).toBe(400)
})

test('[LE-12] after it has terminated, a unit changes no document', async () => {
  const unit = await openUnit()
  await unit.say('initialized')
  await unit.call('PUT', unit.state('bookmark'), { page: 3 })
  await unit.say('terminated')
  for (const method of ['PUT', 'POST'] as const)
    expect((await unit.call(method, unit.state('bookmark'), { page: 9 })).statusCode).toBe(403)
  expect((await unit.call('DELETE', unit.state('bookmark'))).statusCode).toBe(403)
  expect((await unit.call('GET', unit.state('bookmark'))).json()).toEqual({ page: 3 })
  const again = await openUnit(unit.attemptId)
  expect((await again.call('PUT', again.state('bookmark'), { page: 4 })).statusCode).toBe(204)
})

test("a unit finds the learner's language, and may store other preferences if it has read them", async () => {
  const unit = await openUnit()
  const path = `agents/profile?${new URLSearchParams({ agent: unit.actor, profileId: 'cmi5LearnerPreferences' })}`
  expect((await unit.call('GET', path)).json()).toMatchObject({ languagePreference: 'sv-SE' })
  expect((await unit.call('PUT', path, { audioPreference: 'off' })).statusCode).toBe(204)
  expect((await unit.call('PUT', path, { audioPreference: 'on' })).statusCode).toBe(409)
  const { headers } = await unit.call('GET', path)
  expect((await unit.call('PUT', path, {}, { 'if-match': String(headers.etag) })).statusCode).toBe(204)
})

test('a unit that is opened again gets a new session, and keeps what it reached', async () => {
  const first = await openUnit()
  await first.say('initialized')
  await first.say('completed')
  const second = await openUnit(first.attemptId)
  expect(await second.say('initialized')).toBe(200)
  expect(await second.say('completed')).toBe(403)
  expect(await second.say('passed', { result: { score: { scaled: 0.8 } } })).toBe(200)
  expect(second.last()?.summary).toMatchObject({ status: 'passed', score: 0.8 })
})

test('the page that a unit returns to notifies the player around it', async () => {
  const unit = await openUnit()
  const { returnURL } = (await unit.call('GET', unit.state('LMS.LaunchData'))).json()
  const page = await world.app.inject({ url: new URL(returnURL).pathname })
  expect(page.body).toContain("parent.postMessage({ type: 'returned' }, location.origin)")
})

test("a person's archive contains the statements about them, and deletion removes them", async () => {
  const { db } = world.deps
  expect((await listOwnStatements(db, 100002)).length).toBeGreaterThan(5)
  await forgetOwnStatements(db, 100002)
  expect(await listOwnStatements(db, 100002)).toEqual([])
})
