import { expect, test } from 'vitest'
import { aClass, NITROX } from './class.fixture.ts'
import { classOf, coursesOf, EVERYBODY } from './class-list.ts'

const namesIn = (view: Partial<typeof EVERYBODY>) =>
  classOf(aClass(), { ...EVERYBODY, ...view }).groups.map(
    ({ state, places }) => `${state}: ${places.map(({ student }) => student.name).join(', ')}`,
  )

test('[SC-16] a class is grouped, with students who need attention first', () => {
  expect(namesIn({})).toEqual(['stuck: Milo Hart', 'ready: Noura Alharbi', 'going: Ines Duarte, Zoë Müller'])
})

test('[SC-16] the filter leaves one group, and its counts follow the search', () => {
  expect(namesIn({ state: 'ready' })).toEqual(['ready: Noura Alharbi'])
  expect(classOf(aClass(), EVERYBODY).counts).toEqual({
    all: 4,
    stuck: 1,
    uncleared: 0,
    ready: 1,
    going: 2,
    certifiable: 0,
    certified: 0,
  })
  expect(classOf(aClass(), { ...EVERYBODY, search: 'noura' }).counts).toMatchObject({
    all: 1,
    stuck: 0,
    ready: 1,
  })
})

test('[SC-16] someone with two courses is one student', () => {
  const [milo, ...others] = aClass()
  const [course] = milo?.courses ?? []
  if (!milo || !course) throw new Error('the class has a student')
  const twice = { ...milo, courses: [course, { ...course, enrolmentId: 'another' }] }
  expect(classOf([twice, ...others], EVERYBODY).shown).toBe(4)
})

test('[TS-04] "Not cleared" counts and shows everyone whose forms are not in order, however far the theory is', () => {
  const formsInTheWay = [{ form: 'medical', state: 'missing', request: 'none', since: null } as const]
  const students = aClass().map((student) =>
    student.name === 'Noura Alharbi'
      ? student
      : { ...student, courses: student.courses.map((course) => ({ ...course, formsInTheWay })) },
  )
  const { counts, groups, shown } = classOf(students, { ...EVERYBODY, state: 'uncleared' })
  expect([counts.uncleared, shown]).toEqual([3, 3])
  expect(groups.map(({ state }) => state)).toEqual(['stuck', 'going'])
})

test('[TS-05] "Not cleared" has who waits only for the confirmation of the birth date', () => {
  const students = aClass().map((student) => ({
    ...student,
    courses: student.courses.map((course) =>
      student.name === 'Noura Alharbi'
        ? { ...course, state: 'uncleared' as const, isBirthDateUnconfirmed: true as const }
        : course,
    ),
  }))
  const { counts, shown } = classOf(students, { ...EVERYBODY, state: 'uncleared' })
  expect([counts.uncleared, counts.certifiable, shown]).toEqual([1, 0, 1])
})

test('[SC-16] students ready to certify come before those waiting for dives, and certified ones appear only on request', () => {
  const [milo, noura, ines, zoe] = aClass()
  const withState = (student: typeof milo, state: 'certifiable' | 'certified') =>
    student ? [{ ...student, courses: student.courses.map((course) => ({ ...course, state })) }] : []
  const students = [milo, noura].flatMap((one) => one ?? [])
  students.push(...withState(ines, 'certifiable'), ...withState(zoe, 'certified'))
  const { groups, counts } = classOf(students, EVERYBODY)
  expect(groups.map(({ state }) => state)).toEqual(['stuck', 'certifiable', 'ready'])
  expect(counts).toMatchObject({ all: 3, certifiable: 1, certified: 1 })
  const certified = classOf(students, { ...EVERYBODY, state: 'certified' })
  expect(certified.groups.map(({ places }) => places.map(({ student }) => student.name))).toEqual([
    ['Zoë Müller'],
  ])
})

test('[SC-16] a search matches names and courses, ignoring case and accents', () => {
  expect(namesIn({ search: 'MULLER zoe' })).toEqual(['going: Zoë Müller'])
  expect(namesIn({ search: 'nitrox' })).toEqual(['going: Zoë Müller'])
  expect(namesIn({ search: 'nobody' })).toEqual([])
})

test('[SC-16] a class can be filtered by course', () => {
  expect(namesIn({ course: NITROX })).toEqual(['going: Zoë Müller'])
  expect(coursesOf(aClass()).map(({ title }) => title)).toEqual(['Enriched Air Nitrox', 'Open Water Diver'])
})
