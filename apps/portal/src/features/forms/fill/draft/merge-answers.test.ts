import { expect, test } from 'vitest'
import { MEDICAL } from './a-form.ts'
import { mergeAnswers } from './merge-answers.ts'

test('an answer that only one device changed is taken from either', () => {
  const both = mergeAnswers(MEDICAL, {}, { q1: 'no' }, { q3: 'yes' })
  expect(both).toEqual({ mine: { q1: 'no', q3: 'yes' }, theirs: { q1: 'no', q3: 'yes' }, conflicts: [] })
})

test('the same answer on both devices is no conflict', () => {
  expect(mergeAnswers(MEDICAL, {}, { q1: 'no' }, { q1: 'no' }).conflicts).toEqual([])
})

test('where both answered differently the person chooses, and either choice keeps all other answers', () => {
  const both = mergeAnswers(MEDICAL, { q3: 'no' }, { q3: 'yes', q5: 'no' }, { q10: 'no' })
  expect(both.conflicts).toEqual(['q3'])
  expect(both.mine).toEqual({ q3: 'yes', q5: 'no', q10: 'no' })
  expect(both.theirs).toEqual({ q5: 'no', q10: 'no' })
})

test('[SC-09] a box that the chosen answer closes is cleared', () => {
  const both = mergeAnswers(MEDICAL, { q1: 'yes' }, { q1: 'no' }, { q1: 'yes', a1: 'yes' })
  expect(both.mine).toEqual({ q1: 'no' })
})
