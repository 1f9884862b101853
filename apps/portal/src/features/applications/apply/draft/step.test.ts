import { expect, test } from 'vitest'
import { anApplication, KAI } from '../../application.fixture.ts'
import { fieldsOf } from './fields.ts'
import { gapsIn, stateOf } from './step.ts'
import { findPlace, forgetPlace, keepPlace } from './stored-step.ts'

const draft = anApplication()

test('[SC-12] each gap links to the step that closes it; an explanation closes all but an age', () => {
  expect(gapsIn(draft, fieldsOf(draft))).toEqual([
    { gap: 'dives', step: 'prerequisites' },
    { gap: 'instructor', step: 'people' },
    { gap: 'teachingAddress', step: 'address' },
  ])
  const shown = { ...fieldsOf(draft), dives: 'Paper logbook', instructor: KAI }
  expect(gapsIn(draft, shown)).toEqual([{ gap: 'teachingAddress', step: 'address' }])
  const young = anApplication({ prerequisites: [{ code: 'age', needed: 18, has: 16, isMet: false }] })
  expect(gapsIn(young, shown)[0]).toEqual({ gap: 'age', step: 'prerequisites' })
})

test('a visited step is done or incomplete; a step that was not visited is neither', () => {
  const gaps = gapsIn(draft, fieldsOf(draft))
  expect(stateOf('you', gaps, 'people')).toBe('done')
  expect(stateOf('prerequisites', gaps, 'people')).toBe('missing')
  expect(stateOf('people', gaps, 'people')).toBe('open')
  expect(stateOf('review', gaps, 'sign')).toBe('missing')
  expect(stateOf('review', [], 'sign')).toBe('done')
})

test('[RT-19] the last step is restored, and so is the furthest one', () => {
  expect(findPlace(localStorage, 'a')).toEqual({ step: 'you', furthest: 'you' })
  keepPlace(localStorage, 'a', 'fees')
  keepPlace(localStorage, 'a', 'people')
  expect(findPlace(localStorage, 'a')).toEqual({ step: 'people', furthest: 'fees' })
  forgetPlace(localStorage, 'a')
  expect(findPlace(localStorage, 'a').step).toBe('you')
})
