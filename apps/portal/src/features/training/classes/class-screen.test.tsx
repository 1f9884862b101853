import type { ClassWire } from '@fathom/contract/training/classes'
import { beforeEach, expect, test, vi } from 'vitest'
import { anOpenPage, signedInAs, soon } from '../../../app/testing/open-page.fixture.tsx'
import { aClassRecord, aClassSession, ahead, CLASS_ID, NOURA } from './classes.fixture.ts'

const INSTRUCTOR = 2
const CLASS = `/classes/${CLASS_ID}`

// In this environment a collapsed selection fires a change event every time, in an endless loop.
beforeEach(() => void vi.spyOn(Selection.prototype, 'collapse').mockReturnValue())

const openClass = (record: Partial<ClassWire>) =>
  anOpenPage(`/training${CLASS}`, {
    ...signedInAs(INSTRUCTOR),
    [`${CLASS}/questions`]: [],
    [CLASS]: aClassRecord(record),
  })

test('[LE-09] attendance is recorded from the day of the session; an earlier mark can be taken away', async () => {
  const { sessionId } = ahead()
  const page = await openClass({
    sessions: [ahead()],
    attendance: [{ sessionId, enrolmentId: NOURA, mark: 'present', markedAt: '2026-05-14T10:00:00Z' }],
  })
  await soon(() => expect(page.text()).toContain('You can record attendance from 14 May 2099.'))
  const chips = [...page.place.querySelectorAll<HTMLButtonElement>('main fieldset button')]
  expect(chips.map(({ disabled }) => disabled)).toEqual([true, true, false, true])
  expect(page.named('button', 'All present')).toHaveProperty('disabled', true)
  const begun = await openClass({})
  await soon(() => expect(begun.named('button', 'All present')).toHaveProperty('disabled', false))
  expect(begun.text()).not.toContain('You can record attendance from')
})

test('[LE-09] an archived class offers to be reopened, and no editing', async () => {
  const EDITING = ['Edit class', 'Add session', 'Edit session']
  const current = await openClass({})
  await soon(() => expect(EDITING.filter((name) => current.named('button', name))).toEqual(EDITING))
  const page = await openClass({ closedAt: '2026-05-20T10:00:00Z' })
  await soon(() => expect(page.named('button', 'Restore class')).toBeDefined())
  expect(EDITING.filter((name) => page.named('button', name))).toEqual([])
})

const editing = async (session: Parameters<typeof aClassSession>[0]) => {
  const page = await openClass({ sessions: [aClassSession(session)] })
  await soon(() => expect(page.named('button', 'Edit session')).toBeDefined())
  page.named('button', 'Edit session')?.click()
  const save = () => page.named('dialog button', 'Save session') as HTMLButtonElement | undefined
  await soon(() => expect(save()).toBeDefined())
  return { ...page, save, words: () => page.find('dialog')?.textContent ?? '' }
}

test('[LE-09] a night dive ends on the next day; a session without a duration is refused at its field', async () => {
  const night = await editing({ startsAt: '22:00', endsAt: '00:30' })
  expect(night.words()).toContain('Ends on the next day.')
  expect(night.save()).toHaveProperty('disabled', false)
  const empty = await editing({ startsAt: '09:00', endsAt: '09:00' })
  expect(empty.words()).toContain('The session must end after it starts.')
  expect(empty.save()).toHaveProperty('disabled', true)
})

test('[LE-09] a date of more than a year ago is saved once it is confirmed', async () => {
  const page = await editing({ date: '1990-11-18' })
  expect(page.words()).not.toContain('more than a year ago')
  page
    .find('dialog [data-type="day"]')
    ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true }))
  await soon(() => expect(page.words()).toContain('Yes, this session was more than a year ago.'))
  expect(page.save()).toHaveProperty('disabled', true)
  page.named('dialog label', 'Yes, this session was more than a year ago.')?.click()
  await soon(() => expect(page.save()).toHaveProperty('disabled', false))
})

test('[LE-09] [TS-04] signing off says whose forms are not cleared, and why', async () => {
  const { students } = aClassRecord()
  const missing = { form: 'release', state: 'missing', request: 'none', since: null } as const
  const page = await openClass({
    students: students.map(({ course, ...student }) => ({
      ...student,
      course: { ...course, formsInTheWay: course.enrolmentId === NOURA ? [missing] : [] },
    })),
    attendance: students.map(({ course: { enrolmentId } }) => ({
      ...{ sessionId: aClassSession().sessionId, enrolmentId, mark: 'present' as const },
      markedAt: '2026-05-14T10:00:00Z',
    })),
  })
  await soon(() => expect(page.named('button', 'Sign off session')).toHaveProperty('disabled', false))
  page.named('button', 'Sign off session')?.click()
  await soon(() => expect(page.find('dialog')?.textContent).toContain('Not cleared for the water'))
  const warned = [...page.place.querySelectorAll('dialog li')].filter(({ textContent }) =>
    textContent.includes('·'),
  )
  expect(warned.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Noura Alharbi · .*: .+\.$/),
  ])
})

test('[LE-09] [TS-04] signing off says whose form was first signed after the session', async () => {
  const { students } = aClassRecord()
  const { begins } = aClassSession()
  const later = new Date(Date.parse(begins) + 86_400_000).toISOString()
  const page = await openClass({
    students: students.map(({ course, ...student }) => ({
      ...student,
      course: { ...course, formsSigned: [{ form: 'release', at: isNoura(course) ? later : begins }] },
    })),
    attendance: students.map(({ course: { enrolmentId } }) => ({
      ...{ sessionId: aClassSession().sessionId, enrolmentId, mark: 'present' as const },
      markedAt: '2026-05-14T10:00:00Z',
    })),
  })
  await soon(() => expect(page.named('button', 'Sign off session')).toHaveProperty('disabled', false))
  page.named('button', 'Sign off session')?.click()
  await soon(() => expect(page.find('dialog')?.textContent).toContain('Missing at the session, signed since'))
  const named = [...page.place.querySelectorAll('dialog li')].filter(({ textContent }) =>
    textContent.includes('·'),
  )
  expect(named.map(({ textContent }) => textContent)).toEqual(['Noura Alharbi · Release: 15 May 2026'])
})

const isNoura = ({ enrolmentId }: { enrolmentId: string }) => enrolmentId === NOURA

const { sessionId } = aClassSession()
const ofNoura = { sessionId, enrolmentId: NOURA }
const attendance = [{ ...ofNoura, mark: 'present', markedAt: '2026-05-14T10:00:00Z' }] as const
const signOffs = [
  {
    ...{ ...ofNoura, signOffId: NOURA, dives: [1, 2], signedAt: '2026-05-14T13:00:00Z' },
    ...{ signedBy: 'Kai Nakamura', memberNumber: 500001 },
  },
]
const log = { enrolmentId: NOURA, course: 'confined-water', dive: 1, isVerified: false }
const [SIGN, VERIFY, REVIEW] = [
  'Sign off session',
  'Verify new logs',
  'Review logs with another date or name',
]
const DONE = 'Everyone who was present is signed off.'

test('[LE-09] who was present and left the class since is named, and signed off with the others', async () => {
  const { students } = aClassRecord()
  const isNoura = ({ course }: (typeof students)[number]) => course.enrolmentId === NOURA
  const [former, others] = [students.filter(isNoura), students.filter((one) => !isNoura(one))]
  const page = await openClass({ students: others, former, attendance: [...attendance] })
  await soon(() => expect(page.text()).toContain('Noura AlharbiPresent. No longer in the class.'))
  page.named('button', SIGN)?.click()
  await soon(() => expect(page.find('dialog li')?.textContent).toBe('Noura Alharbi'))
  const absent = await openClass({ students: others, former })
  await soon(() => expect(absent.named('button', SIGN)).toHaveProperty('disabled', true))
  expect(absent.text()).not.toContain('No longer in the class')
})

test('[LE-09] a session that is signed off says so and has no button; before it, the button has a reason', async () => {
  const nobody = await openClass({})
  await soon(() => expect(nobody.named('button', SIGN)).toHaveProperty('disabled', true))
  expect(nobody.text()).toContain('First, mark who was present.')
  expect(nobody.named('button', SIGN)?.getAttribute('aria-describedby')).toBe(
    nobody.named('p', 'First, mark who was present.')?.id,
  )
  const open = await openClass({ attendance: [...attendance] })
  await soon(() => expect(open.named('button', SIGN)).toHaveProperty('disabled', false))
  expect(open.text()).not.toContain(DONE)
  const done = await openClass({ attendance: [...attendance], signOffs })
  await soon(() => expect(done.text()).toContain(DONE))
  for (const name of [SIGN, VERIFY]) expect(done.named('button', name)).toBeUndefined()
  expect(done.named('a', REVIEW)).toBeUndefined()
})

test('[LE-09] logs that came since can be verified; those of another day or name wait for the review page', async () => {
  const signed = { attendance: [...attendance], signOffs }
  const since = await openClass({ ...signed, logs: [{ ...log, signableOn: ['2026-05-14'] }] })
  await soon(() => expect(since.named('button', VERIFY)).toHaveProperty('disabled', false))
  expect(since.named('a', REVIEW)).toBeUndefined()
  const other = await openClass({ ...signed, logs: [{ ...log, signableOn: ['2026-05-15'] }] })
  await soon(() => expect(other.named('a', REVIEW)?.getAttribute('href')).toBe('/logbook/review'))
  expect(other.text()).toContain(DONE)
  expect(other.named('button', VERIFY)).toBeUndefined()
})

test('[LE-09] a new session starts in the time zone of the class, not in that of the browser', async () => {
  const page = await openClass({ sessions: [], timeZone: 'Pacific/Honolulu' })
  await soon(() => expect(page.named('button', 'Add session')).toBeDefined())
  page.named('button', 'Add session')?.click()
  const zone = () => [...page.place.querySelectorAll<HTMLSelectElement>('dialog select')].at(-1)?.value
  await soon(() => expect(zone()).toBe('Pacific/Honolulu'))
})

test('[LE-09] a class without students says so', async () => {
  const page = await openClass({ students: [] })
  await soon(() => expect(page.text()).toContain('No students in this class yet.'))
})
