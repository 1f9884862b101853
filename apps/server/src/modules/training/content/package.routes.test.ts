import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { SCORM_2004_4 } from './fixtures/manifests.fixture.ts'
import { zipOf } from './fixtures/zips.fixture.ts'

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
  const { idToken } = await world.signIn(person)
  return fetch(`${world.url}/api/learning/packages?${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${idToken}`, ...headers },
    body: body as BodyInit,
  })
}
const asZip = { 'content-type': 'application/zip' }

test('staff imports a package, as a body or out of a form', async () => {
  const plain = await send('staff', ZIP, asZip)
  expect([plain.status, await plain.json()]).toMatchObject([
    201,
    { standard: 'scorm-2004-4', packageId: COURSE, activities: [{ id: 'i1', title: 'Oxygen' }, {}] },
  ])
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(ZIP)], { type: 'application/zip' }), 'nitrox.zip')
  expect((await send('staff', form)).status).toBe(201)
})

test('nobody else may', async () => {
  for (const person of ['instructor', 'diver']) {
    const answer = await send(person, ZIP, asZip)
    expect([answer.status, await answer.json()]).toMatchObject([403, { problem: 'not-allowed' }])
  }
})

test('a broken package is refused with the reason, and a wish that is none with its name', async () => {
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
  expect([strange.status, (await strange.json()).errors.join()]).toEqual([
    400,
    expect.stringMatching(/packageId.*culture/),
  ])
})

test('a package for a course that is not in the catalogue is refused', async () => {
  const nobody = '01920000-0000-7000-8000-00000000ffff'
  const answer = await send('staff', ZIP, asZip, `packageId=${nobody}&culture=en-US`)
  expect([answer.status, await answer.json()]).toMatchObject([
    404,
    { problem: 'no-course-found', id: nobody },
  ])
})

test('what was imported opens on its own origin, and what it saves reaches the attempt', async () => {
  const student = world.call('student')
  const [course] = await (await student.get('/api/learning/my-courses')).json()
  const opened = await student.post(`/api/learning/courses/${course.enrolmentId}/launch`, {})
  const { playerUrl, start } = await opened.json()
  expect(new URL(playerUrl).origin).toBe(world.server.platform.config.contentUrl)
  expect((await fetch(playerUrl)).status).toBe(200)
  const page = await fetch(new URL(start.launch, playerUrl))
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html'])
})
