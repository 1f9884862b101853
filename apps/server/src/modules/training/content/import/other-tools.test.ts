import { freshDatabase } from '@fathom/testing/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createContentOrigin } from '../../../../app/content-origin.ts'
import { rawZip, zipOf } from '../../../../platform/zip/zips.fixture.ts'
import { contentDeps } from '../fixtures/content-deps.fixture.ts'
import { QUIZ_MAKER, SEQUENCED, UNITS } from '../fixtures/other-tools.fixture.ts'
import { sitWith } from '../player/sit.fixture.ts'

let world: Awaited<ReturnType<typeof contentDeps>>
beforeAll(async () => {
  world = await contentDeps(await freshDatabase(), createContentOrigin)
})
afterAll(() => world.close())

/** Imports a package, opens one of its parts, and fetches its first page as the player's frame does. */
async function launch(zip: Uint8Array, activityId: string) {
  const content = await world.bring(zip)
  const { playerUrl, start } = await world.open(content, activityId)
  const page = new URL(start.launch, playerUrl)
  const answer = await world.app.inject({ url: `${page.pathname}${page.search}` })
  return { content, start, page, status: answer.statusCode, body: answer.body }
}

const QUIZ_FILES = {
  'scormcontent/Reading water/index.html': '<p>Water',
  'scormdriver/indexAPI.html': '<p>Quiz',
}

test.each<[string, () => Uint8Array]>([
  ['at the top', () => zipOf({ 'imsmanifest.xml': QUIZ_MAKER, ...QUIZ_FILES })],
  [
    'in a folder, in UTF-16',
    () =>
      zipOf({
        'Course 1/imsmanifest.xml': Buffer.from(`\uFEFF${QUIZ_MAKER.replace('UTF-8', 'UTF-16')}`, 'utf16le'),
        ...Object.fromEntries(Object.entries(QUIZ_FILES).map(([path, text]) => [`Course 1/${path}`, text])),
      }),
  ],
  [
    'with backslashes and the dot of its folder',
    () =>
      rawZip([
        { name: './' },
        { name: './imsmanifest.xml', text: `\uFEFF${QUIZ_MAKER}` },
        ...Object.entries(QUIZ_FILES).map(([path, text]) => ({ name: path.replaceAll('/', '\\'), text })),
      ]),
  ],
])('a SCORM 1.2 package of a quiz maker, zipped %s, opens and is passed', async (_, zip) => {
  const reading = await launch(zip(), 'i1')
  expect([reading.status, reading.body, reading.page.search, reading.page.hash]).toEqual([
    200,
    '<p>Water',
    '?v=2',
    '#/start',
  ])
  const { start, status, page } = await launch(zip(), 'i2')
  expect([status, page.search, start.masteryScore]).toEqual([200, '?quiz=1', 0.8])
  const { api12, commits } = sitWith(start)
  api12.LMSInitialize('')
  expect(api12.LMSGetValue('cmi.student_data.mastery_score')).toBe('80')
  api12.LMSSetValue('cmi.core.score.raw', '85')
  api12.LMSSetValue('cmi.core.lesson_status', 'completed')
  api12.LMSFinish('')
  expect(commits().at(-1)?.summary).toMatchObject({ status: 'passed', score: 0.85 })
})

test('SCORM 2004: reads nested parts, an asset, shared rules, objectives and thresholds, and passes them on', async () => {
  const zip = zipOf({
    'imsmanifest.xml': SEQUENCED,
    'package/all/lesson/start.html': '<p>Lesson',
    'package/all/paper.pdf': '%PDF',
    'package/all/common.js': '',
  })
  const { content, start, status, page } = await launch(zip, 'sco')
  expect([content.title, content.standard, status, page.hash]).toEqual([
    'Whole way',
    'scorm-2004-3',
    200,
    '#page=2',
  ])
  expect(content.activities.map(({ id, parentId }) => [id, parentId])).toEqual([
    ['part', null],
    ['inner', 'part'],
    ['sco', 'inner'],
    ['paper', null],
  ])
  const { api2004, commits } = sitWith(start)
  expect(api2004.Initialize('')).toBe('true')
  const names = ['launch_data', 'completion_threshold', 'scaled_passing_score', 'max_time_allowed']
  expect(names.map((name) => api2004.GetValue(`cmi.${name}`))).toEqual(['{"a":1}', '0.5', '0.6', 'PT20M'])
  expect([0, 1].map((at) => api2004.GetValue(`cmi.objectives.${at}.id`))).toEqual(['main', 'side'])
  api2004.SetValue('cmi.progress_measure', '0.6')
  api2004.SetValue('cmi.score.scaled', '0.7')
  api2004.SetValue('adl.nav.request', 'continue')
  api2004.Terminate('')
  expect(commits().at(-1)?.summary).toMatchObject({ status: 'passed', score: 0.7, progress: 0.6 })
  const paper = await launch(zip, 'paper')
  expect([paper.status, paper.start.isAsset]).toEqual([200, true])
})

test('cmi5: units in nested blocks have their rules, whatever else the structure contains', async () => {
  const zip = zipOf({ 'cmi5.xml': UNITS, 'units/lights.html': '<p>Lights', 'units/fish.html': '<p>Fish' })
  const { content, status, page } = await launch(zip, 'https://example.org/lights')
  expect([status, page.searchParams.get('mode'), page.searchParams.get('b')]).toEqual([200, 'a', 'ü'])
  expect(page.searchParams.get('fetch')).toContain('/cmi5/fetch?session=')
  expect(content.activities).toMatchObject([
    { id: 'https://example.org/b1', href: null },
    { id: 'https://example.org/b2', parentId: 'https://example.org/b1' },
    { title: 'Lights', moveOn: 'Passed', masteryScore: 0.75, launchData: 'deep', entitlementKey: 'k' },
    { title: 'Fish', moveOn: 'Completed', masteryScore: null, parentId: null },
  ])
  expect((await launch(zip, 'https://example.org/fish')).status).toBe(200)
})
