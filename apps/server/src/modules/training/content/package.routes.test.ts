import { createVisitor, startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { zipOf } from '../../../platform/zip/zips.fixture.ts'
import { learning, RENEWAL } from '../training.fixture.ts'
import { CMI5, SCORM_2004_4 } from './fixtures/manifests.fixture.ts'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

const ZIP = zipOf({ 'imsmanifest.xml': SCORM_2004_4, 'index_lms.html': '<p>Oxygen' })
const COURSE = '01920000-0000-7000-8000-000000000003'
const WHERE = `packageId=${COURSE}&culture=en-US`

async function send(
  person: string,
  body: Uint8Array | FormData,
  headers: Record<string, string> = {},
  query = WHERE,
) {
  const { idToken } = await world.session(person)
  return fetch(`${world.url}/api/learning/packages?${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${idToken}`, ...headers },
    body: body as BodyInit,
  })
}
const asZip = { 'content-type': 'application/zip' }

test('staff import a package, as a body or from a form', async () => {
  const plain = await send('staff', ZIP, asZip)
  expect([plain.status, await plain.json()]).toMatchObject([
    201,
    { standard: 'scorm-2004-4', packageId: COURSE, activities: [{ id: 'i1', title: 'Oxygen' }, {}] },
  ])
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(ZIP)], { type: 'application/zip' }), 'nitrox.zip')
  expect((await send('staff', form)).status).toBe(201)
})

test('[TS-19] staff who signed in with a password alone may not, and learn why', async () => {
  const visitor = createVisitor(world.url)
  const page = await visitor.open('/api/auth/session/sign-in?lang=en-US')
  await visitor.submit(page, { email: 'staff@fathom.test', password: 'Reef1234' })
  const refreshed = await visitor.fetch('/api/auth/session/refresh', { method: 'POST' })
  const { idToken } = (await refreshed.json()) as { idToken: string }
  const headers = { authorization: `Bearer ${idToken}` }
  const calls: [string, RequestInit][] = [
    [
      `/api/learning/packages?${WHERE}`,
      { method: 'POST', headers: { ...headers, ...asZip }, body: ZIP as BodyInit },
    ],
    ['/api/learning/packages', { headers }],
    ['/api/ecards/trust/signing-keys', { headers }],
  ]
  for (const [path, init] of calls) {
    const answer = await fetch(`${world.url}${path}`, init)
    expect([answer.status, await answer.json()]).toMatchObject([403, { problem: 'second-factor-needed' }])
  }
})

test('[LE-12] tells its progress to a caller that accepts lines, and at last the same answer', async () => {
  const linesOf = async (zip: Uint8Array) => {
    const answer = await send('staff', zip, { ...asZip, accept: 'application/x-ndjson' }, `${WHERE}&draft=1`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/x-ndjson'])
    return (await answer.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  }
  expect(await linesOf(ZIP)).toEqual([
    { done: 1, of: 2 },
    { done: 2, of: 2 },
    { status: 201, body: expect.objectContaining({ standard: 'scorm-2004-4', packageId: COURSE }) },
  ])
  expect(await linesOf(zipOf({ 'index.html': '' }))).toEqual([
    {
      status: 422,
      body: { problem: 'package-without-manifest', about: '', errors: [expect.stringContaining('cmi5.xml')] },
    },
  ])
})

test('nobody else may import', async () => {
  for (const person of ['instructor', 'diver']) {
    const answer = await send(person, ZIP, asZip)
    expect([answer.status, await answer.json()]).toMatchObject([403, { problem: 'not-allowed' }])
  }
})

test('refuses a broken package with the reason, and an invalid request with the name of the field', async () => {
  const broken = await send('staff', zipOf({ 'index.html': '' }), asZip)
  expect([broken.status, await broken.json()]).toMatchObject([
    422,
    {
      problem: 'package-without-manifest',
      errors: [expect.stringContaining('neither imsmanifest.xml nor cmi5.xml')],
    },
  ])
  const empty = await send('staff', new Uint8Array(), { 'content-type': 'application/octet-stream' })
  expect((await empty.json()).problem).toBe('package-empty')
  const json = await send('staff', new TextEncoder().encode('{}'), { 'content-type': 'application/json' })
  expect(json.status).toBe(415)
  const strange = await send('staff', ZIP, asZip, 'packageId=reef&culture=English')
  const { fields } = (await strange.json()) as { fields: { field: string }[] }
  expect([strange.status, fields.map(({ field }) => field)]).toEqual([400, ['packageId', 'culture']])
})

test('refuses a package for a course that is not in the catalog', async () => {
  const nobody = '01920000-0000-7000-8000-00000000ffff'
  const answer = await send('staff', ZIP, asZip, `packageId=${nobody}&culture=en-US`)
  expect([answer.status, await answer.json()]).toMatchObject([
    404,
    { problem: 'no-course-found', id: nobody },
  ])
})

test('an imported package opens on its own origin, and what it saves reaches the attempt', async () => {
  const student = world.call('student')
  const [course] = await (await student.get('/api/learning/my-courses')).json()
  const opened = await student.post(`/api/learning/courses/${course.enrolmentId}/launch`, {})
  const { playerUrl, start } = await opened.json()
  expect(new URL(playerUrl).origin).toBe(world.server.platform.config.contentUrl)
  expect((await fetch(playerUrl)).status).toBe(200)
  const page = await fetch(new URL(start.launch, playerUrl))
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html'])
})

const VERBS = 'http://adlnet.gov/expapi/verbs/'

/** A unit in its window: it starts the session of its address, and sends statements. */
async function aUnit(launch: string) {
  const given = new URLSearchParams(launch.split('?')[1])
  const fetched = await fetch(given.get('fetch') ?? '', { method: 'POST' })
  const { 'auth-token': key } = (await fetched.json()) as { 'auth-token': string }
  return async (verb: string, result?: object) => {
    const statement = {
      actor: JSON.parse(given.get('actor') ?? ''),
      verb: { id: `${VERBS}${verb}` },
      object: { id: given.get('activityId') },
      context: {
        registration: given.get('registration'),
        contextActivities: { category: [{ id: 'https://w3id.org/xapi/cmi5/context/categories/cmi5' }] },
      },
      result,
    }
    const answer = await fetch(`${given.get('endpoint')}statements`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${key}`,
        'content-type': 'application/json',
        'x-experience-api-version': '1.0.3',
      },
      body: JSON.stringify(statement),
    })
    return answer.status
  }
}

test('[SC-07] what a cmi5 unit reports to the server reaches the page around it', async () => {
  const zip = zipOf({ 'cmi5.xml': CMI5, 'currents/index.html': '', 'buoys.html': '' })
  expect((await send('staff', zip, asZip, `packageId=${RENEWAL}&culture=en-US`)).status).toBe(201)
  const reader = world.call('instructor')
  const enrolled = await reader.post(`/api/learning/courses/${RENEWAL}/enroll`, { startAnew: true })
  const { enrolmentId } = (await enrolled.json()) as { enrolmentId: string }
  const { start, attempt } = await learning(reader).launch(enrolmentId)
  const changes = async (query = '') => (await reader.get(`/api/live/changes${query}`)).json()
  const { sequence } = await changes()
  const say = await aUnit(start.launch)
  await say('initialized')
  await say('completed')
  await say('passed', { score: { scaled: 1e9 } })
  expect(await say('passed', { success: true, score: { scaled: 0.9 } })).toBe(200)
  await say('experienced')
  await say('terminated')
  const { events } = (await changes(`?after=${sequence}`)) as { events: { type: string; data: object }[] }
  const { attemptId } = attempt
  expect(events.filter(({ type }) => type === 'lesson').map(({ data }) => data)).toEqual([
    { kind: 'told', attemptId, status: 'incomplete', final: false },
    { kind: 'refused', attemptId },
    { kind: 'told', attemptId, status: 'passed', final: false },
    { kind: 'told', attemptId, status: 'passed', final: true },
  ])
})
