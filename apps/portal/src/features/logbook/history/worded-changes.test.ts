import { expect, test } from 'vitest'
import { reasonIn, toldChanges } from './worded-changes.ts'

const change = (field: string, before: unknown, after: unknown) => ({
  field,
  before: JSON.stringify(before),
  after: JSON.stringify(after),
})

test('a change is told by the name that the form gives its field', () => {
  expect(toldChanges([change('depth_time.max_depth', 18, 19.2), change('dive_title', '', 'Wreck')])).toEqual([
    { field: 'maxDepth', before: 18, after: 19.2 },
    { field: 'title', before: '', after: 'Wreck' },
  ])
})

test('what follows from the deed is not told again', () => {
  expect(toldChanges([change('status', 'Draft', 'Pending'), change('submitted_date', null, 'x')])).toEqual([])
})

test('[ST-01] the reason of a return stays in the history', () => {
  expect(
    reasonIn([change('status', 'Pending', 'Resubmit'), change('resubmit_reason', null, 'Add the weight')]),
  ).toBe('Add the weight')
  expect(reasonIn([change('resubmit_reason', 'Add the weight', null)])).toBeUndefined()
})
