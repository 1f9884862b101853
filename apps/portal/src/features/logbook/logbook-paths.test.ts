import { expect, test } from 'vitest'
import { formPaths } from './logbook-paths.ts'

test('[RT-15] writes an omitted parameter as a dash when a later one is given', () => {
  expect(formPaths.create('Training')).toBe('/logbook/log-dive/training/create')
  expect(formPaths.create('Training', { course: 'open-water', logNumber: '2' })).toBe(
    '/logbook/log-dive/training/create/open-water/2',
  )
  expect(formPaths.create('Training', { logId: 'a1', confirmation: 'sent' })).toBe(
    '/logbook/log-dive/training/create/-/-/-/a1/sent',
  )
})

test('[RT-15] a title with a slash stays one parameter, and the adventure dive is included', () => {
  expect(
    formPaths.create('Training', { course: 'advanced', logNumber: '1', title: 'Deep / night' }, 'deep'),
  ).toBe('/logbook/log-dive/training/create/advanced/1/Deep%20%2F%20night?adventureDive=deep')
})

test('[RT-16] recreational logs have only an id and a confirmation', () => {
  expect(formPaths.create('Recreational', { course: 'open-water', logId: 'a1' })).toBe(
    '/logbook/log-dive/recreational/create/a1',
  )
  expect(formPaths.update('Recreational', 'a1', 'saved')).toBe(
    '/logbook/log-dive/recreational/update/a1/saved',
  )
})
