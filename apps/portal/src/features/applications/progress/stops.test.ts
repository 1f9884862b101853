import type { ApplicationWire } from '@fathom/contract/applications'
import { expect, test } from 'vitest'
import { anApplication } from '../application.fixture.ts'
import { stopsOf } from './stops.ts'

type Moved = ApplicationWire['history'][number]

const moved = (move: Moved['move'], from: Moved['from'], to: Moved['to'], at: string): Moved => ({
  ...{ move, from, to, at },
  role: 'instructor',
  name: 'Kai Nakamura',
  reason: '',
})

const SENT = moved('submit', 'Draft', 'Submitted to Instructor', '2026-11-02T09:00:00.000Z')
const OPENED = moved('open', 'Submitted to Instructor', 'Member Review', '2026-11-03T09:00:00.000Z')
const RETURNED = moved('return', 'Member Review', 'Draft', '2026-11-04T09:00:00.000Z')
const APPROVED = moved('approve', 'Member Review', 'Provider Review', '2026-11-06T09:00:00.000Z')

test('[ST-03] the progress shows past, current and future stops', () => {
  const stops = stopsOf(
    anApplication({
      status: 'Provider Review',
      history: [SENT, OPENED, APPROVED],
      ahead: ['Payment Requested', 'Complete'],
    }),
  )
  expect(stops.map(({ status, state }) => [status, state])).toEqual([
    ['Submitted to Instructor', 'done'],
    ['Member Review', 'done'],
    ['Provider Review', 'now'],
    ['Payment Requested', 'ahead'],
    ['Complete', 'ahead'],
  ])
})

test('[ST-03] stops from before a return are no longer part of the progress', () => {
  const again = { ...SENT, at: '2026-11-05T09:00:00.000Z' }
  const stops = stopsOf(
    anApplication({
      status: 'Submitted to Instructor',
      history: [SENT, OPENED, RETURNED, again],
      ahead: ['Member Review'],
    }),
  )
  expect(stops).toEqual([
    { status: 'Submitted to Instructor', at: again.at, state: 'now' },
    { status: 'Member Review', at: undefined, state: 'ahead' },
  ])
})
