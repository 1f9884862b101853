import { EMPTY_LOG, missingIn } from '@fathom/domain/logbook'
import { expect, test } from 'vitest'
import { aContent } from './dive-log.fixture.ts'
import { sectionsOf, stateOf } from './section-state.ts'
import { inFormOrder, shownOf } from './shown-problems.ts'

const content = aContent({
  title: '',
  depthTime: { ...EMPTY_LOG.depthTime, maxDepth: 18 },
})
const problems = missingIn(content, 'Training')
const facts = { content, problems, shown: problems, hasPhotos: false }

test('[VA-05] a section with a missing field reports it, but only after an attempt to send', () => {
  expect(stateOf('depthTime', facts)).toBe('missing')
  expect(stateOf('depthTime', { ...facts, shown: [] })).toBe('open')
})

test('required sections are done when nothing is missing, optional ones when anything is filled in', () => {
  expect(stateOf('dive', { ...facts, problems: [], shown: [] })).toBe('done')
  expect(stateOf('conditions', facts)).toBe('open')
  const said = { ...content, conditions: { ...content.conditions, surge: 'None' as const } }
  expect(stateOf('conditions', { ...facts, content: said })).toBe('done')
  expect(stateOf('photos', { ...facts, hasPhotos: true })).toBe('done')
})

test('a recreational log has no skills', () => {
  expect(sectionsOf('Recreational')).not.toContain('skills')
  expect(sectionsOf('Training')).toContain('skills')
})

test('impossible values are reported on blur, missing ones only after an attempt to send', () => {
  const deep = { section: 'depthTime', field: 'maxDepth', problem: 'out-of-range' } as const
  const all = inFormOrder([deep, ...problems])
  expect(all[0]).toMatchObject({ section: 'dive', field: 'title' })
  expect(shownOf(all, new Set(['depthTime.maxDepth', 'dive.title']), false)).toEqual([deep])
  expect(shownOf(all, new Set(), true)).toEqual(all)
})
