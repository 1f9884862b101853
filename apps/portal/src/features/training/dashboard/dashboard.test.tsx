import type { LaunchWire } from '@fathom/contract/training'
import { afterEach, expect, test, vi } from 'vitest'
import type { Answers } from '../../../app/testing/app.fixture.tsx'
import { anOpenPage, soon } from '../../../app/testing/open-page.fixture.tsx'
import { dropLessons, putLesson } from '../player/stored-lesson.ts'
import { aCatalogueCourse, aCourseRecord, aMyCourse, ENROLMENT, OPEN_WATER } from '../training.fixture.ts'

const open = async (address: string, answers: Answers) => {
  const page = await anOpenPage(address, {
    '/learning/courses': [],
    ...answers,
  })
  return { ...page, link: (name: string) => page.named('a', name) }
}

/** Prices load when they scroll into view, which never happens by itself in tests. */
function seeEverything() {
  class Sight {
    private readonly notify: (entries: { isIntersecting: boolean }[]) => void
    constructor(notify: Sight['notify']) {
      this.notify = notify
    }
    observe() {
      this.notify([{ isIntersecting: true }])
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Sight)
}
afterEach(() => {
  vi.unstubAllGlobals()
})

test('[RT-08] [SC-07] the dashboard shows what is left and continues where the user stopped', async () => {
  const { text, link } = await open('/training/dashboard', { '/learning/my-courses': [aMyCourse()] })
  await soon(() => expect(text()).toContain('Lesson 3 of 5. About 6 minutes left.'))
  expect(text()).toContain(
    '3 lessons, the final exam, 1 form, 4 dives, and a card photo to go until you’re certified.',
  )
  expect(link('Continue')?.getAttribute('href')).toBe(`/training/course/${OPEN_WATER}/lesson/lesson-3`)
  expect(link('Outline')?.getAttribute('href')).toBe(`/training/course/${OPEN_WATER}`)
})

test('[RT-08] [LA-05] a completed course shows its completion date in the standard date format', async () => {
  const over = { next: null, missing: [], certifiedAt: '2025-09-26T12:00:00Z' }
  const { text } = await open('/training/dashboard', { '/learning/my-courses': [aMyCourse(over)] })
  await soon(() => expect(text()).toContain('Since 26 September 2025.'))
})

test('[RT-08] shows the form that is due, and what is missing in order', async () => {
  const { text, link, place } = await open('/training/dashboard', { '/learning/my-courses': [aMyCourse()] })
  await soon(() => expect(text()).toContain('Due Saturday 23 May'))
  expect(text()).toContain('Kai Nakamura needs it')
  expect(link('Fill in')?.getAttribute('href')).toBe('/training/medical-form')
  const steps = [...place.querySelectorAll('ol[aria-label="What is missing"] > li')]
  expect(steps).toHaveLength(6)
  expect(steps[2]?.getAttribute('aria-current')).toBe('step')
  expect(steps[2]?.textContent).toBe('Lessons 3 to 5 and final examNext: Breathing under pressure')
})

test('[TS-04] [RT-08] a form that waits for someone else says for whom, and leads to the list of forms', async () => {
  const waiting = {
    step: 'medical',
    state: 'current',
    dueOn: '2026-05-23',
    form: 'physician-awaited',
    since: null,
  } as const
  const course = aMyCourse({ missing: [waiting] })
  const { text, link, place } = await open('/training/dashboard', { '/learning/my-courses': [course] })
  await soon(() => expect(text()).toContain('Waiting for physician · Due Saturday 23 May'))
  expect(link('Go to forms')?.getAttribute('href')).toBe('/training/forms-applications')
  expect(text()).not.toContain('Fill in')
  const step = place.querySelector('ol[aria-label="What is missing"] a')
  expect(step?.getAttribute('href')).toBe('/training/forms-applications')
})

test('[RT-08] a due form stays when another course comes to the front, and names its own course', async () => {
  const newer = aMyCourse({ enrolmentId: 'other', packageId: 'other', title: 'Night Diver', missing: [] })
  const { text, place } = await open('/training/dashboard', { '/learning/my-courses': [newer, aMyCourse()] })
  await soon(() => expect(text()).toContain('Due Saturday 23 May'))
  const due = place.querySelector('section[aria-labelledby="due-form"]')
  expect(due?.textContent).toContain('Open Water Diver')
  expect(place.querySelector('main section')?.textContent).toContain('Night Diver')
})

test.each(['current', 'done'] as const)(
  '[RT-08] [LE-04] a user chooses a dive center from the list, and changes it (%s)',
  async (state) => {
    const course = aMyCourse({ missing: [{ step: 'store', state }] })
    const { link } = await open('/training/dashboard', { '/learning/my-courses': [course] })
    await soon(() =>
      expect(link('Choose a dive center')?.getAttribute('href')).toBe(
        `/training/course/${course.packageId}/store`,
      ),
    )
  },
)

test('[LE-06] a course without lessons asks for no exam, and the sentence counts what the list shows', async () => {
  const missing = [
    { step: 'store', state: 'current' } as const,
    { step: 'dives', state: 'open', done: 0, of: 2 } as const,
  ]
  const course = aMyCourse({ activities: [], lessons: 0, lessonsDone: 0, progress: 0, next: null, missing })
  const { text, place } = await open('/training/dashboard', { '/learning/my-courses': [course] })
  await soon(() => expect(text()).toContain('2 dives and a dive center to go until you’re certified.'))
  const steps = [...place.querySelectorAll('ol[aria-label="What is missing"] > li')]
  expect(steps).toHaveLength(2)
  expect(text()).not.toContain('inal exam')
  expect(text()).not.toContain('0%')
  expect(text()).toContain('Taught in person')
  expect(text()).not.toContain('soon')
})

test('[LE-06] a certified course without lessons says so, and offers none to read again', async () => {
  const certified = { hasCard: true, certifiedAt: '2026-05-18T12:00:00Z', missing: [] }
  const course = aMyCourse({ activities: [], lessons: 0, lessonsDone: 0, next: null, ...certified })
  const { text } = await open('/training/dashboard', { '/learning/my-courses': [course] })
  await soon(() => expect(text()).toContain('You’re certified'))
  expect(text()).not.toContain('lesson')
})

test('[RT-08] a course whose certification the user holds says so, and offers to review it', async () => {
  const { text, place } = await open('/training/dashboard', {
    '/learning/my-courses': [aMyCourse({ isHeld: true })],
  })
  await soon(() => expect(text()).toContain('You already hold this certification.'))
  const names = [...place.querySelectorAll('main a')].map(({ textContent }) => textContent)
  expect(names).toContain('Review lessons')
  expect(names).not.toContain('Continue')
})

test('[RT-08] shows no card when nothing is due', async () => {
  const missing = aMyCourse().missing.filter(({ step }) => step !== 'medical')
  const { text } = await open('/training/dashboard', { '/learning/my-courses': [aMyCourse({ missing })] })
  await soon(() => expect(text()).toContain('What is missing'))
  expect(text()).not.toContain('Fill in')
})

test('[RT-08] [RT-09] olmGuid brings a course to the front and focuses it', async () => {
  const other = aMyCourse({ enrolmentId: 'other', packageId: 'other', title: 'Night Diver' })
  const { place, text } = await open(`/training/my-courses/${ENROLMENT}`, {
    '/learning/my-courses': [other, aMyCourse()],
  })
  await soon(() => expect(document.activeElement?.textContent).toBe('Breathing under pressure'))
  expect(place.querySelector('main section')?.textContent).toContain('Open Water Diver')
  expect(text()).toContain('Your other courses')
})

test("[RT-08] a course in the URL that the user doesn't take is reported, with a link to it", async () => {
  const { text, link } = await open(`/training/dashboard/${ENROLMENT}`, {
    '/learning/my-courses': [],
    [`/learning/courses/${ENROLMENT}`]: aCourseRecord(),
  })
  await soon(() => expect(text()).toContain('You’re not taking the course in this link.'))
  await soon(() => expect(link('View course')?.getAttribute('href')).toBe(`/training/course/${ENROLMENT}`))
})

test.each([
  ['is none', 'nonsense', []],
  ['nobody knows', OPEN_WATER.replace('1', '9'), 404],
])('[RT-08] a course in the URL that %s offers no link', async (_, id, answer) => {
  const { text, link } = await open(`/training/dashboard?olmGuid=${id}`, {
    '/learning/my-courses': [aMyCourse()],
    [`/learning/courses/${id}`]: answer,
  })
  await soon(() => expect(text()).toContain('You’re not taking the course in this link.'))
  await soon(() => expect(link('Continue')).toBeDefined())
  expect(link('View course')).toBeUndefined()
})

test('[RT-08] while offline a stored course is in front', async () => {
  const launch = { enrolmentId: ENROLMENT, attempt: { activityId: 'lesson-3', packageId: OPEN_WATER } }
  await putLesson({ affiliateId: 100_001, course: aCourseRecord(), launch: launch as LaunchWire, usedAt: '' })
  const { text, link } = await open('/training/dashboard', { '/learning/my-courses': 500 })
  await soon(() => expect(text()).toContain('These courses open offline.'))
  expect(text()).not.toContain('Loading your courses')
  expect(link('Continue')?.getAttribute('href')).toBe(`/training/course/${OPEN_WATER}/lesson/lesson-3`)
  await dropLessons(100_001, OPEN_WATER)
})

test('[VA-10] [RT-07] a newcomer is directed to the entry courses, and no text claims that they have dived', async () => {
  seeEverything()
  const { text, link } = await open('/training/dashboard?ref=dsd', {
    '/learning/my-courses': [],
    '/learning/courses': ({ path }: { path: string }) =>
      path.includes('tag=entry') ? [aCatalogueCourse(OPEN_WATER, { title: 'Open Water Diver' })] : [],
  })
  await soon(() => expect(text()).toContain('Your first course starts here'))
  expect(text()).not.toContain('Welcome, diver.')
  await soon(() =>
    expect(link('Open Water Diver')?.getAttribute('href')).toBe(`/training/course/${OPEN_WATER}`),
  )
  await soon(() => expect(text()).toContain('$149'))
})

const READY = 'Your lessons are ready.'
const DIVED = 'Welcome, diver.'

test.each([
  ['lessons to read', { completedAt: null }, 'open', [READY]],
  ['the lessons read and the dive ahead', { completedAt: '2026-11-01T10:00:00Z' }, 'open', []],
  ['the dive made', { completedAt: '2026-11-01T10:00:00Z' }, 'done', [DIVED]],
  ['another course', { hasCard: true }, 'open', []],
] as const)(
  '[RT-07] [SC-04] a guest with %s gets a greeting that matches their state',
  async (_, more, state, said) => {
    const missing = [{ step: 'dives' as const, state, done: 0, of: 1 }]
    const { text } = await open('/training/dashboard?ref=dsd', {
      '/learning/my-courses': [aMyCourse({ hasCard: false, missing, ...more })],
    })
    await soon(() => expect(text()).toContain('Open Water Diver'))
    await soon(() => expect([READY, DIVED].filter((each) => text().includes(each))).toEqual(said))
  },
)

test('[SC-04] [RT-08] a first dive shows what is left, never a certification or an exam', async () => {
  const aFirstDive = (left: object, next: string) =>
    aMyCourse({
      hasCard: false,
      missing: [
        { step: 'theory', state: 'current', first: 1, last: 3, withExam: true, next, ...left },
        { step: 'dives', state: 'open', done: 0, of: 1 },
      ],
    })
  const begun = await open('/training/dashboard', {
    '/learning/my-courses': [aFirstDive({}, 'Before you dive')],
  })
  await soon(() => expect(begun.text()).toContain('Still to go: 3 lessons, the questions, and 1 dive.'))
  expect(begun.text()).toContain('Lessons 1 to 3 and the questionsNext: Before you dive')
  expect(begun.text()).not.toMatch(/certif|exam/)
  const read = await open('/training/dashboard', {
    '/learning/my-courses': [aFirstDive({ first: 4 }, 'Ready for the water')],
  })
  await soon(() => expect(read.text()).toContain('Still to go: the questions and 1 dive.'))
  expect(read.text()).not.toMatch(/certif|exam|Next: Ready/)
  const over = aMyCourse({ hasCard: false, next: null, missing: [], certifiedAt: '2026-05-18T12:00:00Z' })
  const dived = await open('/training/dashboard', { '/learning/my-courses': [over] })
  await soon(() => expect(dived.text()).toContain('Theory completed'))
  expect(dived.text()).not.toContain('certified')
})

test('[CO-02] [VA-10] a course on the dashboard has the same price as in the shop', async () => {
  seeEverything()
  const usd = (amount: number) => ({ amount, currency: 'USD' })
  const price = { before: usd(14_900), after: usd(11_175), discount: { kind: 'club', percent: 25 } }
  const { text } = await open('/training/dashboard', {
    '/learning/my-courses': [],
    '/learning/courses': ({ path }: { path: string }) =>
      path.includes('tag=entry') ? [aCatalogueCourse(OPEN_WATER)] : [],
    '/catalog/courses': { items: [{ packageId: OPEN_WATER, price }] },
  })
  await soon(() => expect(text()).toContain('Original price: $149. '))
  expect(text()).toContain('Your price: $111.75. ')
})

test('courses that fail to load show an error and a retry', async () => {
  let isDown = true
  const { text, place } = await open('/training/dashboard', {
    '/learning/my-courses': () => (isDown ? 500 : [aMyCourse()]),
  })
  await soon(() => expect(text()).toContain('We couldn’t load your courses.'))
  isDown = false
  ;[...place.querySelectorAll('button')].find((one) => one.textContent === 'Try again')?.click()
  await soon(() => expect(text()).toContain('Breathing under pressure'))
})

test('[LE-06] a course without lessons has no outline to open; its name leads to its page', async () => {
  const without = { activities: [], lessons: 0, lessonsDone: 0, progress: 0, next: null }
  const { text, named } = await open('/training/dashboard', {
    '/learning/my-courses': [{ ...aMyCourse(), ...without, missing: [] }],
  })
  await soon(() => expect(text()).toContain('No online lessons yet'))
  expect(text()).not.toContain('Outline')
  expect(named('a', 'Open Water Diver')?.getAttribute('href')).toContain('/training/course/')
})
