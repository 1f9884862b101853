import { APPLICATION_STATUSES, listMoves } from '@fathom/domain/applications'
import { expect, test } from 'vitest'
import { anApplication } from '../application.fixture.ts'
import { REVIEW_MOVES } from './review-moves.ts'
import { situationOf } from './situation.ts'

test('[SC-15] each reader sees what is expected of them in every status', () => {
  const shown = (role: 'instructor' | 'store' | 'provider') =>
    APPLICATION_STATUSES.map((status) => situationOf(anApplication({ status, role })))
  const end = ['payment', 'canceled', 'complete']
  expect(shown('instructor')).toEqual(['draft', 'open', 'judge', 'withProvider', ...end])
  expect(shown('store')).toEqual(['draft', 'withInstructor', 'withInstructor', 'withProvider', ...end])
  expect(shown('provider')).toEqual(['draft', 'withInstructor', 'withInstructor', 'check', ...end])
})

test('[ST-03] every move of a reviewer has a button, and asks for a reason where the table requires one', () => {
  for (const status of APPLICATION_STATUSES)
    for (const role of ['instructor', 'store', 'provider'] as const)
      for (const move of listMoves({ status, role, isFeeDue: true }))
        expect(Object.keys(REVIEW_MOVES)).toContain(move)
  expect([REVIEW_MOVES.return.reason, REVIEW_MOVES.cancel.reason]).toEqual(['required', 'required'])
})
