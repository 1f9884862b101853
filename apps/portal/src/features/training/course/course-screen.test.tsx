import type { LaunchWire } from '@fathom/contract/training'
import { languageNames } from '@fathom/domain/translations'
import { afterEach, expect, test, vi } from 'vitest'
import { type Answers, anApp, restOf, show } from '../../../app/testing/app.fixture.tsx'
import { dropLessons, putLesson } from '../player/stored-lesson.ts'
import { aCourseRecord, ENROLMENT, OPEN_WATER } from '../training.fixture.ts'

const soon = <T,>(check: () => T) => vi.waitFor(check)

let shown: ReturnType<typeof show> | undefined
afterEach(() => {
  shown?.unmount()
  vi.unstubAllGlobals()
})

async function open(id: string, answers: Answers) {
  const app = await anApp(`/training/course/${id}`, answers)
  await restOf(app)
  shown = show(app)
  const { place } = shown
  const text = () => place.querySelector('main')?.textContent ?? ''
  const find = (selector: string, name: string) =>
    [...place.querySelectorAll<HTMLElement>(`main ${selector}`)].find(
      (one) => one.textContent?.trim() === name,
    )
  return { ...app, text, find }
}

test("[RT-10] [SC-07] [LE-04] [SN-06] a course shows its outline, the user's progress, and the teacher", async () => {
  const { text, find } = await open(OPEN_WATER, { [`/courses/${OPEN_WATER}`]: aCourseRecord() })
  await soon(() => expect(text()).toContain('Next: Breathing under pressure'))
  const lesson = `/training/course/${OPEN_WATER}/lesson/`
  expect(find('a', 'Continue')?.getAttribute('href')).toBe(`${lesson}lesson-3`)
  expect(find('a', 'Final exam')?.getAttribute('href')).toBe(`${lesson}exam`)
  expect(text()).toContain('Water world done92%')
  expect(text()).toContain('Kai Nakamura')
  expect(find('a', 'Change dive center')?.getAttribute('href')).toBe(`/training/course/${OPEN_WATER}/store`)
  expect(document.title).toBe('Open Water Diver · Fathom')
  expect(text()).not.toContain('The lessons are in')
})

test('[LE-06] a course without lessons says who teaches it and lists what is left, without an exam or hours of theory', async () => {
  const { enrolment, ...record } = aCourseRecord()
  const without = (more: object) => ({
    ...record,
    activities: [],
    enrolment: enrolment && {
      ...enrolment,
      ...{ activities: [], lessons: 0, lessonsDone: 0, progress: 0, next: null },
      missing: [
        { step: 'store', state: 'done' },
        { step: 'dives', state: 'current', done: 1, of: 3 },
      ],
      ...more,
    },
  })
  const taught = await open(OPEN_WATER, { [`/courses/${OPEN_WATER}`]: without({}) })
  await soon(() =>
    expect(taught.text()).toContain('Your instructor teaches it, and the list shows what’s left.'),
  )
  expect(taught.text()).toContain('What is missing')
  expect(taught.text()).toContain('1 of 3 verified')
  expect(taught.text()).not.toMatch(/exam|soon|Theory|Outline/)
  shown?.unmount()
  const nothing = await open(OPEN_WATER, { [`/courses/${OPEN_WATER}`]: without({ missing: [] }) })
  await soon(() => expect(nothing.text()).toContain('This course has no online lessons yet.'))
  expect(nothing.text().split('no online lessons')).toHaveLength(2)
})

test('[LE-06] nobody signs up for a course that has neither lessons nor dives, and one with dives says how it is taught', async () => {
  const { enrolment: _, ...record } = aCourseRecord()
  const offered = (dives: number) =>
    open(OPEN_WATER, {
      [`/courses/${OPEN_WATER}`]: { ...record, activities: [], dives, isEntitled: true, enrolment: null },
    })
  const empty = await offered(0)
  await soon(() => expect(empty.text()).toContain('You’ll find them here once they’re published.'))
  expect(empty.text()).not.toMatch(/Sign up|Outline|in person/)
  shown?.unmount()
  const inPerson = await offered(3)
  await soon(() => expect(inPerson.text()).toContain('An instructor teaches it in person.'))
  expect(inPerson.text()).toContain('Sign up')
})

test('[LE-06] a course for professionals without lessons says what to do instead', async () => {
  const { enrolment: _, ...record } = aCourseRecord()
  const renewal = { ...record, activities: [], dives: 0, isEntitled: true, enrolment: null, kind: 'pro' }
  const { text } = await open(OPEN_WATER, { [`/courses/${OPEN_WATER}`]: renewal })
  await soon(() => expect(text()).toContain('You take this course in person with a course director.'))
  expect(text()).not.toMatch(/Sign up|published/)
})

test('[RT-10] while offline only courses with stored lessons open', async () => {
  const attempt = { activityId: 'lesson-3', packageId: OPEN_WATER }
  const launch = { kind: 'lesson', enrolmentId: ENROLMENT, attempt }
  const stored = {
    affiliateId: 100_001,
    course: aCourseRecord(),
    launch: launch as unknown as LaunchWire,
    usedAt: '',
  }
  const offline = { [`/courses/${OPEN_WATER}`]: 500 }
  const { text: without } = await open(OPEN_WATER, offline)
  await soon(() => expect(without()).toContain('We couldn’t load the course.'))
  shown?.unmount()
  await putLesson(stored)
  const { text, find } = await open(OPEN_WATER, offline)
  await soon(() => expect(text()).toContain('Next: Breathing under pressure'))
  expect(find('a', 'Continue')).toBeDefined()
  await dropLessons(100_001, OPEN_WATER)
})

test('[LE-02] a failed quiz of a package says so with its score, also where Continue opens it', async () => {
  const record = aCourseRecord()
  const { enrolment } = record
  const [first, ...others] = enrolment?.activities ?? []
  if (!enrolment || !first) throw new Error('the course has a lesson')
  const failed = { ...first, state: 'current', isFailed: true, score: 0.27, passMark: null } as const
  const outline = (part: typeof failed | (Omit<typeof failed, 'score'> & { score: null })) =>
    open(OPEN_WATER, {
      [`/courses/${OPEN_WATER}`]: { ...record, enrolment: { ...enrolment, activities: [part, ...others] } },
    })
  const { text } = await outline(failed)
  await soon(() => expect(text()).toContain('Not passed yet · 27%'))
  shown?.unmount()
  const { text: unscored } = await outline({ ...failed, score: null })
  await soon(() => expect(unscored()).toContain('Not passed yet'))
})

test('[WO-05] lessons in another language say so and have the right lang attribute', async () => {
  const { text, find } = await open(OPEN_WATER, {
    [`/courses/${OPEN_WATER}`]: aCourseRecord({ culture: 'nb-NO' }),
  })
  await soon(() => expect(text()).toContain('The lessons are in Norwegian Bokmål.'))
  expect(find('a', 'Final exam')?.querySelector('bdi')?.lang).toBe('nb-NO')
})

test("[CA-22] [CA-23] a course shows the current teacher, and the user's codes for it", async () => {
  const { text, find } = await open(OPEN_WATER, {
    [`/courses/${OPEN_WATER}`]: aCourseRecord(),
    [`/affiliations/affiliated/${OPEN_WATER}`]: {
      packageId: OPEN_WATER,
      affiliated: true,
      storeNumber: 7002,
      storeName: 'Reef House',
      memberNumber: null,
      memberName: null,
    },
    [`/codes/packages/${OPEN_WATER}`]: [
      {
        couponCode: 'FD-B7RW-52',
        certificationName: 'Open Water Diver',
        title: 'Open Water Diver',
        kind: 'course',
        packageId: OPEN_WATER,
        store: null,
        shared: null,
      },
    ],
  })
  await soon(() => expect(text()).toContain('Reef House'))
  await soon(() => expect(text()).toContain('FD-B7RW-52'))
  expect(find('a', 'Redeem')?.getAttribute('href')).toBe('/codes?code=FD-B7RW-52')
})

test('[CA-12] an unknown course id is shown with the id', async () => {
  const { text } = await open('no-such-id', { '/courses/no-such-id': 404 })
  await soon(() => expect(text()).toContain('No course found'))
  expect(text()).toContain('no-such-id')
})

test('[CA-15] an entitled user can sign up for a course', async () => {
  let isEnrolled = false
  const enroll = vi.fn(() => {
    isEnrolled = true
    return { enrolmentId: 'e', packageId: OPEN_WATER, title: '', enrollmentDate: '', isNew: true }
  })
  const { text, find } = await open(OPEN_WATER, {
    [`/courses/${OPEN_WATER}`]: () => (isEnrolled ? aCourseRecord() : aCourseRecord({ enrolment: null })),
    '/enroll': enroll,
  })
  await soon(() => expect(find('button', 'Sign up for this course')).toBeDefined())
  expect(find('a', 'Water world')).toBeUndefined()
  find('button', 'Sign up for this course')?.click()
  await soon(() => expect(find('a', 'Continue')).toBeDefined())
  expect(enroll).toHaveBeenCalledOnce()
  expect(text()).not.toContain('Sign up')
})

test('[CA-12] who holds the certification is not offered to start, and can review the lessons', async () => {
  const record = aCourseRecord({ isHeld: true })
  const held = await open(OPEN_WATER, { [`/courses/${OPEN_WATER}`]: record })
  await soon(() => expect(held.text()).toContain('You already hold this certification.'))
  expect(held.find('a', 'Continue')).toBeUndefined()
  expect(held.find('a', 'Review lessons')?.getAttribute('href')).toBe(
    `/training/course/${OPEN_WATER}/lesson/lesson-3`,
  )
  shown?.unmount()
  const bought = await open(OPEN_WATER, { [`/courses/${OPEN_WATER}`]: { ...record, enrolment: null } })
  await soon(() => expect(bought.find('button', 'Review lessons')).toBeDefined())
  expect(bought.find('button', 'Sign up for this course')).toBeUndefined()
})

test("a course the user doesn't have explains how to get it, and links to it in the shop", async () => {
  const record = aCourseRecord({ enrolment: null, isEntitled: false })
  const { text, find } = await open(OPEN_WATER, { [`/courses/${OPEN_WATER}`]: record })
  await soon(() => expect(text()).toContain('Your dive center or your instructor can add it.'))
  expect(find('a', 'Shop')?.getAttribute('href')).toBe(`/training/shop/${OPEN_WATER}`)
})

test('[ST-13] a late reply for a course the user has left is never shown', async () => {
  let answer: (record: unknown) => void = () => undefined
  const late = new Promise((resolve) => {
    answer = resolve
  })
  const app = await anApp('/training/course/first', {
    '/courses/other': aCourseRecord({ title: 'Night Diver' }),
  })
  const others = app.fetch.getMockImplementation()
  const requested = vi.fn()
  app.fetch.mockImplementation(async (input, init) => {
    if (!String(input).split('?')[0]?.endsWith('/courses/first'))
      return others?.(input, init) as Promise<Response>
    requested()
    return Response.json(await late)
  })
  await restOf(app)
  shown = show(app)
  const title = () => shown?.place.querySelector('main h1')?.textContent
  await soon(() => expect(requested).toHaveBeenCalled())
  await app.router.navigate('/training/course/other')
  await soon(() => expect(title()).toBe('Night Diver'))
  answer(aCourseRecord({ title: 'Open Water Diver' }))
  await late
  await new Promise((resolve) => setTimeout(resolve))
  expect(title()).toBe('Night Diver')
})

test('a language with a single variant is shown by its plain name', () => {
  expect(languageNames(['en-US', 'pt-BR'], 'en-US')).toEqual(['English', 'Portuguese'])
  expect(languageNames(['es-ES', 'es-MX'], 'en-US')).toEqual(['European Spanish', 'Mexican Spanish'])
})

test('[LE-07] a course that nobody teaches offers a dive center and no message to nobody', async () => {
  const record = aCourseRecord()
  const enrolmentId = record.enrolment?.enrolmentId ?? ''
  const nobody = { storeNumber: null, storeName: null, memberNumber: null, memberName: null }
  const { find, text } = await open(OPEN_WATER, {
    [`/courses/${OPEN_WATER}`]: record,
    [`/affiliations/affiliated/${OPEN_WATER}`]: { packageId: OPEN_WATER, affiliated: false, ...nobody },
    '/messages/unread': [{ enrolmentId, unread: 0 }],
  })
  await soon(() => expect(find('a', 'Choose a dive center')).toBeDefined())
  expect(text()).not.toContain('Write a message')
})

test('[LE-07] a student writes to those who teach from the course page', async () => {
  const record = aCourseRecord()
  const enrolmentId = record.enrolment?.enrolmentId ?? ''
  const { find, text } = await open(OPEN_WATER, {
    [`/courses/${OPEN_WATER}`]: record,
    '/messages/unread': [{ enrolmentId, unread: 1 }],
  })
  await soon(() => expect(text()).toContain('1 new message'))
  expect(find('a', 'Write a message')?.getAttribute('href')).toBe(`/training/messages/${enrolmentId}`)
})
