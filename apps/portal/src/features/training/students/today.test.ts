import type { ClassesWire } from '@fathom/contract/training/classes'
import { expect, test } from 'vitest'
import { aClassRecord, aClassSession } from '../classes/classes.fixture.ts'
import { aClass } from './class.fixture.ts'
import { keptOut, needHelpToday, todaysSessions } from './today.ts'

const NOW = new Date('2026-05-14T05:00:00Z')
const MISSING = { form: 'release', state: 'missing', request: 'none', since: null } as const

const idOf = (number: number) => `01920000-0000-7000-8000-00000000e${number}`
/** Milo is stuck, Noura is ready, Ines and Zoë make progress. */
const students = (...uncleared: string[]) =>
  aClass().map((student, at) => ({
    ...student,
    courses: student.courses.map((course) => ({
      ...course,
      enrolmentId: idOf(101 + at),
      formsInTheWay: uncleared.includes(student.name) ? [MISSING] : [],
    })),
  }))
const [MILO, NOURA, INES, ZOE] = [101, 102, 103, 104].map(idOf)

const { students: _, ...header } = aClassRecord()
const aListedClass = (more: Partial<ClassesWire[number]> = {}): ClassesWire[number] => ({
  ...header,
  ...{ students: 2, enrolmentIds: [MILO ?? '', NOURA ?? ''], sessions: [aClassSession()] },
  ...more,
})
const later = aClassSession({
  ...{ sessionId: idOf(200), kind: 'open-water', startsAt: '14:00', endsAt: '17:00' },
  ...{ begins: '2026-05-14T11:00:00.000Z', ends: '2026-05-14T14:00:00.000Z' },
})
const afternoon = aListedClass({
  ...{ name: 'Afternoon', enrolmentIds: [INES ?? '', ZOE ?? ''], sessions: [later] },
})
const names = (classes: ClassesWire, now: Date, ...uncleared: string[]) =>
  needHelpToday(todaysSessions(classes, students(...uncleared), now), now).map(
    ({ place }) => place.student.name,
  )

test('[SN-01] the sessions of today come in the order of time, with their students; archived classes have none', () => {
  const archived = aListedClass({ closedAt: '2026-05-13T10:00:00.000Z' })
  const tomorrow = aListedClass({ sessions: [aClassSession({ date: '2026-05-15' })] })
  const today = todaysSessions([afternoon, archived, tomorrow, aListedClass()], students(), NOW)
  expect(today.map(({ name, places }) => [name, places.map(({ student }) => student.name)])).toEqual([
    ['May group', ['Milo Hart', 'Noura Alharbi']],
    ['Afternoon', ['Ines Duarte', 'Zoë Müller']],
  ])
})

test('[SN-01] [TS-04] whom a form keeps out of the water needs help before who is stuck', () => {
  const both = [afternoon, aListedClass()]
  expect(names(both, NOW)).toEqual(['Milo Hart'])
  expect(names(both, NOW, 'Zoë Müller', 'Noura Alharbi')).toEqual([
    ...['Noura Alharbi', 'Zoë Müller', 'Milo Hart'],
  ])
  expect(names(both, NOW, 'Milo Hart')).toEqual(['Milo Hart'])
  // The morning is over.
  expect(names(both, new Date('2026-05-14T10:00:00Z'), 'Zoë Müller', 'Noura Alharbi')).toEqual(['Zoë Müller'])
})

test('[SN-01] theory needs no forms, and an answer stored earlier names no students', () => {
  const theory = aListedClass({ sessions: [aClassSession({ kind: 'theory' })] })
  const [session] = todaysSessions([theory], students('Noura Alharbi'), NOW)
  expect(session && keptOut(session)).toEqual([])
  const { enrolmentIds: __, ...earlier } = aListedClass()
  expect(todaysSessions([earlier], students(), NOW)[0]).toMatchObject({ students: 2, places: [] })
})
