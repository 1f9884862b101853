import type { ClassChoicesWire, ClassesWire, MyClassesWire } from '@fathom/contract/training/classes'
import { afterEach, expect, test, vi } from 'vitest'
import type { Answers } from '../../../app/testing/app.fixture.tsx'
import { anOpenPage, signedInAs, soon } from '../../../app/testing/open-page.fixture.tsx'
import { currentToast, dismissToast } from '../../../shared/ui/overlay/toasts.ts'
import { aCourseRecord, aMyCourse, OPEN_WATER } from '../training.fixture.ts'
import { deviceAttendance } from './attendance-outbox.ts'
import { aClassRecord, aClassSession, ahead, CLASS_ID, MILO, NOURA } from './classes.fixture.ts'

const INSTRUCTOR = 2
const CLASS = `/classes/${CLASS_ID}`
const SESSION = `${CLASS}/sessions/${aClassSession().sessionId}`

afterEach(async () => {
  localStorage.removeItem('fathom.classes-view')
  for (const { key } of await deviceAttendance.list()) await deviceAttendance.remove(key)
})

const choices: ClassChoicesWire = {
  stores: [{ storeNumber: 7001, name: 'Harbour Divers' }],
  instructors: [{ memberNumber: 500001, name: 'Kai Nakamura', storeNumbers: [7001], isCaller: true }],
  courses: [{ packageId: OPEN_WATER, title: 'Open Water Diver' }],
  students: [
    ...[
      { enrolmentId: MILO, affiliateId: 100008, name: 'Milo Hart', memberNumber: 500001 },
      { enrolmentId: NOURA, affiliateId: 100010, name: 'Noura Alharbi', memberNumber: null },
    ].map((one) => ({ ...one, packageId: OPEN_WATER, storeNumber: 7001 })),
  ],
}

const listed = (): ClassesWire => {
  const {
    students,
    attendance: _,
    signOffs: __,
    logs: ___,
    dives: ____,
    maySign: _____,
    ...one
  } = aClassRecord()
  return [{ ...one, students: students.length, sessions: [aClassSession(), ahead()] }]
}

const open = (address: string, answers: Answers, type = INSTRUCTOR) =>
  anOpenPage(address, { ...signedInAs(type), ...answers })

const openClass = (record = aClassRecord(), more: Answers = {}) =>
  open(`/training${CLASS}`, { ...more, [`${CLASS}/questions`]: [], [CLASS]: record })

test('[LE-09] the list has each class with its next session, and the sessions to come by day', async () => {
  const { text } = await open('/training/classes', { '/learning/classes': listed() })
  await soon(() => expect(text()).toContain('May group'))
  expect(text()).toContain('Open Water Diver · Kai Nakamura · 2 students')
  expect(text()).toContain('Next session: 14 May 2099, 9:00 AM (Africa/Cairo)')
  expect(text()).toContain('Jetty')
  expect(text()).not.toContain('Reef Hotel pool')
})

test('[LE-09] without classes the page says what they are for; a failure can be tried again', async () => {
  const empty = await open('/training/classes', { '/learning/classes': [] })
  await soon(() => expect(empty.text()).toContain('No classes yet'))
  const failing = await open('/training/classes', { '/learning/classes': 500 })
  await soon(() => expect(failing.named('button', 'Try again')).toBeDefined())
})

test('[LE-09] the list has the current classes, and a filter the archived ones', async () => {
  const [one] = listed()
  if (!one) throw new Error('there is a class')
  const archived = { ...one, classId: NOURA, name: 'Old group', closedAt: '2026-05-20T10:00:00Z' }
  const page = await open('/training/classes', { '/learning/classes': [one, archived] })
  await soon(() => expect(page.text()).toContain('May group'))
  expect(page.text()).not.toContain('Old group')
  page.named('label', 'Archived1')?.click()
  await soon(() => expect(page.text()).toContain('Old group'))
  expect(page.text()).not.toContain('May group')
  expect(page.router.state.location.search).toBe('?show=archived')
})

const inMonth = (classes: ClassesWire) => {
  localStorage.setItem('fathom.classes-view', 'month')
  return open('/training/classes', { '/learning/classes': classes }, 3)
}

/** Today, and a session of this kind on it. */
const todays = (kind: 'pool' | 'theory', more: Partial<ReturnType<typeof ahead>> = {}) => {
  const date = new Date().toLocaleDateString('sv-SE')
  return ahead({ kind, date, ...more })
}

const aCenter = (): ClassesWire => {
  const [one] = listed()
  if (!one) throw new Error('there is a class')
  return [
    { ...one, sessions: [todays('pool', { place: 'Reef Hotel pool' })] },
    {
      ...{ ...one, classId: NOURA, name: 'June group', memberNumber: 500777, memberName: 'Ama Boateng' },
      sessions: [todays('theory', { sessionId: MILO, place: 'Classroom' })],
    },
  ]
}

test('[LE-09] the month has the sessions on their days, and the list of the day below; the choice is remembered', async () => {
  const page = await open('/training/classes', { '/learning/classes': aCenter() }, 3)
  await soon(() => expect(page.named('label', 'Month')).toBeDefined())
  page.named('label', 'Month')?.click()
  await soon(() => expect(page.find('[role=grid]')).not.toBeNull())
  expect(localStorage.getItem('fathom.classes-view')).toBe('month')
  const cell = page.find('[role=grid] [data-today]')
  expect(cell?.textContent).toContain('Pool')
  expect(cell?.textContent).toContain('Theory')
  expect(page.text()).toContain('Reef Hotel pool')
  expect(page.text()).toContain('Ama Boateng')
})

test('[LE-09] the keyboard moves through days and months, and Today comes back', async () => {
  const page = await inMonth(aCenter())
  const focused = () => page.find<HTMLElement>('[role=grid] [tabindex="0"]')
  await soon(() => expect(focused()?.hasAttribute('data-today')).toBe(true))
  const press = (key: string) =>
    focused()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  const label = () => focused()?.getAttribute('aria-label')
  focused()?.focus()
  const first = label()
  press('PageDown')
  await soon(() => expect(label()).not.toBe(first))
  const second = label()
  expect(page.text()).toContain('No sessions planned')
  press('ArrowRight')
  await soon(() => expect(label()).not.toBe(second))
  expect(page.find('[data-today][data-selected]')).toBeNull()
  page.named('button', 'Today')?.click()
  await soon(() => expect(page.text()).toContain('Reef Hotel pool'))
})

test('[LE-09] a dive center filters the sessions by instructor', async () => {
  const page = await inMonth(aCenter())
  await soon(() => expect(page.find('select')).not.toBeNull())
  const select = page.find<HTMLSelectElement>('select')
  if (!select) throw new Error('there is a filter')
  select.value = '500777'
  select.dispatchEvent(new Event('change', { bubbles: true }))
  await soon(() => expect(page.text()).not.toContain('Reef Hotel pool'))
  expect(page.text()).toContain('Classroom')
  expect(page.router.state.location.search).toBe('?instructor=500777')
})

test('[LE-09] archiving is undone from the message, and a class with sessions to come says why it stays', async () => {
  const sent: unknown[] = []
  const page = await openClass(aClassRecord(), {
    [`${CLASS}/closed`]: ({ body }: { body: string }) => {
      sent.push(JSON.parse(body))
      return 204
    },
  } as Answers)
  await soon(() => expect(page.named('button', 'Archive class')).toBeDefined())
  page.named('button', 'Archive class')?.click()
  await soon(() => expect(currentToast()?.text).toBe('Class archived.'))
  dismissToast(currentToast()?.id ?? 0, true)
  await soon(() => expect(sent).toEqual([{ isClosed: true }, { isClosed: false }]))
  const refused = await openClass(aClassRecord({ sessions: [ahead()] }), {
    [`${CLASS}/closed`]: () => Response.json({ problem: 'class-not-over' }, { status: 409 }),
  } as Answers)
  await soon(() => expect(refused.named('button', 'Archive class')).toBeDefined())
  refused.named('button', 'Archive class')?.click()
  await soon(() => expect(currentToast()?.text).toContain('Some sessions are still to come.'))
})

test('[LE-09] the address of someone else’s class says that it isn’t found', async () => {
  const page = await open(`/training${CLASS}`, { [CLASS]: 404 })
  await soon(() => expect(page.text()).toContain('Class not found'))
  expect(page.text()).not.toContain('No classes yet')
})

test('[LE-09] a new class is sent with the chosen students', async () => {
  const sent: { path: string; body: unknown }[] = []
  const page = await open('/training/classes', {
    '/learning/classes': [],
    '/class-choices': choices,
    '': ({ path, body, method }: { path: string; body: string; method: string }) => {
      if (method === 'PUT') sent.push({ path, body: JSON.parse(body) })
      return 204
    },
  } as Answers)
  await soon(() => expect(page.named('button', 'New class')).toBeDefined())
  page.named('button', 'New class')?.click()
  await soon(() => expect(page.named('dialog label', 'Milo Hart')).toBeDefined())
  const name = page.find<HTMLInputElement>('dialog input[type=text]')
  if (!name) throw new Error('there is a field for the name')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(name, 'June group')
  name.dispatchEvent(new Event('input', { bubbles: true }))
  page.find<HTMLInputElement>('dialog input[type=checkbox]')?.click()
  const save = () => page.named('button', 'Save class') as HTMLButtonElement | undefined
  await soon(() => expect(save()?.disabled).toBe(false))
  save()?.click()
  await soon(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toEqual({
    ...{ name: 'June group', packageId: OPEN_WATER, memberNumber: 500001, storeNumber: 7001 },
    ...{ enrolmentIds: [MILO], version: 0 },
  })
})

test('[LE-09] a class without a dive center is offered to its own instructor only', async () => {
  const centersFor = async (isCaller: boolean, type: number) => {
    const instructors = choices.instructors.map((one) => ({ ...one, isCaller }))
    const answers = { '/learning/classes': [], '/class-choices': { ...choices, instructors } }
    const page = await open('/training/classes', answers, type)
    await soon(() => expect(page.named('button', 'New class')).toBeDefined())
    page.named('button', 'New class')?.click()
    await soon(() => expect(page.named('dialog label', 'Milo Hart')).toBeDefined())
    return [...page.place.querySelectorAll('dialog option')].map(({ textContent }) => textContent)
  }
  expect(await centersFor(true, INSTRUCTOR)).toContain('No dive center')
  const ofCenter = await centersFor(false, 3)
  expect(ofCenter).toContain('Harbour Divers')
  expect(ofCenter).not.toContain('No dive center')
})

test('[LE-09] attendance is one tap each, or one for all, and stays on the device until it is sent', async () => {
  const page = await openClass()
  await soon(() => expect(page.text()).toContain('0 of 2 present'))
  const chip = (name: string, at: number) =>
    [...page.place.querySelectorAll<HTMLElement>('main fieldset button')].filter(
      (one) => one.textContent === name,
    )[at]
  chip('Present', 0)?.click()
  await soon(() => expect(page.text()).toContain('1 of 2 present'))
  await soon(() => expect(page.text()).toContain('Saved on this device.'))
  expect(await deviceAttendance.list()).toMatchObject([{ classId: CLASS_ID, marks: { [MILO]: 'present' } }])
  page.named('button', 'All present')?.click()
  await soon(() => expect(page.text()).toContain('2 of 2 present'))
  chip('Absent', 1)?.click()
  await soon(() => expect(page.text()).toContain('1 of 2 present'))
  chip('Absent', 1)?.click()
  await soon(async () =>
    expect(await deviceAttendance.list()).toMatchObject([{ marks: { [MILO]: 'present', [NOURA]: null } }]),
  )
})

const attended = [
  {
    sessionId: aClassSession().sessionId,
    enrolmentId: NOURA,
    mark: 'present',
    markedAt: '2026-05-14T10:00:00Z',
  },
] as const

test('[LE-09] signing off names those present and what it does, and says what was verified', async () => {
  const sent: unknown[] = []
  const page = await openClass(aClassRecord({ attendance: [...attended] }), {
    [`${SESSION}/sign-off`]: ({ body }: { body: string }) => {
      sent.push(JSON.parse(body))
      return { signed: 1, verified: 2, renamed: ['Milo Hart'] }
    },
  } as Answers)
  await soon(() => expect(page.named('button', 'Sign off session')).toBeDefined())
  page.named('button', 'Sign off session')?.click()
  await soon(() => expect(page.find('dialog')?.textContent).toContain('Dive 1 and Dive 2'))
  const dialog = page.find('dialog')?.textContent
  expect(dialog).toContain('Noura Alharbi')
  expect(dialog).not.toContain('Milo Hart')
  expect(dialog).toContain('have this session’s date and the name shown here')
  expect(dialog).toContain('A sign-off certifies nobody.')
  page.named('dialog button', 'Sign off session')?.click()
  await soon(() => expect(currentToast()?.text).toContain('1 student signed off. 2 logs verified.'))
  expect(currentToast()?.text).toContain('Not signed off because the name has changed: Milo Hart.')
  expect(sent).toEqual([{ students: [{ enrolmentId: NOURA, name: 'Noura Alharbi' }] }])
})

test('[LE-09] a log that the sign-off leaves to the review page is still said to wait', async () => {
  const log = { enrolmentId: NOURA, course: 'confined-water', dive: 1, isVerified: false }
  const page = await openClass(aClassRecord({ attendance: [...attended], logs: [log] }), {
    [`${SESSION}/sign-off`]: () => ({ signed: 0, verified: 0, renamed: [] }),
  } as Answers)
  await soon(() => expect(page.text()).toContain('Log waiting for you'))
  page.named('button', 'Sign off session')?.click()
  await soon(() => expect(page.named('dialog button', 'Sign off session')).toBeDefined())
  page.named('dialog button', 'Sign off session')?.click()
  await soon(() => expect(currentToast()?.text).toBe('Log waiting for you'))
})

test('[LE-09] nobody is signed off before the session, for theory, or by the dive center', async () => {
  const button = async (...given: Parameters<typeof openClass>) => {
    const page = await openClass(...given)
    await soon(() => expect(page.text()).toContain('of 2 present'))
    return page.named('button', 'Sign off session')
  }
  expect(await button(aClassRecord({ attendance: [...attended] }))).toHaveProperty('disabled', false)
  expect(await button(aClassRecord())).toHaveProperty('disabled', true)
  expect(await button(aClassRecord({ maySign: false, attendance: [...attended] }))).toBeUndefined()
  const theory = aClassSession({ kind: 'theory', dives: [] })
  expect(await button(aClassRecord({ sessions: [theory], attendance: [...attended] }))).toBeUndefined()
  expect(await button(aClassRecord({ sessions: [ahead()] }))).toBeUndefined()
})

test('[LE-09] a signed student shows who signed and how the logs stand', async () => {
  const signOff = {
    signOffId: NOURA,
    sessionId: aClassSession().sessionId,
    enrolmentId: NOURA,
    dives: [1, 2],
  }
  const page = await openClass(
    aClassRecord({
      attendance: [...attended],
      signOffs: [
        { ...signOff, signedAt: '2026-05-14T13:00:00Z', signedBy: 'Kai Nakamura', memberNumber: 500001 },
      ],
      logs: [{ enrolmentId: NOURA, course: 'confined-water', dive: 1, isVerified: true }],
    }),
  )
  await soon(() => expect(page.text()).toContain('Signed off by Kai Nakamura, 14 May 2026'))
  expect(page.text()).toContain('Log verified')
  expect(page.text()).toContain('No log yet')
  expect(page.named('button', 'Withdraw sign-off')).toBeDefined()
  const chips = [...page.place.querySelectorAll<HTMLButtonElement>('main fieldset button')]
  expect(chips.map(({ disabled }) => disabled)).toEqual([false, false, true, true])
})

const NEXT = 'Next session: 14 May 2099, 9:00 AM (Africa/Cairo)'

const mineNow = () => {
  const { students: _, ...header } = listed()[0] ?? aClassRecord()
  return [
    {
      ...header,
      sessions: [
        { ...aClassSession(), mark: 'present', signedBy: 'Kai Nakamura', signedAt: '2026-05-14T13:00:00Z' },
        { ...ahead(), mark: null, signedBy: null, signedAt: null },
      ],
    },
  ] as unknown as MyClassesWire
}

test('[LE-09] the dashboard of a student says when and where the next session is', async () => {
  const later = ahead({
    sessionId: NOURA,
    begins: '2100-01-01T06:00:00.000Z',
    ends: '2100-01-01T09:30:00.000Z',
  })
  const [one] = mineNow()
  const second = { ...one, classId: NOURA, name: 'Later group', sessions: [later] }
  const page = await open(
    '/training/dashboard',
    { '/learning/my-courses': [aMyCourse()], '/my-classes': [second, one] },
    1,
  )
  await soon(() => expect(page.text()).toContain(NEXT))
  expect(page.text()).toContain('Open water · Jetty · May group')
  expect(page.text()).not.toContain('Later group')
  expect(page.named('a', 'Your class')?.getAttribute('href')).toBe(`/training/course/${OPEN_WATER}`)
  const over = [{ ...one, sessions: one?.sessions.slice(0, 1) }]
  const without = await open(
    '/training/dashboard',
    { '/learning/my-courses': [aMyCourse()], '/my-classes': over },
    1,
  )
  await soon(() => expect(without.requested().some((path) => path.includes('/my-classes'))).toBe(true))
  await soon(() => expect(without.text()).toContain('Open Water Diver'))
  expect(without.text()).not.toContain('Next session')
})

test('[LE-09] a student sees the next session first on the page of the course', async () => {
  const page = await open(
    `/training/course/${OPEN_WATER}`,
    {
      '/my-classes': mineNow(),
      [`/courses/${OPEN_WATER}`]: aCourseRecord(),
    },
    1,
  )
  await soon(() => expect(page.text()).toContain('Your class'))
  const banner = page.text().indexOf(NEXT)
  expect(banner).toBeGreaterThan(-1)
  for (const below of ['Your class', 'Outline'])
    expect(page.text().indexOf(below), below).toBeGreaterThan(banner)
  expect(page.text()).toContain('Signed off by Kai Nakamura, 14 May 2026')
})

test('[LE-09] only professionals have classes', async () => {
  const page = await open('/training/classes', { '/learning/classes': vi.fn(() => 500) }, 1)
  await soon(() => expect(page.router.state.location.pathname).toBe('/training/unauthorized'))
})
