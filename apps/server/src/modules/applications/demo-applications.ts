import type { ApplicationMove } from '@fathom/domain/applications'

export type DemoMove = { move: ApplicationMove; daysAgo: number; reason?: string }

type DemoApplication = {
  number: number
  typeId: 'divemaster' | 'emergency-response-instructor'
  startedDaysAgo: number
  moves: readonly DemoMove[]
}

const way = (daysAgo: number, ...moves: readonly ApplicationMove[]): DemoMove[] =>
  moves.map((move, at) => ({ move, daysAgo: daysAgo - at }))

/** One in each status (ST-03), the draft after a return. */
export const DEMO_APPLICATIONS: readonly DemoApplication[] = [
  {
    number: 1,
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
    typeId: 'emergency-response-instructor',
    startedDaysAgo: 3,
    moves: way(1, 'submit'),
  },
  { number: 3, typeId: 'divemaster', startedDaysAgo: 6, moves: way(4, 'submit', 'open') },
  {
    number: 4,
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
    typeId: 'divemaster',
    startedDaysAgo: 22,
    moves: way(20, 'submit', 'open', 'approve', 'request-payment'),
  },
  {
    number: 6,
    typeId: 'divemaster',
    startedDaysAgo: 70,
    moves: [
      ...way(68, 'submit'),
      { move: 'cancel', daysAgo: 66, reason: 'I start again with another instructor.' },
    ],
  },
  {
    number: 7,
    typeId: 'emergency-response-instructor',
    startedDaysAgo: 120,
    moves: way(118, 'submit', 'open', 'approve', 'request-payment', 'record-payment', 'complete'),
  },
]
