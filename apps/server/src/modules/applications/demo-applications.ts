import type { ApplicationMove, Evidence } from '@fathom/domain/applications'
import type { DemoPersonName } from '../../platform/demo.ts'

export type DemoMove = { move: ApplicationMove; daysAgo: number; reason?: string }

type DemoApplication = {
  number: number
  by: DemoPersonName
  typeId: 'divemaster' | 'emergency-response-instructor'
  startedDaysAgo: number
  moves: readonly DemoMove[]
}

const way = (daysAgo: number, ...moves: readonly ApplicationMove[]): DemoMove[] =>
  moves.map((move, at) => ({ move, daysAgo: daysAgo - at }))

/** What their cards and logs here don't show. */
export const DEMO_EVIDENCE: Partial<Record<DemoPersonName, Evidence>> = {
  applicant: {
    dives: 'Paper logbook, 52 dives up to 2023',
    oxygen: 'Oxygen course with another organization, card OX-1180',
  },
  veteran: {
    'first-aid': 'First aid course of the fire department, card FA-2207',
    oxygen: 'Oxygen course with another organization, card OX-0312',
  },
  trial: {
    rescue: 'Rescue course with another organization, card R-4471',
    'first-aid': 'First aid course for lifeguards, card FA-9054',
    oxygen: 'Oxygen course with another organization, card OX-2036',
    dives: 'Paper logbook, 61 dives up to 2025',
  },
}

/** One in each status (ST-03), the draft after a return. A person has one open application of a type (OF-04). */
export const DEMO_APPLICATIONS: readonly DemoApplication[] = [
  {
    number: 1,
    by: 'veteran',
    typeId: 'divemaster',
    startedDaysAgo: 9,
    moves: [
      ...way(7, 'submit', 'open'),
      {
        move: 'return',
        daysAgo: 5,
        reason: 'Please add the dives of your paper logbook, with a photo of it.',
      },
    ],
  },
  {
    number: 2,
    by: 'trial',
    typeId: 'emergency-response-instructor',
    startedDaysAgo: 3,
    moves: way(1, 'submit'),
  },
  {
    number: 3,
    by: 'trial',
    typeId: 'divemaster',
    startedDaysAgo: 6,
    moves: way(4, 'submit', 'open'),
  },
  {
    number: 4,
    by: 'applicant',
    typeId: 'divemaster',
    startedDaysAgo: 9,
    moves: [
      ...way(6, 'submit', 'open'),
      {
        move: 'approve',
        daysAgo: 4,
        reason: 'Sam led three dives for me this month, calm and clear every time.',
      },
    ],
  },
  {
    number: 5,
    by: 'veteran',
    typeId: 'emergency-response-instructor',
    startedDaysAgo: 22,
    moves: way(20, 'submit', 'open', 'approve', 'request-payment'),
  },
  {
    number: 6,
    by: 'applicant',
    typeId: 'divemaster',
    startedDaysAgo: 70,
    moves: [
      ...way(68, 'submit'),
      { move: 'cancel', daysAgo: 66, reason: 'I start again with another instructor.' },
    ],
  },
  {
    number: 7,
    by: 'applicant',
    typeId: 'emergency-response-instructor',
    startedDaysAgo: 120,
    moves: way(118, 'submit', 'open', 'approve', 'request-payment', 'record-payment', 'complete'),
  },
]
