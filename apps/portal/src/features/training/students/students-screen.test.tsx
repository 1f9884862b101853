import { expect, test, vi } from 'vitest'
import type { Answers } from '../../../app/testing/app.fixture.tsx'
import { anOpenPage, signedInAs, soon } from '../../../app/testing/open-page.fixture.tsx'
import { currentToast } from '../../../shared/ui/overlay/toasts.ts'
import { someResults } from '../performance/results.fixture.ts'
import { anArchive, aRecord, EARLIER } from '../record/record.fixture.ts'
import { aCatalogueCourse, aMyCourse, OPEN_WATER } from '../training.fixture.ts'
import { aClass, NITROX } from './class.fixture.ts'

const RECORD = `/training/instructor/eRecord/100008/${OPEN_WATER}?affiliateId=100008`

const OF_STUDENT: Answers = {
  '/students/100008/courses': [aMyCourse()],
  '/instructor/eRecord': aRecord({ name: 'Milo Hart', affiliateId: 100008 }),
  '/instructor/assessmentresults': someResults({ name: 'Milo Hart' }),
  '/instructor/eRecord/archive': anArchive(),
}

const open = (address: string, answers: Answers = {}, type = 2) =>
  anOpenPage(address, { '/learning/students': aClass(), ...signedInAs(type), ...answers })

test.each([2, 3])('[SC-16] a user of type %s sees who is stuck and who is ready, and why', async (type) => {
  const { text, find } = await open('/training/students', {}, type)
  await soon(() => expect(text()).toContain('4 students. 1 needs your help. 1 is ready for the water.'))
  expect(text()).toContain('Attempts at the final exam: 3. Best so far: 68%.')
  expect(text()).toContain('Theory finished. 0 of 4 dives verified. Exam passed with 88%.')
  expect(text()).toContain('Next: Plan a dive.')
  expect(text()).toContain('All in training4')
  expect(find('h3 a')?.getAttribute('href')).toBe(RECORD)
})

test('[TS-12] a result that only a package reported says so, in the class, on the dashboard and in the record', async () => {
  const reported = aClass().map((student) => ({
    ...student,
    courses: student.courses.map((course) => ({ ...course, isReported: course.state === 'stuck' })),
  }))
  const LABEL = 'Reported by the package'
  const times = (text: string) => text.split(LABEL).length - 1
  const students = { '/learning/students': reported }
  const list = await open('/training/students', students)
  await soon(() => expect(list.text()).toContain('Noura Alharbi'))
  expect(times(list.text())).toBe(1)
  const board = await open('/training/dashboard', { ...students, '/my-courses': [] })
  await soon(() => expect(board.text()).toContain(LABEL))
  const parts = aRecord().parts.map((part) => ({ ...part, isReported: part.kind === 'exam' }))
  const record = await open(RECORD, { ...OF_STUDENT, '/instructor/eRecord': aRecord({ parts }) })
  await soon(() => expect(record.text()).toContain(LABEL))
  expect(times(record.text())).toBe(1)
})

test('[SC-16] an exam that was failed once is in the list, before what is next', async () => {
  const failed = aClass().map((student) => ({
    ...student,
    courses: student.courses.map((course) =>
      course.state === 'going' ? { ...course, examScore: 0.35, examFailures: 1 } : course,
    ),
  }))
  const { text } = await open('/training/students', { '/learning/students': failed })
  await soon(() => expect(text()).toContain('Exam not passed, 35%. Next: Plan a dive.'))
})

test('[TS-11] an exam that arrived late says so beside its result, in the class and in the record', async () => {
  const late = aClass().map((student) => ({
    ...student,
    courses: student.courses.map((course) => ({
      ...course,
      examLateSeconds: course.state === 'stuck' ? 7200 : null,
    })),
  }))
  const LABEL = 'Arrived 2 hours after the end'
  const times = (text: string) => text.split(LABEL).length - 1
  const list = await open('/training/students', { '/learning/students': late })
  await soon(() => expect(list.text()).toContain('Noura Alharbi'))
  expect(times(list.text())).toBe(1)
  const parts = aRecord().parts.map((part) => ({ ...part, lateSeconds: part.kind === 'exam' ? 7200 : null }))
  const record = await open(RECORD, { ...OF_STUDENT, '/instructor/eRecord': aRecord({ parts }) })
  await soon(() => expect(record.text()).toContain(LABEL))
  expect(times(record.text())).toBe(1)
})

test('[TS-12] the knowledge check of our own lesson is a self-check, and no package is named', async () => {
  const parts = aRecord().parts.map((part) => ({ ...part, isSelfChecked: part.kind === 'lesson' }))
  const record = await open(RECORD, { ...OF_STUDENT, '/instructor/eRecord': aRecord({ parts }) })
  await soon(() => expect(record.text()).toContain('Self-check'))
  expect(record.text()).not.toContain('Reported by the package')
})

test('[TS-04] how the forms stand comes right below the name, before the course and its results', async () => {
  const form = {
    ...{ documentId: 'd-1', signedAt: '2026-11-01T10:00:00.000Z', validUntil: '2027-11-01T10:00:00.000Z' },
    ...{ isPhysicianNeeded: true, isPageWaiting: false, request: 'asked', answersChangedAt: null },
    ...{ physician: null, guardian: null, isReadable: false },
  }
  const medical = { ...form, state: 'physician-awaited' }
  const release = { ...form, state: 'cleared' }
  const milo = { affiliateId: 100008, name: 'Milo Hart', kind: 'student', changedBirthDate: null }
  const standings = [{ ...milo, medical, release }]
  const { place, find, text } = await open(RECORD, { ...OF_STUDENT, '/forms/standings': standings })
  await soon(() => expect(text()).toContain('Waiting for physician'))
  await soon(() => expect(find('h1')?.textContent).toBe('Milo Hart'))
  const headings = [...place.querySelectorAll('main h1, main h2')].map((each) => each.textContent)
  expect(headings.slice(0, 2)).toEqual(['Milo Hart', 'Form status'])
})

const UNCLEARED = aClass().map((student) => ({
  ...student,
  courses: student.courses.map((course) =>
    course.state === 'ready'
      ? {
          ...course,
          state: 'uncleared' as const,
          formsInTheWay: [
            {
              form: 'medical' as const,
              state: 'declined' as const,
              request: 'none' as const,
              since: '2026-11-03T12:00:00.000Z',
            },
            {
              form: 'release' as const,
              state: 'expired' as const,
              request: 'none' as const,
              since: '2026-10-01T23:59:59.999Z',
            },
          ],
        }
      : course,
  ),
}))

test.each([
  ['/training/students', 2],
  ['/training/students', 3],
  ['/training/dashboard', 2],
  ['/training/dashboard', 3],
])(
  '[TS-04] %s of type %s calls nobody ready for the water whose forms do not count, and says why',
  async (page, type) => {
    const { text } = await open(page, { '/learning/students': UNCLEARED, '/my-courses': [] }, type)
    await soon(() => expect(text()).toContain('Not cleared'))
    expect(text()).toContain('Exam passed with 88%. Medical: Declined by a physician. Release: Expired on ')
    expect(text()).not.toMatch(/ready for the water/i)
  },
)

test('[TS-03] [TS-04] list and dashboard say that an uploaded page waits for the reader', async () => {
  const since = '2026-11-03T10:00:00.000Z'
  const page = {
    form: 'medical',
    state: 'decision-awaited',
    request: 'asked',
    since,
    isPageWaiting: true,
  } as const
  const waiting = UNCLEARED.map((student) => ({
    ...student,
    courses: student.courses.map((course) =>
      course.state === 'uncleared' ? { ...course, formsInTheWay: [page] } : course,
    ),
  }))
  for (const place of ['/training/students', '/training/dashboard']) {
    const { text } = await open(place, { '/learning/students': waiting, '/my-courses': [] })
    await soon(() => expect(text()).toMatch(/Medical: Declined on .*2026\. Needs your help: check page\./))
    expect(text()).not.toContain('waiting for a new decision')
  }
})

test('[TS-04] a student to certify whom a physician declined is listed with the refusal', async () => {
  const declined = UNCLEARED.map((student) => ({
    ...student,
    courses: student.courses.map((course) =>
      course.state === 'uncleared' ? { ...course, state: 'certifiable' as const } : course,
    ),
  }))
  const { text } = await open('/training/dashboard', { '/learning/students': declined, '/my-courses': [] })
  await soon(() => expect(text()).toContain('Ready to certify'))
  expect(text()).toContain('You can issue the card. Medical: Declined by a physician.')
  expect(text()).not.toContain('Release: Expired')
})

test('[TS-04] the filter for students who are not cleared lists them under a title that says so', async () => {
  const { text, named } = await open('/training/students?state=uncleared', {
    '/learning/students': UNCLEARED,
  })
  await soon(() => expect(text()).toContain('Noura Alharbi'))
  expect(named('h2', 'Not cleared for the water')).toBeDefined()
  expect(text()).not.toContain('Milo Hart')
})

test('[SC-16] a class can be searched and filtered, and the URL stores it', async () => {
  const { text, find, router } = await open('/training/students?search=noura')
  await soon(() => expect(text()).toContain('Noura Alharbi'))
  expect(text()).not.toContain('Milo Hart')
  find('fieldset label:nth-of-type(2) input')?.click()
  await soon(() => expect(text()).toContain('No students found'))
  expect(router.state.location.search).toBe('?state=stuck&search=noura')
})

test('[SC-16] without students the page explains how to get some, and a failure can be retried', async () => {
  const students = vi.fn<() => unknown>(() => 500)
  const { text, find } = await open('/training/students', { '/learning/students': students })
  await soon(() => expect(text()).toContain('We couldn’t load your students.'))
  students.mockReturnValue([])
  find('[role="alert"] button')?.click()
  await soon(() => expect(text()).toContain('No students yet'))
})

test('[SC-16] a diver is redirected', async () => {
  const { router } = await open('/training/students', {}, 1)
  await soon(() => expect(router.state.location.pathname).toBe('/training/unauthorized'))
})

test("[RT-11] [CA-13] [CA-16] a student's record, results and archive are requested by affiliateId", async () => {
  const { text, find, requested } = await open(RECORD, OF_STUDENT)
  await soon(() => expect(text()).toContain('Archive'))
  await soon(() => expect(text()).toContain('Results over time'))
  expect(find('h1')?.textContent).toBe('Milo Hart')
  for (const path of ['assessmentresults', 'eRecord', 'eRecord/archive'])
    expect(requested()).toContain(
      `/api/learning/courses/${OPEN_WATER}/instructor/${path}?affiliateId=100008&culture=en-US`,
    )
  expect(find(`a[href*="${EARLIER}"]`)?.getAttribute('href')).toBe(
    `/training/instructor/eRecord/100008/${EARLIER}?affiliateId=100008`,
  )
})

test("[RT-11] without a course the student's last used one opens", async () => {
  const { text } = await open('/training/instructor/eRecord/100008?email=milo@fathom.test', OF_STUDENT)
  await soon(() => expect(text()).toContain('Milo Hart'))
})

test('[RR-05] a URL without a valid student redirects to the unauthorized page', async () => {
  const { router } = await open(`/training/instructor/eRecord/100008/${OPEN_WATER}`)
  await soon(() => expect(router.state.location.pathname).toBe('/training/unauthorized'))
  const other = await open('/training/instructor/eRecord/milo?email=milo@fathom.test')
  await soon(() => expect(other.router.state.location.pathname).toBe('/training/unauthorized'))
})

test.each(['/instructor/assessmentresults', '/instructor/eRecord/archive', '/instructor/eRecord'])(
  '[RO-05] a 401 on %s redirects to the unauthorized page',
  async (path) => {
    const { router } = await open(RECORD, { ...OF_STUDENT, [path]: 401 })
    await soon(() => expect(router.state.location.pathname).toBe('/training/unauthorized'))
  },
)

test.each([
  [2, 'h2'],
  [3, 'h3'],
] as const)(
  '[SC-16] the dashboard of type %s shows the students who need attention first',
  async (type, heading) => {
    const { text, named, find } = await open('/training/dashboard', { '/my-courses': [] }, type)
    await soon(() => expect(named(heading, 'Milo Hart')).toBeDefined())
    expect(text()).toContain('4 students. 1 needs your help. 1 is ready for the water.')
    if (heading === 'h3') expect(find('h3')?.textContent).toBe('Milo Hart')
    else expect(text()).toContain('Needs your help')
    expect(text()).not.toContain('Your first course starts here')
    expect(named('a', 'Show all students')?.getAttribute('href')).toBe('/training/students')
  },
)

test.each([2, 3])(
  '[SC-16] [LE-07] the dashboard of type %s offers to write to the person who needs a word',
  async (type) => {
    const [milo, noura] = aClass()
    const at = (student: typeof milo, enrolmentId: string) =>
      student && { ...student, courses: student.courses.map((course) => ({ ...course, enrolmentId })) }
    const [first, second] = ['01920000-0000-7000-8000-00000000e008', '01920000-0000-7000-8000-00000000e010']
    const { named } = await open(
      '/training/dashboard',
      {
        '/my-courses': [],
        '/learning/students': [at(milo, first), at(noura, second)],
        '/messages/unread': [first, second].map((enrolmentId) => ({ enrolmentId, unread: 0 })),
      },
      type,
    )
    await soon(() => expect(named('a', 'Write to Milo Hart')).toBeDefined())
    expect(named('a', 'Write to Milo Hart')?.getAttribute('href')).toBe(`/training/messages/${first}`)
    expect(named('a', 'Write to Noura Alharbi')).toBeUndefined()
  },
)

test("[NV-05] [RT-09] an instructor's My courses link leads to the course that they can start", async () => {
  const renewal = { packageId: NITROX, title: 'Instructor renewal', kind: 'pro' }
  const { text, named } = await open(`/training/my-courses/${NITROX}`, {
    '/my-courses': [],
    '/entitlements/100001': { affiliateId: 100001, items: [renewal] },
  })
  await soon(() => expect(document.activeElement?.textContent).toBe('Instructor renewal'))
  expect(named('a', 'Instructor renewal')?.getAttribute('href')).toBe(`/training/course/${NITROX}`)
  expect(text()).not.toContain('not among yours')
  expect(text()).toContain('Not started')
})

test('[LE-06] a course without lessons is taught in person, and not one that someone has still to begin', async () => {
  const renewal = { packageId: NITROX, title: 'Instructor renewal', kind: 'pro', hasLessons: false }
  const { text, named } = await open('/training/dashboard', {
    '/my-courses': [],
    '/entitlements/100001': { affiliateId: 100001, items: [renewal] },
  })
  await soon(() => expect(named('a', 'Instructor renewal')).toBeDefined())
  expect(text()).toContain('Taught in person')
  expect(text()).not.toContain('Instructor renewalNot started')
})

test.each([
  [2, 'Certify Milo Hart'],
  [3, undefined],
])('a user of type %s sees %s where nothing is missing', async (type, name) => {
  const record = aRecord({ name: 'Milo Hart', affiliateId: 100008, isCertifiable: true, certifiedDate: null })
  const certify = vi.fn(() => record)
  const { text, named, place } = await open(
    RECORD,
    { ...OF_STUDENT, '/instructor/eRecord': record, '/instructor/certify': certify },
    type,
  )
  await soon(() => expect(text()).toContain('Milo Hart can be certified.'))
  expect(named('button', 'Certify Milo Hart')?.textContent).toBe(name)
  if (name === undefined) return
  named('button', name)?.click()
  await soon(() => expect(place.querySelector('dialog[open]')?.textContent).toContain('You can’t undo this.'))
  expect(certify).not.toHaveBeenCalled()
  named('dialog[open] button', name)?.click()
  await soon(() => expect(currentToast()?.text).toBe('Milo Hart is certified.'))
})

test('[TS-05] a student whose birth date waits is not certified, and the record says what comes first', async () => {
  const record = aRecord({
    ...{ name: 'Milo Hart', affiliateId: 100008, isCertifiable: true, certifiedDate: null },
    isBirthDateUnconfirmed: true,
  })
  const { text, named } = await open(RECORD, { ...OF_STUDENT, '/instructor/eRecord': record }, 2)
  await soon(() => expect(text()).toContain('Milo Hart’s birth date isn’t confirmed.'))
  expect(text()).not.toContain('can be certified')
  expect(named('button', 'Certify Milo Hart')).toBeUndefined()
})

test('[TS-04] the person who certifies reads in the question that a physician declined the student', async () => {
  const record = aRecord({
    ...{ name: 'Milo Hart', affiliateId: 100008, isCertifiable: true, certifiedDate: null },
    ...{ isDeclined: true, missing: [] },
  })
  const certify = vi.fn(() => record)
  const medical = {
    ...{ state: 'declined', documentId: 'd-1', signedAt: '2026-11-01T10:00:00.000Z' },
    ...{ validUntil: '2027-11-01T10:00:00.000Z', declinedAt: '2026-11-03T10:00:00.000Z' },
    ...{ isPhysicianNeeded: true, isPageWaiting: false, request: 'asked', answersChangedAt: null },
    ...{ physician: null, guardian: null, isReadable: false },
  }
  const milo = { affiliateId: 100008, name: 'Milo Hart', kind: 'student', changedBirthDate: null }
  const standing = { ...milo, medical, release: { ...medical, state: 'cleared', declinedAt: null } }
  const answers = { ...OF_STUDENT, '/instructor/eRecord': record, '/forms/standings': [standing] }
  const withCertify = { ...answers, '/instructor/certify': certify }
  const { text, named, place } = await open(RECORD, withCertify)
  await soon(() => expect(text()).toContain('A physician has declined. Milo Hart may not dive'))
  expect(text()).toContain('This course needs no forms.')
  expect(text()).not.toContain('Everything is done')
  named('button', 'Certify Milo Hart')?.click()
  const question = () => place.querySelector('dialog[open]')?.textContent
  await soon(() => expect(question()).toContain('Not cleared for the waterMedicalDeclined by a physician'))
  expect(question()).not.toContain('Release')
  named('dialog[open] button', 'Certify Milo Hart')?.click()
  await soon(() => expect(question()).toContain('Tick this to certify.'))
  expect(certify).not.toHaveBeenCalled()
  place.querySelector<HTMLInputElement>('dialog[open] input[type=checkbox]')?.click()
  await soon(() => expect(question()).not.toContain('Tick this to certify.'))
  named('dialog[open] button', 'Certify Milo Hart')?.click()
  await soon(() => expect(certify).toHaveBeenCalledTimes(1))
  expect(certify).toHaveBeenCalledWith(expect.objectContaining({ body: '{"isRefusalKnown":true}' }))
})

test('[TS-04] a refusal that arrives while the question is open asks for the box instead of certifying', async () => {
  const record = aRecord({
    ...{ name: 'Milo Hart', affiliateId: 100008, isCertifiable: true, certifiedDate: null, missing: [] },
  })
  let isDeclined = false
  const { named, place } = await open(RECORD, {
    ...OF_STUDENT,
    '/instructor/eRecord': () => ({ ...record, isDeclined }),
    '/instructor/certify': () => {
      isDeclined = true
      return Response.json({ problem: 'refusal-not-confirmed' }, { status: 409 })
    },
  })
  await soon(() => expect(named('button', 'Certify Milo Hart')).toBeDefined())
  named('button', 'Certify Milo Hart')?.click()
  await soon(() => expect(named('dialog[open] button', 'Certify Milo Hart')).toBeDefined())
  named('dialog[open] button', 'Certify Milo Hart')?.click()
  await soon(() =>
    expect(place.querySelector('dialog[open]')?.textContent).toContain(
      'I know that a physician has declined',
    ),
  )
})

test('[CA-15] a sign-up link is created for a course and copied', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { named } = await open('/training/students', {
    '/learning/courses': [aCatalogueCourse(OPEN_WATER, { title: 'Open Water Diver' })],
    [`/courses/${OPEN_WATER}/link`]: { extraData: 'claims.signature' },
  })
  await soon(() => expect(named('button', 'Invite students')).toBeDefined())
  named('button', 'Invite students')?.click()
  // The page has a list of courses too, so wait for the dialog's own.
  await soon(() => expect(named('dialog option', 'Open Water Diver')).toBeDefined())
  await soon(() => expect((named('dialog button', 'Copy link') as HTMLButtonElement).disabled).toBe(false))
  named('dialog button', 'Copy link')?.click()
  await soon(() => expect(currentToast()?.text).toBe('Link copied.'))
  expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/\/training\/enroll\/claims\.signature$/))
})

test('[LE-07] an instructor writes from the list and from the record, and sees what is new', async () => {
  const students = aClass().map((student) => ({
    ...student,
    courses: student.courses.map((course) => ({ ...course, enrolmentId: `e-${student.affiliateId}` })),
  }))
  const [first, second] = students
  const idOf = (student: typeof first) => student?.courses[0]?.enrolmentId ?? ''
  const unread = [{ enrolmentId: idOf(first), unread: 2 }]
  const list = await open('/training/students', {
    '/learning/students': students,
    '/messages/unread': unread,
  })
  await soon(() => expect(list.text()).toContain('2 new messages'))
  const link = list.named('a', `Write to ${first?.name}`)
  expect(link?.getAttribute('href')).toBe(`/training/messages/${idOf(first)}`)
  // Someone else teaches this student.
  expect(list.text()).toContain(second?.name)
  expect(list.named('a', `Write to ${second?.name}`)).toBeUndefined()
  const { enrolmentId } = aRecord()
  const record = await open(RECORD, { ...OF_STUDENT, '/messages/unread': [{ enrolmentId, unread: 0 }] })
  await soon(() => expect(record.named('a', 'Write to Milo Hart')).toBeDefined())
})
