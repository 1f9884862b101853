import type { CenterStudentsWire } from '@fathom/contract/training'
import type { ClassesWire } from '@fathom/contract/training/classes'
import { afterEach, expect, test, vi } from 'vitest'
import type { Answers } from '../../../app/testing/app.fixture.tsx'
import { anOpenPage, signedInAs, soon } from '../../../app/testing/open-page.fixture.tsx'
import { deviceAttendance } from '../classes/attendance-outbox.ts'
import { aClassRecord, ahead, CLASS_ID, MILO } from '../classes/classes.fixture.ts'
import { isToday } from './counter.queries.ts'

const DIVE_CENTER = 3
const here = Intl.DateTimeFormat().resolvedOptions().timeZone
const today = ahead({
  ...{ kind: 'pool', date: new Date().toLocaleDateString('sv-SE'), timeZone: here, place: 'Reef Hotel pool' },
})
const record = aClassRecord({ sessions: [today] })
const [milo, noura] = record.students
if (!milo || !noura) throw new Error('the class has two students')
const classes = (): ClassesWire => {
  const { students, attendance: _, signOffs: __, logs: ___, dives: ____, maySign: _____, ...one } = record
  return [{ ...one, students: students.length }]
}
const center = (): CenterStudentsWire => ({
  ...{ items: [noura], total: 1, page: 1, pageSize: 200, courses: [] },
  instructors: [{ memberNumber: 500001, name: 'Kai Nakamura' }],
})

const answers: Answers = {
  '/learning/classes': classes(),
  [`/classes/${CLASS_ID}`]: record,
  '/center/students': center(),
  '/codes/unredeemed': [{}, {}],
}

const open = (more: Answers = {}, type = DIVE_CENTER) =>
  anOpenPage('/counter', { ...signedInAs(type), ...answers, ...more })

afterEach(async () => {
  for (const { key } of await deviceAttendance.list()) await deviceAttendance.remove(key)
})

test('[LE-10] a session is today by the clock of its place', () => {
  const session = ahead({ date: '2026-05-14', timeZone: 'Pacific/Auckland' })
  expect(isToday(session, new Date('2026-05-13T13:00:00Z'))).toBe(true)
  expect(isToday(session, new Date('2026-05-14T13:00:00Z'))).toBe(false)
})

test('[LE-10] the counter has today’s sessions with who comes, their forms, and the codes left', async () => {
  const page = await open()
  await soon(() => expect(page.text()).toContain('Reef Hotel pool'))
  expect(page.text()).toContain(milo.name)
  expect(page.text()).toContain('Forms complete')
  await soon(() => expect(page.text()).toContain('Access codes left: 2'))
  expect(page.text()).toContain('0 of 2 present')
})

test('[LE-10] a dive center that gave away its last code sees that none is left, and how to get more', async () => {
  const passedOn = [{ title: 'Open Water Diver' }]
  const page = await open({ '/codes/unredeemed': [], '/codes/shares': { offered: [], passedOn } })
  await soon(() => expect(page.text()).toContain('Access codes left: 0. Ask the office for more.'))
  const never = await open({ '/codes/unredeemed': [], '/codes/shares': { offered: [], passedOn: [] } })
  await soon(() => expect(never.requested().some((one) => String(one).includes('/codes/shares'))).toBe(true))
  expect(never.text()).not.toContain('Access codes left')
})

test('[LE-10] [TS-04] the counter says how a form stands in its own words, and missing only of forms that are', async () => {
  const missing = { request: 'none', since: null, state: 'missing' } as const
  const inTheWay = (...formsInTheWay: (typeof milo)['course']['formsInTheWay']) => ({
    ...record,
    students: [{ ...milo, course: { ...milo.course, formsInTheWay } }, noura],
  })
  const awaited = { ...missing, form: 'medical', state: 'guardian-awaited' } as const
  const waiting = await open({ [`/classes/${CLASS_ID}`]: inTheWay(awaited) })
  await soon(() => expect(waiting.text()).toContain('Medical: Waiting for guardian'))
  expect(waiting.text()).not.toContain('Forms missing')
  const none = inTheWay({ ...missing, form: 'medical' }, { ...missing, form: 'release' })
  const page = await open({ [`/classes/${CLASS_ID}`]: none })
  await soon(() => expect(page.text()).toContain('Forms missing'))
})

test('[LE-10] attendance is ticked at the counter and waits on the device', async () => {
  const page = await open()
  await soon(() => expect(page.named('button', 'Present')).toBeDefined())
  page.named('button', 'Present')?.click()
  await soon(async () =>
    expect(await deviceAttendance.list()).toMatchObject([{ marks: { [MILO]: 'present' } }]),
  )
})

const findNoura = async (page: Awaited<ReturnType<typeof open>>) => {
  await soon(() => expect(page.find('input[type=search]')).not.toBeNull())
  const field = page.find<HTMLInputElement>('input[type=search]')
  if (!field) throw new Error('there is a search')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'nou')
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await soon(() => expect(page.requested().some((path) => path.includes('search=nou'))).toBe(true))
  const row = () =>
    [...page.place.querySelectorAll<HTMLElement>('main li > button')].find((one) =>
      one.textContent?.includes(noura.name),
    )
  await soon(() => expect(row()).toBeDefined())
  row()?.click()
  await soon(() => expect(page.named('button', 'Back to today')).toBeDefined())
}

test('[LE-10] a person is found by name, with the next step and the way to assign an instructor', async () => {
  const page = await open()
  await findNoura(page)
  page.named('button', 'Assign instructor')?.click()
  await soon(() => expect(page.find('dialog')?.textContent).toContain('Kai Nakamura'))
})

test('[LE-10] [TS-04] a person who is open shows each form once, with how it came about', async () => {
  const awaited = { form: 'medical', state: 'guardian-awaited', request: 'none', since: null } as const
  const waiting = { ...noura, course: { ...noura.course, formsInTheWay: [awaited] } }
  const page = await open({ '/center/students': { ...center(), items: [waiting] } })
  await findNoura(page)
  const panel = page.named('button', 'Back to today')?.parentElement
  expect(panel?.textContent).toContain('Assign instructor')
  expect(panel?.textContent).not.toContain('Medical: Waiting for guardian')
})

test('[LE-10] the counter names the new instructor as soon as one is assigned', async () => {
  let teacher: string | null = null
  const page = await open({
    '/center/students': () => ({ ...center(), items: [{ ...noura, memberName: teacher }] }),
    '/center/students/instructor': () => {
      teacher = 'Kai Nakamura'
      return { changed: [{ enrolmentId: noura.course.enrolmentId, before: null }] }
    },
  })
  await findNoura(page)
  const panel = () => page.named('button', 'Back to today')?.parentElement?.textContent
  expect(panel()).toContain('No instructor')
  page.named('button', 'Assign instructor')?.click()
  await soon(() => expect(page.find('dialog')?.textContent).toContain('Kai Nakamura'))
  const buttons = [...(page.find('dialog')?.querySelectorAll('button') ?? [])]
  buttons.find(({ textContent }) => textContent === 'Assign instructor')?.click()
  await soon(() => expect(panel()).toContain('Kai Nakamura'))
})

test('[LE-10] offline the counter shows what was loaded last, with its time', async () => {
  const online = await open()
  await soon(() => expect(online.text()).toContain('Reef Hotel pool'))
  expect(online.text()).not.toContain('You’re offline.')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const page = await open()
  await soon(() => expect(page.text()).toContain('You’re offline. This list is from'))
  expect(page.text()).toContain(milo.name)
  expect(page.requested().some((path) => path.includes('/learning/classes'))).toBe(false)
  vi.restoreAllMocks()
})

test.each([
  ['NotFoundError', 'No camera found', 'Find the person by name or number.', false],
  ['NotAllowedError', 'Fathom can’t use the camera', 'or find the person by name or number.', true],
])(
  '[LE-10] %s: the counter says what is wrong with the camera, and the way without it',
  async (name, title, way, mayHelp) => {
    const getUserMedia = vi.fn(() => Promise.reject(new DOMException('', name)))
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })
    try {
      const page = await open()
      await soon(() => expect(page.named('button', 'Scan card')).toBeDefined())
      page.named('button', 'Scan card')?.click()
      await soon(() => expect(page.find('[role=alert]')?.textContent).toContain(title))
      expect(page.find('[role=alert]')?.textContent).toContain(way)
      const again = page.named('button', 'Try camera again')
      expect(again !== undefined).toBe(mayHelp)
      again?.click()
      if (mayHelp) await soon(() => expect(getUserMedia).toHaveBeenCalledTimes(2))
      await soon(() => expect(page.named('button', 'Back to today')).toBeDefined())
      page.named('button', 'Back to today')?.click()
      await soon(() => expect(page.find('[role=alert]')).toBeNull())
    } finally {
      Reflect.deleteProperty(navigator, 'mediaDevices')
    }
  },
)

test('[LE-10] only a dive center has a counter', async () => {
  const page = await open({}, 2)
  await soon(() => expect(page.router.state.location.pathname).toBe('/training/unauthorized'))
})

test('[LE-10] [LE-07] the counter offers to write to the person who is open', async () => {
  const { enrolmentId } = noura.course
  const page = await open({ '/messages/unread': [{ enrolmentId, unread: 0 }] })
  await findNoura(page)
  await soon(() => expect(page.named('a', `Write to ${noura.name}`)).toBeDefined())
  expect(page.named('a', `Write to ${noura.name}`)?.getAttribute('href')).toBe(
    `/training/messages/${enrolmentId}`,
  )
})
