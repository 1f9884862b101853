import { expect, test } from 'vitest'
import { reasonIn, wordedChanges } from './worded-changes.ts'

const change = (field: string, before: unknown, after: unknown) => ({
  field,
  before: JSON.stringify(before),
  after: JSON.stringify(after),
})

test('names a change after its form field', () => {
  expect(
    wordedChanges([change('depth_time.max_depth', 18, 19.2), change('dive_title', '', 'Wreck')]),
  ).toEqual([
    { field: 'maxDepth', before: 18, after: 19.2 },
    { field: 'title', before: '', after: 'Wreck' },
  ])
})

test("doesn't list changes that follow from the action itself", () => {
  expect(wordedChanges([change('status', 'Draft', 'Pending'), change('submitted_date', null, 'x')])).toEqual(
    [],
  )
})

test('[ST-01] keeps the reason for a return in the history', () => {
  expect(
    reasonIn([change('status', 'Pending', 'Resubmit'), change('resubmit_reason', null, 'Add the weight')]),
  ).toBe('Add the weight')
  expect(reasonIn([change('resubmit_reason', 'Add the weight', null)])).toBeUndefined()
})
