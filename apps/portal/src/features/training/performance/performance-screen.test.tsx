import { expect, test, vi } from 'vitest'
import type { Answers } from '../../../app/testing/app.fixture.tsx'
import { anOpenPage, soon } from '../../../app/testing/open-page.fixture.tsx'
import { aMyCourse, OPEN_WATER } from '../training.fixture.ts'
import { questionsOf } from './result-cards.tsx'
import { aReport, aResult, manyResults, someResults } from './results.fixture.ts'

const OTHER = '01920000-0000-7000-8000-000000000003'

const ANSWERS: Answers = {
  '/my-courses': [
    aMyCourse(),
    aMyCourse({ packageId: OTHER, enrolmentId: OTHER, title: 'Enriched Air Nitrox' }),
  ],
  [`/courses/${OPEN_WATER}/assessmentresults`]: someResults(),
  [`/courses/${OPEN_WATER}/report`]: aReport(),
}

const MANY: Answers = { [`/courses/${OPEN_WATER}/assessmentresults`]: manyResults() }

const open = (address: string, answers: Answers = {}) => anOpenPage(address, { ...ANSWERS, ...answers })

test('[RT-10] [CA-13] [CA-14] performance opens the last used course with its results, sections and report', async () => {
  const { text, find } = await open('/training/performance')
  await soon(() => expect(text()).toContain('Results over time'))
  await soon(() => expect(text()).toContain('Course report'))
  expect(find<HTMLSelectElement>('select')?.value).toBe(OPEN_WATER)
  expect(text()).toContain('2hr5min')
  expect(text()).toContain('By sectionKnowledge checksWater world75%3 of 4 rightFinal exam')
  expect(text()).toContain('Final examWater world92%12 of 13 right')
  expect(text()).toContain('Final examPassed92%2')
  expect(find('a[href$="/lesson/plan-a-dive"]')?.textContent).toBe('Read again')
})

test('[SN-04] what follows the figures waits for them, so that nothing moves', async () => {
  const report = Promise.withResolvers<unknown>()
  const { text, find } = await open(`/training/performance/${OPEN_WATER}`, {
    [`/courses/${OPEN_WATER}/report`]: () => report.promise,
  })
  await soon(() => expect(text()).toContain('Results over time'))
  expect(find('[data-waits]')).not.toBeNull()
  report.resolve(aReport())
  await soon(() => expect(text()).toContain('Course report'))
  expect(find('[data-waits]')).toBeNull()
})

test('[RT-10] a few results are listed by name, the latest first, with a sentence that sums them up', async () => {
  const { text, find } = await open(`/training/performance/${OPEN_WATER}`)
  await soon(() =>
    expect(text()).toContain('3 results from 3 May 2026 to 11 May 2026. The best is 92%, the latest 92%.'),
  )
  expect(text()).toContain('Final exam, attempt 292%11 May 2026 · Passed · 24 min')
  expect(text()).toContain('Water world, attempt 180%3 May 2026')
  expect(text().indexOf('Final exam, attempt 2')).toBeLessThan(text().indexOf('Final exam, attempt 1'))
  expect(find('input[type="range"]')).toBeNull()
})

test('[RT-10] the chart announces each result as text when moved by keys', async () => {
  const { text, find } = await open(`/training/performance/${OPEN_WATER}`, MANY)
  await soon(() => expect(find('input[type="range"]')).not.toBeNull())
  const range = find<HTMLInputElement>('input[type="range"]')
  expect(range?.getAttribute('aria-valuetext')).toContain('Final exam, attempt 2')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(range, '4')
  range?.dispatchEvent(new Event('input', { bubbles: true }))
  await soon(() =>
    expect(range?.getAttribute('aria-valuetext')).toBe(
      'Final exam, attempt 1. 10 May 2026 · 70% · Not passed · 24 min',
    ),
  )
  expect(text()).toContain('6 results from 1 May 2026 to 11 May 2026. The best is 92%, the latest 92%.')
})

test('[RT-10] the chart has a table as its alternative', async () => {
  const { text, find } = await open(`/training/performance/${OPEN_WATER}`, MANY)
  await soon(() => expect(find('input[type="range"]')).not.toBeNull())
  find('fieldset label:last-of-type input')?.click()
  await soon(() => expect(text()).toContain('Final exam, attempt 211 May 2026PassedCounts92%24 min'))
  expect(find('input[type="range"]')).toBeNull()
})

test('[TS-11] the chart and the table say how long after the end an exam arrived', async () => {
  const results = someResults().results.map((result) =>
    result.number === 2 ? { ...result, lateSeconds: 300 } : result,
  )
  const { text, find } = await open(`/training/performance/${OPEN_WATER}`, {
    [`/courses/${OPEN_WATER}/assessmentresults`]: someResults({ results }),
  })
  await soon(() => expect(text()).toContain('May 2026 · Passed · 24 min · Arrived 5 minutes after the end'))
  find('fieldset label:last-of-type input')?.click()
  await soon(() => expect(text()).toContain('11 May 2026PassedArrived 5 minutes after the endCounts92%'))
})

test('[RT-10] another course can be chosen from the list', async () => {
  const { router, text, find } = await open('/training/performance', {
    [`/courses/${OTHER}/assessmentresults`]: someResults({ results: [], sections: [] }),
    [`/courses/${OTHER}/report`]: aReport(),
  })
  await soon(() => expect(find('select')).not.toBeNull())
  const select = find<HTMLSelectElement>('select')
  if (select) select.value = OTHER
  select?.dispatchEvent(new Event('change', { bubbles: true }))
  await soon(() => expect(router.state.location.pathname).toBe(`/training/performance/${OTHER}`))
  await soon(() => expect(text()).toContain('No results yet'))
})

test('[RT-10] without a course, and without results, the page offers a next step', async () => {
  const { text } = await open('/training/performance', { '/my-courses': [] })
  await soon(() => expect(text()).toContain('No courses yet'))
  const other = await open(`/training/performance/${OPEN_WATER}`, {
    '/assessmentresults': someResults({ results: [], sections: [] }),
    [`/courses/${OPEN_WATER}/assessmentresults`]: someResults({ results: [], sections: [] }),
  })
  await soon(() => expect(other.text()).toContain('No results yet'))
})

test('results that fail to load can be retried', async () => {
  const results = vi.fn<() => unknown>(() => 500)
  const { text, find } = await open(`/training/performance/${OPEN_WATER}`, {
    [`/courses/${OPEN_WATER}/assessmentresults`]: results,
  })
  await soon(() => expect(text()).toContain('We couldn’t load the results.'))
  results.mockReturnValue(someResults())
  find('[role="alert"] button')?.click()
  await soon(() => expect(text()).toContain('Results over time'))
})

test('[RO-05] results the user may not see redirect to the unauthorized page', async () => {
  const { router } = await open(`/training/performance/${OPEN_WATER}`, {
    [`/courses/${OPEN_WATER}/assessmentresults`]: 401,
  })
  await soon(() => expect(router.state.location.pathname).toBe('/training/unauthorized'))
})

test('[NV-06] the menu links there for users with entitlements', async () => {
  const { place } = await open('/training/performance', {
    '/entitlements/100001': {
      affiliateId: 100001,
      items: [{ packageId: OPEN_WATER, title: 'Open Water Diver', kind: 'consumer' }],
    },
  })
  await soon(() => expect(place.querySelector('nav a[href="/training/performance"]')).not.toBeNull())
})

test('questions answered wrong are listed once, from the attempts that count', () => {
  const answer = {
    id: 'q',
    section: null,
    given: 'b',
    right: 'a',
    seconds: null,
    at: null,
    taught: null,
    isRightSince: false,
  } as const
  const wrong = { ...answer, prompt: 'How deep is 3 bar?', result: 'wrong' } as const
  const right = { ...answer, prompt: 'What is a buddy?', result: 'correct' } as const
  const nameless = { ...answer, prompt: null, result: 'wrong' } as const
  expect(
    questionsOf([
      aResult({
        answers: [wrong, wrong, right, nameless, { ...wrong, prompt: 'Known by now?', isRightSince: true }],
      }),
      aResult({ isBest: false, answers: [{ ...wrong, prompt: 'Left behind?' }] }),
    ]),
  ).toEqual([wrong])
})

test('[LE-08] a missed question shows what I answered, what is right, why, and leads to its page', async () => {
  const answer = {
    id: 'q',
    section: 'Water world',
    seconds: null,
    at: null,
    result: 'wrong',
    isRightSince: false,
  } as const
  const taught = {
    ...{ lesson: 'water-world', title: 'Water world', page: 'Light and sound' },
    why: 'Sound is fast in water.',
  }
  const missed = { ...answer, prompt: 'How fast is sound?', given: 'Slow', right: 'Fast', taught }
  const imported = {
    ...answer,
    prompt: 'Of a package?',
    section: null,
    given: 'No',
    right: null,
    taught: null,
  }
  const { find, text, place } = await open(`/training/performance/${OPEN_WATER}`, {
    [`/courses/${OPEN_WATER}/assessmentresults`]: someResults({
      results: [aResult({ answers: [missed, imported] })],
    }),
  })
  await soon(() => expect(text()).toContain('Questions to review'))
  expect(text()).toContain(
    'How fast is sound?Given answerSlowRight answerFastWhy it’s wrongSound is fast in water.',
  )
  expect(text()).toContain('Of a package?Given answerNo')
  const link = find(`a[href="/training/course/${OPEN_WATER}/lesson/water-world?page=Light+and+sound"]`)
  expect(link?.textContent).toBe('Light and sound')
  const groups = [...place.querySelectorAll('section h3')].map(({ textContent }) => textContent)
  expect(groups).toEqual(['Knowledge checks', 'Final exam', 'Water world', 'Other questions'])
})
