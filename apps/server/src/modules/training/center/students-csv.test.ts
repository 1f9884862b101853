import type { CenterStudentWire } from '@fathom/contract/training'
import { expect, test } from 'vitest'
import { studentsCsv } from './students-csv.ts'

const named = (name: string, memberName: string | null = null): CenterStudentWire => ({
  ...{ affiliateId: 1, name, memberNumber: null, memberName },
  course: {
    ...{ title: 'Open Water Diver', state: 'going', progress: 0.5, enrolledAt: '2026-05-01T08:00:00Z' },
    ...{ examScore: null, examLateSeconds: null, formsInTheWay: [], certifiedAt: null },
  } as unknown as CenterStudentWire['course'],
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  '[LE-10] %j is no formula in a spreadsheet',
  (name) => {
    expect(
      studentsCsv([named(name)], 'en-US')
        .split('\r\n')[1]
        ?.replace(/^"/, ''),
    ).toMatch(/^'/)
  },
)

test('[TS-11] the last column says how long after the end an exam arrived', () => {
  const { course, ...student } = named('Ann')
  const csv = studentsCsv([{ ...student, course: { ...course, examLateSeconds: 90 } }], 'en-US')
  const [headings, line] = csv.split('\r\n').map((one) => one.split(',').at(-1))
  expect([headings, line]).toEqual(['Exam handed in late', 'Arrived 2 minutes after the end'])
})

test('[LE-10] exam and forms have their columns; forms end with the certification', () => {
  const { course, ...student } = named('Ann')
  const missing = { form: 'release', state: 'missing', request: 'none', since: null } as const
  const cells = (more: Partial<typeof course>) =>
    studentsCsv([{ ...student, course: { ...course, ...more } }], 'en-US')
      .split('\r\n')
      .map((line) => line.split(',').slice(6, 8))
  expect(cells({ examScore: 0.875, formsInTheWay: [missing] }).slice(0, 2)).toEqual([
    ['Final exam', 'Forms'],
    ['88%', 'Release: Missing'],
  ])
  const waiting = { ...missing, state: 'guardian-awaited' } as const
  expect(cells({ formsInTheWay: [{ ...waiting, form: 'medical' }, waiting] })[1]?.[1]).toBe(
    'Medical: Waiting for guardian · Release: Waiting for guardian',
  )
  expect(cells({ certifiedAt: '2026-05-20T08:00:00Z' })[1]).toEqual(['', ''])
})

test('[LE-10] quotes what would end a cell, and leaves other names as they are', () => {
  const [, first, second] = studentsCsv([named('O"Hara, Ann', 'Zoë Müller')], 'en-US').split('\r\n')
  expect(first).toBe('"O""Hara, Ann",Open Water Diver,Zoë Müller,In progress,50%,2026-05-01,,Forms complete,')
  expect(second).toBe('')
})
